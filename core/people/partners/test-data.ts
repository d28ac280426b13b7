/** Ids of the test shop begin here, so that none is ever an id of the live one. */
export const FIRST_TEST_ID = 1_000_000_000;

/** Before every reference of the test shop. */
export const TEST_REFERENCE = 'TEST-';
/** Before every secret that opens something in the test shop. */
export const TEST_TOKEN = 'test_';
/** Where every address of the test shop begins. */
export const TEST_PATH = '/test';

/** Test data are forgotten after this long. */
export const TEST_DATA_KEPT_MS = 90 * 24 * 60 * 60 * 1_000;

/** What of test data is to be forgotten. */
export interface Emptied {
  /** Only what this partner has made; null is everybody's. */
  readonly partnerId: number | null;
  /** Only bookings from before; null is all. */
  readonly before: Date | null;
}
