/** Height of an hour of the day's board, in pixels. */
export const HOUR_PX = 58;
