import { Gauge, type Registry } from 'prom-client';
import type { StoreHealth } from '../http/deps.ts';

/** The state of one process (node) of the shop. */
export interface NodeState {
  readonly version: string;
  ready(): boolean;
  draining(): boolean;
  /** null before the first load. */
  snapshot(): { readonly version: number; readonly loadedAt: number } | null;
  directoryVersion(): number;
  /** The test shop: whether this process has it open, and the size of its data where known. */
  testData(): {
    readonly isOpen: boolean;
    readonly figures: { readonly bookings: number; readonly failedJobs: number } | null;
  };
  /** null while the store is unavailable. */
  health(): StoreHealth | null;
  /** Seconds after which the last backup counts as too old; 0 when backups are made by other means. */
  readonly backupMaxAge: number;
  /** The disk of the data folder, in bytes. @throws Error when it cannot be read */
  disk(): Promise<{ readonly free: number; readonly size: number }>;
}

/** Whether this node serves requests, and how recent the data is that it serves from memory. */
export const nodeMetrics = (registry: Registry, node: NodeState): void => {
  const gauge = (name: string, help: string, aggregator: 'min' | 'max', value: () => number | null): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      aggregator,
      collect() {
        const known = value();
        if (known === null) this.remove();
        else this.set(known);
      },
    });
  };
  new Gauge({
    name: 'wondercast_build_info',
    help: '1, with the versions of the shop and of Node as labels',
    labelNames: ['version', 'node'],
    registers: [registry],
    aggregator: 'max',
  }).set({ version: node.version, node: process.versions.node }, 1);
  gauge(
    'wondercast_ready',
    '1 when /readyz answers 200: the store is there and a catalogue is loaded',
    'min',
    () => (node.ready() ? 1 : 0),
  );
  gauge('wondercast_draining', '1 from SIGTERM until the process ends', 'max', () =>
    node.draining() ? 1 : 0,
  );
  gauge(
    'wondercast_snapshot_version',
    'Version of the catalogue that this node serves',
    'min',
    () => node.snapshot()?.version ?? null,
  );
  gauge(
    'wondercast_snapshot_loaded_timestamp_seconds',
    'When this node loaded it',
    'min',
    () => node.snapshot()?.loadedAt ?? null,
  );
  gauge(
    'wondercast_backup_max_age_seconds',
    'BACKUP_MAX_AGE: how old the last backup may be; 0 when something else makes the backups',
    'max',
    () => node.backupMaxAge,
  );
  diskMetrics(registry, node);
  gauge(
    'wondercast_oldest_job_age_seconds',
    'How long the job that is due longest has waited',
    'max',
    () => node.health()?.oldestJobSeconds ?? null,
  );
  gauge(
    'wondercast_bookings_without_mail',
    'Bookings older than 5 minutes whose customer has no mail: of the last hour, or whose mail is tried again',
    'max',
    () => node.health()?.bookingsWithoutMail ?? null,
  );
  gauge(
    'wondercast_partner_directory_version',
    'Version of the partner keys that this node knows',
    'min',
    () => node.directoryVersion(),
  );
  gauge(
    'wondercast_test_data_open',
    '1 while a process has the data of test keys open; every other figure is of the live shop alone',
    'max',
    () => (node.testData().isOpen ? 1 : 0),
  );
  gauge(
    'wondercast_test_bookings',
    'Bookings by test keys, as the periodic work last counted them',
    'max',
    () => node.testData().figures?.bookings ?? null,
  );
  gauge(
    'wondercast_test_jobs_failed',
    'Jobs of test bookings that have used up their retries',
    'max',
    () => node.testData().figures?.failedJobs ?? null,
  );
};

const diskMetrics = (registry: Registry, { disk }: Pick<NodeState, 'disk'>): void => {
  const gauge = (name: string, help: string, part: 'free' | 'size'): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      aggregator: 'min',
      async collect() {
        const state = await disk().catch(() => null);
        if (state) this.set(state[part]);
        else this.remove();
      },
    });
  };
  gauge('wondercast_disk_free_bytes', 'What is free on the disk of DATA_DIR', 'free');
  gauge('wondercast_disk_size_bytes', 'The size of the disk of DATA_DIR', 'size');
};
