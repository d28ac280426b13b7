import type { Emptied } from '@wondercast/core/people/partners/test-data';
import type { MemoryStore } from '../memory-store.ts';
import type { Rows } from '../rows.ts';
import { type Committed, emptyTables, type Tables } from '../tables.ts';
import { MIRRORED } from './mirrored-tables.ts';

type AnyRows = Rows<unknown, unknown>;

const NAMES = Object.keys(emptyTables()) as readonly (keyof Committed)[];
const MIRRORED_NAMES: ReadonlySet<string> = new Set(MIRRORED);
/** Tables whose key is a booking's id, or whose row is one. */
const BY_BOOKING: readonly string[] = [
  'bookings',
  'bookingUpdates',
  'bookingMails',
  'reviewAsks',
  'redemptions',
];
const TO_BOOKING: readonly string[] = ['bookingByReference', 'bookingByIntent'];

const bookingOf = (name: string, key: unknown, row: unknown): unknown => {
  if (BY_BOOKING.includes(name)) return key;
  if (TO_BOOKING.includes(name)) return row;
  return typeof row === 'object' && row !== null && 'bookingId' in row ? row.bookingId : null;
};

const rowsOf = (tables: Tables, name: keyof Committed): AnyRows => tables[name] as unknown as AnyRows;

/** Deletes everything that the test shop has created itself. */
const emptyAll = (tables: Tables): void => {
  for (const name of NAMES.filter((each) => !MIRRORED_NAMES.has(each))) {
    const rows = rowsOf(tables, name);
    for (const [key] of rows.entries()) rows.delete(key);
  }
};

const emptySome = (tables: Tables, { partnerId, before }: Emptied): number => {
  const gone = new Set<unknown>(
    tables.bookings
      .all()
      .filter(({ partner }) => partnerId === null || partner?.id === partnerId)
      .filter(({ createdAt }) => before === null || createdAt < before)
      .map(({ id }) => id),
  );
  const files = tables.invoices.all().filter(({ bookingId }) => gone.has(bookingId));
  for (const { id } of files) tables.invoiceFiles.delete(id);
  for (const name of NAMES.filter((each) => !MIRRORED_NAMES.has(each))) {
    const rows = rowsOf(tables, name);
    for (const [key, row] of rows.entries()) if (gone.has(bookingOf(name, key, row))) rows.delete(key);
  }
  if (before === null) {
    const holds = tables.timeHolds.all().filter((hold) => hold.partnerId === partnerId);
    for (const { id } of holds) tables.timeHolds.delete(id);
    for (const [key, held] of tables.heldHosts.entries())
      if (holds.some(({ id }) => id === held.holdId)) tables.heldHosts.delete(key);
    for (const [key, reservation] of tables.reservations.entries())
      if (reservation.partnerId === partnerId) tables.reservations.delete(key);
  }
  return gone.size;
};

/** Deletes test data. Returns the number of deleted bookings. Ids are never reused. */
export const emptyTwin = (twin: MemoryStore, emptied: Emptied): Promise<number> =>
  twin.inTables((tables) => {
    if (emptied.partnerId !== null || emptied.before !== null) return emptySome(tables, emptied);
    const { length } = tables.bookings.all();
    emptyAll(tables);
    return length;
  });
