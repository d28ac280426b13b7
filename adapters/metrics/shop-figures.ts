import type { AttentionReason } from '@wondercast/core/money/payment/attention';
import type { MatterReason } from '@wondercast/core/money/payment/matter';

/** `scheduled` jobs are due later; `failed` jobs have used up their retries. */
export type JobState = 'scheduled' | 'waiting' | 'running' | 'failed';

export interface JobCount {
  readonly task: string;
  readonly state: JobState;
  readonly jobs: number;
}

/** Figures of the whole shop. Every node reads the same values. */
export interface ShopFigures {
  readonly jobs: readonly JobCount[];
  /** Outbox entries: units of work whose jobs the queue has not taken over yet. */
  readonly outboxRows: number;
  /** Ids grow by one for each entry; null when the outbox is empty. */
  readonly oldestOutboxId: number | null;
  /** Payments, failed refunds and disputes that need an administrator, by reason. */
  readonly payments: readonly {
    readonly reason: AttentionReason | MatterReason;
    readonly payments: number;
  }[];
  /** Bookings whose place has no tax rate, and tax numbers that wait for somebody's decision. */
  readonly taxMatters: number;
  readonly catalogueVersion: number;
  /** When the last complete backup was taken, in seconds since the epoch; null when there is none. */
  readonly lastBackupAt: number | null;
}

/** The connections of this process to the database. */
export interface PoolState {
  /** Maximum number of connections. */
  readonly size: number;
  readonly open: number;
  readonly idle: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
}

/** What the metrics read from the storage. */
export interface Observable {
  /** Runs one statement whose cost does not grow with the shop. @throws Error while the store is unreachable */
  figures(): Promise<ShopFigures>;
  /** null where there is no pool. */
  pool(): PoolState | null;
  /** How far the slowest replica is behind; null when there are no replicas or one does not reply. */
  replicaLagSeconds(): Promise<number | null>;
}
