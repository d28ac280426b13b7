import { z } from 'zod';
import { EMPTY_WORDS } from './demo.ts';

/** Maximum length of the typed words, with room for spaces around them. */
export const MAX_WORDS_LENGTH = 40;
export const TYPE_THE_WORDS = `Type “${EMPTY_WORDS}” to go on`;

/** Case, and spaces around the words, do not matter. */
export const emptyDemoRule = z.object({
  words: z
    .string(TYPE_THE_WORDS)
    .max(MAX_WORDS_LENGTH, TYPE_THE_WORDS)
    .transform((text) => text.trim().toLowerCase())
    .pipe(z.literal(EMPTY_WORDS, TYPE_THE_WORDS)),
  /** Whether records that somebody has changed are removed too. */
  touchedToo: z.boolean().optional(),
});
