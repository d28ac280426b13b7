import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { givenRows } from './given-times.ts';

interface Issue {
  readonly path: string;
  readonly message: string;
}

const PLACE = /^preferences\.(\d+)(?:\.|$)/;

/** What the shop refused of the times of a form, at the row of each, also below rows that were left blank; null where nothing is wrong. */
export const timeErrors = (issues: readonly Issue[], rows: readonly Slot[]): readonly (string | null)[] => {
  const sent = givenRows(rows);
  return rows.map((_, row) => {
    const place = String(sent.indexOf(row));
    return issues.find(({ path }) => PLACE.exec(path)?.[1] === place)?.message ?? null;
  });
};
