import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { givenRows } from './given-times.ts';

interface Issue {
  readonly path: string;
  readonly message: string;
}

const PLACE = /^preferences\.(\d+)(?:\.|$)/;

/** The server's errors about times by form row, correct also when rows above are empty; null for rows without an error. */
export const timeErrors = (issues: readonly Issue[], rows: readonly Slot[]): readonly (string | null)[] => {
  const sent = givenRows(rows);
  return rows.map((_, row) => {
    const place = String(sent.indexOf(row));
    return issues.find(({ path }) => PLACE.exec(path)?.[1] === place)?.message ?? null;
  });
};
