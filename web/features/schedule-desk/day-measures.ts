/** Height of an hour on the day board, in pixels. */
export const HOUR_PX = 58;
