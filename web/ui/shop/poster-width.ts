/**
 * Signs of the poster face at its heaviest by their width, in hundredths of an em, set as tightly as the name at the foot of a
 * page. The widest of a group stands for all.
 */
const GROUPS: readonly (readonly [signs: RegExp, width: number])[] = [
  [/[ijlI.,:;'’|!]/, 18],
  [/[frtJ1 -]/, 28],
  [/[mwMW&æÆœŒ—]/, 67],
  [/[@%]/, 73],
  [/[A-Z0-9]/, 48],
  [/[\u0021-\u024f]/, 42],
];

/** What the face lacks is drawn in others, which are square at most. */
const OTHERS = 105;

/** How wide a name is at most, in ems. */
export const posterWidth = (name: string): number =>
  [...name].reduce((width, sign) => width + (GROUPS.find(([signs]) => signs.test(sign))?.[1] ?? OTHERS), 0) /
  100;
