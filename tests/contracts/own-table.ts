/** A table of the tests alone. Files share one loaded program, so its statements may stand among those of the shop. */
export const OWN_TABLE = 'plain_records';
