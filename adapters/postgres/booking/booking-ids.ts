import { sql } from 'kysely';
import type { Run } from '../driver/query.ts';
import { statement } from '../driver/statement.ts';

/** Ids of bookings, drawn from their sequence in blocks, so that most bookings cost no round trip for theirs. Gaps are fine. */
export interface BookingIds {
  next(): Promise<number>;
  /** Forgets what was drawn ahead: a server that came back may not know of it any more. */
  drop(): void;
}

const BLOCK = 64;
const DRAW = statement(
  () =>
    sql<{
      id: number;
    }>`select nextval('bookings_id_seq')::int as id from generate_series(1, ${sql.lit(BLOCK)})`,
);

/**
 * `committed` runs a statement that is committed by itself. Within a transaction that never commits, a crash of the server may
 * take the drawing back, and the same ids would be handed out twice.
 */
export const bookingIds = (committed: Run): BookingIds => {
  let ids: number[] = [];
  let era = 0;
  let drawing: Promise<void> | null = null;
  const draw = async (): Promise<void> => {
    const began = era;
    const rows = await committed(DRAW());
    if (began === era) ids = [...ids, ...rows.map(({ id }) => id)];
  };
  return {
    next: async () => {
      for (;;) {
        const id = ids.shift();
        if (id !== undefined) return id;
        drawing ??= draw().finally(() => {
          drawing = null;
        });
        await drawing;
      }
    },
    drop: () => {
      ids = [];
      era += 1;
    },
  };
};

/** A booking is written with its lines and sessions in one statement, and the server may write these first. */
const KEYS: readonly unknown[] = ['bookings_pkey', 'booking_lines_pkey', 'booking_slots_pkey'];

/** Whether a booking's id was handed out before: its rows are there already. */
export const isIdTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && KEYS.includes(error.constraint);
