import { needsDecision } from '@wondercast/core/bookings/taxing/check-states';
import type { ShopFigures } from '../metrics/shop-figures.ts';
import type { MemoryStore } from './memory-store.ts';
import type { JobRow } from './tables.ts';

/** `mostAttempts` is how often a job is tried before it fails for good. */
const stateOf = ({ attempts, notBefore }: JobRow, now: Date, mostAttempts: number) => {
  if (attempts >= mostAttempts) return 'failed';
  return notBefore && notBefore > now ? 'scheduled' : 'waiting';
};

/** The metrics of a store in memory. It has no outbox, because its jobs are their own queue. */
export const memoryFigures = ({ tables }: MemoryStore, now: Date, mostAttempts: number): ShopFigures => {
  const jobs = Map.groupBy(tables.jobs.all(), (row) => `${row.job.task} ${stateOf(row, now, mostAttempts)}`);
  const listed = [...tables.attention.all(), ...tables.matters.all()];
  const payments = Map.groupBy(listed, ({ reason }) => reason);
  return {
    jobs: [...jobs.values()].flatMap((rows) =>
      rows[0]
        ? [{ task: rows[0].job.task, state: stateOf(rows[0], now, mostAttempts), jobs: rows.length }]
        : [],
    ),
    outboxRows: 0,
    oldestOutboxId: null,
    payments: [...payments].map(([reason, each]) => ({ reason, payments: each.length })),
    taxMatters:
      tables.missingRates.all().length +
      tables.numberChecks.all().filter((check) => check.decision === null && needsDecision(check)).length,
    catalogueVersion: tables.catalogue.get('state')?.version ?? 0,
    lastBackupAt: null,
  };
};
