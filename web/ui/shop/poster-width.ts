/**
 * Widths of characters in the heaviest poster face, in hundredths of an em, with the tight spacing of the footer's name. Each group
 * has the width of its widest character.
 */
const GROUPS: readonly (readonly [signs: RegExp, width: number])[] = [
  [/[ijlI.,:;'’|!]/, 18],
  [/[frtJ1 -]/, 28],
  [/[mwMW&æÆœŒ—]/, 67],
  [/[@%]/, 73],
  [/[A-Z0-9]/, 48],
  [/[\u0021-\u024f]/, 42],
];

/** Characters that the face lacks are drawn in other fonts, where they are at most square. */
const OTHERS = 105;

/** The maximum width of a name in ems. */
export const posterWidth = (name: string): number =>
  [...name].reduce((width, sign) => width + (GROUPS.find(([signs]) => signs.test(sign))?.[1] ?? OTHERS), 0) /
  100;
