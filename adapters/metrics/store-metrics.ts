import { ATTENTION_REASONS } from '@wondercast/core/money/payment/attention';
import { MATTER_REASONS } from '@wondercast/core/money/payment/matter';
import { Gauge, type Registry } from 'prom-client';
import { type FreshFigures, freshFigures } from './fresh-figures.ts';
import type { Observable, ShopFigures } from './shop-figures.ts';

const REASONS = Object.keys({ ...ATTENTION_REASONS, ...MATTER_REASONS });

/** A gauge of the whole shop: all processes of a machine report the same value. It is absent while the store is unavailable. */
const shopGauge = <Label extends string>(
  registry: Registry,
  figures: FreshFigures,
  { name, help, labelNames = [] }: { name: string; help: string; labelNames?: Label[] },
  write: (gauge: Gauge<Label>, figures: ShopFigures) => void,
): void => {
  new Gauge<Label>({
    name,
    help,
    labelNames,
    registers: [registry],
    aggregator: 'max',
    async collect() {
      const known = await figures.read();
      this.reset();
      if (known) write(this, known);
      // The library sets a gauge without labels to 0; it is removed instead.
      else if (labelNames.length === 0) this.remove();
    },
  });
};

/**
 * Metrics from the store: jobs, payments that need an administrator, the catalogue's version, the last backup, and this process's
 * connections.
 */
export const storeMetrics = (registry: Registry, store: Observable, now: () => number): void => {
  const figures = freshFigures(store, now);
  const { outboxAge } = figures;
  shopGauge(
    registry,
    figures,
    {
      name: 'wondercast_jobs',
      help: 'Jobs by task and state (scheduled, waiting, running, failed: given up); counts the first 10,000',
      labelNames: ['task', 'state'],
    },
    (gauge, { jobs }) => {
      for (const { task, state, jobs: count } of jobs) gauge.set({ task, state }, count);
    },
  );
  shopGauge(
    registry,
    figures,
    {
      name: 'wondercast_outbox_rows',
      help: 'Units of work whose jobs the queue has not taken over yet; counts the first 10,000',
    },
    (gauge, { outboxRows }) => gauge.set(outboxRows),
  );
  shopGauge(
    registry,
    figures,
    { name: 'wondercast_outbox_age_seconds', help: 'How long the oldest of them has been seen to wait' },
    (gauge) => gauge.set(outboxAge()),
  );
  shopGauge(
    registry,
    figures,
    {
      name: 'wondercast_payments_to_review',
      help: 'Payments without a booking or with too much for it (paid-twice), failed refunds and disputes, by reason',
      labelNames: ['reason'],
    },
    (gauge, { payments }) => {
      for (const reason of REASONS) gauge.set({ reason }, 0);
      for (const { reason, payments: count } of payments) gauge.set({ reason }, count);
    },
  );
  shopGauge(
    registry,
    figures,
    {
      name: 'wondercast_tax_matters',
      help: 'Bookings whose place has no rate of tax, and tax numbers about which somebody decides',
    },
    (gauge, { taxMatters }) => gauge.set(taxMatters),
  );
  shopGauge(
    registry,
    figures,
    { name: 'wondercast_catalogue_version', help: 'Version of the catalogue in the store' },
    (gauge, { catalogueVersion }) => gauge.set(catalogueVersion),
  );
  shopGauge(
    registry,
    figures,
    {
      name: 'wondercast_last_backup_timestamp_seconds',
      help: 'When the last whole backup of the shop was taken; 0: never',
    },
    (gauge, { lastBackupAt }) => gauge.set(lastBackupAt ?? 0),
  );
  poolMetrics(registry, store);
  new Gauge({
    name: 'wondercast_replica_lag_seconds',
    help: 'How old what the replicas show may be; absent where there are none, or one does not answer',
    registers: [registry],
    aggregator: 'max',
    async collect() {
      // A replica that does not reply must not hide all other figures.
      const seconds = await store.replicaLagSeconds().catch(() => null);
      if (seconds !== null && Number.isFinite(seconds)) this.set(seconds);
      else this.remove();
    },
  });
};

const poolMetrics = (registry: Registry, { pool }: Pick<Observable, 'pool'>): void => {
  new Gauge({
    name: 'wondercast_database_connections',
    help: 'Connections of this process to the database, idle and used',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const state = pool();
      if (!state) return;
      this.set({ state: 'idle' }, state.idle);
      this.set({ state: 'used' }, state.open - state.idle);
    },
  });
  new Gauge({
    name: 'wondercast_database_connections_limit',
    help: 'Most connections that this process may have',
    registers: [registry],
    collect() {
      this.set(pool()?.size ?? 0);
    },
  });
  new Gauge({
    name: 'wondercast_database_waiting',
    help: 'Statements of this process that wait for a connection',
    registers: [registry],
    collect() {
      this.set(pool()?.waiting ?? 0);
    },
  });
};
