/** Larger groups than any tier allows can be entered, because the shop refuses them with advice. */
export const MOST_PEOPLE = 9_999;

/** Maximum number of units in a line. */
export const MOST_UNITS = 1_000;
