import { z } from 'zod';

const LANGUAGE = 'Must be a language such as en or pt-BR';

/** Maximum length of a language tag. */
export const MAX_LANGUAGE_LENGTH = 35;

/** A language tag of BCP 47, in its canonical spelling. */
export const languageRule = z
  .string(LANGUAGE)
  .trim()
  .max(MAX_LANGUAGE_LENGTH, LANGUAGE)
  .transform((text, context) => {
    try {
      const [tag] = Intl.getCanonicalLocales(text);
      if (tag) return tag;
    } catch {
      // Not a valid tag: the check below reports it.
    }
    context.addIssue({ code: 'custom', message: LANGUAGE });
    return z.NEVER;
  });
