/** More people than any room seats are the shop's to refuse, with what to do instead. */
export const MOST_PEOPLE = 9_999;

/** Most units of a line. */
export const MOST_UNITS = 1_000;
