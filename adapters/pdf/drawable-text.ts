const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Splits a text into graphemes: letters with their marks, and emoji sequences. Each is drawn by one font. */
export const graphemesOf = (text: string): readonly string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

/** Control characters that are invisible or reorder text. They are removed. */
const CONTROLS = /\p{Cc}|\p{Bidi_Control}|[\u2028\u2029\u2060-\u2064\ufeff]/gu;

/** Many marks on one letter. Joiners between them count too, so that they cannot split a stack. */
const STACK = /[\p{M}\p{Join_Control}]{5,}/gu;
/** In these scripts letters below a letter are encoded as marks too. */
const LETTERS_AS_MARKS = /[\p{Script=Tibetan}\p{Script=Myanmar}]/u;
const MOST_MARKS = 4;
const MOST_LETTERS_AS_MARKS = 7;

const lowered = (stack: string): string =>
  [...stack].slice(0, LETTERS_AS_MARKS.test(stack) ? MOST_LETTERS_AS_MARKS : MOST_MARKS).join('');

/**
 * The text as it is drawn: normalised, without control characters, and with at most four marks on a letter (seven in scripts that
 * encode letters as marks), so that it fits its line. The stored text is unchanged.
 */
export const drawable = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(CONTROLS, ' ').replace(STACK, lowered);

/** Characters that are invisible themselves and only affect others. */
export const isIgnorable = (character: string): boolean =>
  /^\p{Default_Ignorable_Code_Point}$/u.test(character);

/** Names a character that no font has by its code point: a hieroglyph becomes `[U+13000]`. */
export const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
