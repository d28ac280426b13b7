import type { KeyMode } from '@wondercast/core/people/caller';
import type { NextId, Tables } from './tables.ts';

/** What the ports of one unit of work read from and write to. */
export interface MemorySession {
  readonly tables: Tables;
  readonly nextId: NextId;
  /** Which of the two shops the data belongs to. */
  readonly mode: KeyMode;
  now(): Date;
  /** How many units of work have written anything that decides which times are free. */
  staffingChanges(): number;
}
