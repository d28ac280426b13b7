/** Ids of the test shop begin here, so that none is ever an id of the live shop. */
export const FIRST_TEST_ID = 1_000_000_000;

/** Prefix of every reference of the test shop. */
export const TEST_REFERENCE = 'TEST-';
/** Prefix of every secret that opens something in the test shop. */
export const TEST_TOKEN = 'test_';
/** Prefix of every path of the test shop. */
export const TEST_PATH = '/test';

/** Test data are deleted after this time, in milliseconds. */
export const TEST_DATA_KEPT_MS = 90 * 24 * 60 * 60 * 1_000;

/** Which test data are deleted. */
export interface Emptied {
  /** Only the data of this partner; null for all partners. */
  readonly partnerId: number | null;
  /** Only bookings from before this instant; null for all. */
  readonly before: Date | null;
}
