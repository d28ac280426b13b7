import { sql } from 'kysely';
import type { Run } from './query.ts';
import { statement } from './statement.ts';

/** Ids of a table, drawn from its sequence in blocks, so that most rows cost no round trip for theirs. Gaps are fine. */
export interface DrawnIds {
  next(): Promise<number>;
  /** Forgets what was drawn ahead: a server that came back may not know of it any more. */
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
 * `committed` runs a statement that is committed by itself. Within a transaction that never commits, a crash of the server may
 * take the drawing back, and the same ids would be handed out twice.
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

/** A booking is written with its lines, sessions and their hosts in one statement, and the server may write these first. */
const KEYS: readonly unknown[] = [
  'bookings_pkey',
  'booking_lines_pkey',
  'booking_slots_pkey',
  'assignments_pkey',
];

/** Whether an id was handed out before: its row is there already. */
export const isIdTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && KEYS.includes(error.constraint);
