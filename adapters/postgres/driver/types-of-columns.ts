import pg from 'pg';
import { readInstant } from './read-instant.ts';

const asText = (text: string) => text;
/** bigint and numeric, read as numbers: sums, counts and percentages, all far below 2^53. */
const NUMBERS = [20, 1700];
/** date, timestamp and interval, read as text, so that no time zone can shift a day. */
const AS_WRITTEN = [1082, 1114, 1186];

const TIMESTAMPTZ = 1184;

/** How the driver reads values. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (NUMBERS.includes(oid)) return Number;
    if (AS_WRITTEN.includes(oid)) return asText;
    if (oid === TIMESTAMPTZ && format !== 'binary') return readInstant;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};
