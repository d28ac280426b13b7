import type { AttentionReason } from '@wondercast/core/money/payment/attention';
import type { MatterReason } from '@wondercast/core/money/payment/matter';

/** `scheduled` is due later, `failed` has used up its retries. */
export type JobState = 'scheduled' | 'waiting' | 'running' | 'failed';

export interface JobCount {
  readonly task: string;
  readonly state: JobState;
  readonly jobs: number;
}

/** What the store says about the whole shop; every node reads the same. */
export interface ShopFigures {
  readonly jobs: readonly JobCount[];
  /** Units of work whose jobs the queue has not taken over yet. */
  readonly outboxRows: number;
  /** Grows by one for each; null when none waits. */
  readonly oldestOutboxId: number | null;
  /** Payments, failed refunds and disputes that an administrator looks after, by reason. */
  readonly payments: readonly {
    readonly reason: AttentionReason | MatterReason;
    readonly payments: number;
  }[];
  /** Bookings whose place has no rate, and tax numbers about which somebody decides. */
  readonly taxMatters: number;
  readonly catalogueVersion: number;
  /** When the last whole backup was taken, in seconds since the epoch; null when none ever was. */
  readonly lastBackupAt: number | null;
}

/** The connections of this process to the database. */
export interface PoolState {
  /** Most connections that it may have. */
  readonly size: number;
  readonly open: number;
  readonly idle: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
}

/** What the metrics ask the storage for. */
export interface Observable {
  /** One statement, whose cost does not grow with the shop. @throws while the store is unreachable */
  figures(): Promise<ShopFigures>;
  /** null where there is no pool. */
  pool(): PoolState | null;
  /** How old what the replicas show may be, the oldest of them; null where there are none, or one does not answer. */
  replicaLagSeconds(): Promise<number | null>;
}
