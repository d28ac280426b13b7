import pg from 'pg';

const asText = (text: string) => text;
/** bigint and numeric: sums, counts and percentages, all far below 2^53. */
const NUMBERS = [20, 1700];
/** date, timestamp and interval stay as written, so that no zone can shift a day. */
const AS_WRITTEN = [1082, 1114, 1186];

/** How the driver reads values. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (NUMBERS.includes(oid)) return Number;
    if (AS_WRITTEN.includes(oid)) return asText;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};
