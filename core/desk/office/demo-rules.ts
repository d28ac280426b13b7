import { z } from 'zod';
import { EMPTY_WORDS } from './demo.ts';

/** Of what is typed; room for blanks around the words. */
export const MAX_WORDS_LENGTH = 40;
export const TYPE_THE_WORDS = `Type “${EMPTY_WORDS}” to go on`;

/** Upper case, and blanks around the words, do not matter. */
export const emptyDemoRule = z.object({
  words: z
    .string(TYPE_THE_WORDS)
    .max(MAX_WORDS_LENGTH, TYPE_THE_WORDS)
    .transform((text) => text.trim().toLowerCase())
    .pipe(z.literal(EMPTY_WORDS, TYPE_THE_WORDS)),
  /** Also what somebody has touched. */
  touchedToo: z.boolean().optional(),
});
