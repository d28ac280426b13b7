import { z } from 'zod';

const LANGUAGE = 'Must be a language such as en or pt-BR';

/** Characters of the longest tag of a language that is taken. */
export const MAX_LANGUAGE_LENGTH = 35;

/** A tag of BCP 47, in its canonical spelling. */
export const languageRule = z
  .string(LANGUAGE)
  .trim()
  .max(MAX_LANGUAGE_LENGTH, LANGUAGE)
  .transform((text, context) => {
    try {
      const [tag] = Intl.getCanonicalLocales(text);
      if (tag) return tag;
    } catch {
      // Not a tag: said below.
    }
    context.addIssue({ code: 'custom', message: LANGUAGE });
    return z.NEVER;
  });
