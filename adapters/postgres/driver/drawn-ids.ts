import { sql } from 'kysely';
import type { Run } from './query.ts';
import { statement } from './statement.ts';

/** Ids drawn from a table's sequence in blocks, so that most rows need no round trip for theirs. Gaps are harmless. */
export interface DrawnIds {
  next(): Promise<number>;
  /** Drops ids that were drawn ahead: after a failover the server may not know that they were drawn. */
  drop(): void;
}

const BLOCK = 64;
const drawing = (sequence: string) =>
  statement(
    () =>
      sql<{
        id: number;
      }>`select nextval(${sql.lit(sequence)})::int as id from generate_series(1, ${sql.lit(BLOCK)})`,
  );
const OF_BOOKINGS = drawing('bookings_id_seq');
const OF_ASSIGNMENTS = drawing('assignments_id_seq');

/**
 * `committed` must run its statement in a transaction of its own. In a transaction that never commits, a crash of the server could
 * undo the drawing, and the same ids would be drawn twice.
 */
const drawnIds = (committed: Run, block: typeof OF_BOOKINGS): DrawnIds => {
  let ids: number[] = [];
  let era = 0;
  let pending: Promise<void> | null = null;
  const draw = async (): Promise<void> => {
    const began = era;
    const rows = await committed(block());
    if (began === era) ids = [...ids, ...rows.map(({ id }) => id)];
  };
  return {
    next: async () => {
      for (;;) {
        const id = ids.shift();
        if (id !== undefined) return id;
        pending ??= draw().finally(() => {
          pending = null;
        });
        await pending;
      }
    },
    drop: () => {
      ids = [];
      era += 1;
    },
  };
};

export const bookingIds = (committed: Run): DrawnIds => drawnIds(committed, OF_BOOKINGS);

export const assignmentIds = (committed: Run): DrawnIds => drawnIds(committed, OF_ASSIGNMENTS);

/** A booking is inserted with lines, sessions and assignments in one statement, and any of these keys may fail first. */
const KEYS: readonly unknown[] = [
  'bookings_pkey',
  'booking_lines_pkey',
  'booking_slots_pkey',
  'assignments_pkey',
];

/** Whether the error means that an id has been used before. */
export const isIdTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && KEYS.includes(error.constraint);
