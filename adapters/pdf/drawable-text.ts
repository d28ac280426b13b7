const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The letters with their marks, the emoji with their joiners: what is drawn by one font. */
export const graphemesOf = (text: string): readonly string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

/** Control characters that are invisible or reorder text are removed. */
const CONTROLS = /\p{Cc}|\p{Bidi_Control}|[\u2028\u2029\u2060-\u2064\ufeff]/gu;

/** Marks on one letter. Joiners between them count, so that they hide none. */
const STACK = /[\p{M}\p{Join_Control}]{5,}/gu;
/** In these scripts letters below a letter are marks too. */
const LETTERS_AS_MARKS = /[\p{Script=Tibetan}\p{Script=Myanmar}]/u;
const MOST_MARKS = 4;
const MOST_LETTERS_AS_MARKS = 7;

const lowered = (stack: string): string =>
  [...stack].slice(0, LETTERS_AS_MARKS.test(stack) ? MOST_LETTERS_AS_MARKS : MOST_MARKS).join('');

/**
 * A text as it is drawn: composed, without controls, and with at most four marks on a letter (seven where letters are marks), so
 * that it stays in its line. What is stored keeps them all.
 */
export const drawable = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(CONTROLS, ' ').replace(STACK, lowered);

/** Characters that are seen only in what they do to others. */
export const isIgnorable = (character: string): boolean =>
  /^\p{Default_Ignorable_Code_Point}$/u.test(character);

/** A hieroglyph → `[U+13000]`: how a character that no font has is named. */
export const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
