import type { DaySpan } from '@wondercast/core/calendar/scheduling/booking-rules';
import type { RowOf } from '../driver/columns.ts';
import type { HostRow } from './tables.ts';

type Row = RowOf<typeof HostRow>;

export interface KnownHost {
  readonly row: Row;
  /** The transaction that wrote the row. */
  readonly writtenBy: string;
}

/** A cache of hosts' rows in this process (decision 132). */
export interface KnownHosts {
  get(id: number): KnownHost | undefined;
  keep(host: KnownHost): void;
  drop(): void;
}

/** Most hosts of a shop have the same working hours, so equal lists share one object. */
const shared = () => {
  const lists = new Map<string, readonly DaySpan[]>();
  return (hours: readonly DaySpan[]): readonly DaySpan[] => {
    const key = JSON.stringify(hours);
    const known = lists.get(key) ?? hours;
    lists.set(key, known);
    return known;
  };
};

export const knownHosts = (): KnownHosts => {
  const rows = new Map<number, KnownHost>();
  let hoursOf = shared();
  return {
    get: (id) => rows.get(id),
    keep: ({ row, writtenBy }) => {
      rows.set(row.id, { row: { ...row, hours: hoursOf(row.hours) }, writtenBy });
    },
    drop: () => {
      rows.clear();
      hoursOf = shared();
    },
  };
};
