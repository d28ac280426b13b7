import type { KeyMode } from '@wondercast/core/people/caller';
import type { NextId, Tables } from './tables.ts';

/** What the ports of one unit of work read and write. */
export interface MemorySession {
  readonly tables: Tables;
  readonly nextId: NextId;
  /** Which shop's data these are. */
  readonly mode: KeyMode;
  now(): Date;
  /** How many units of work have written what decides which times are free. */
  staffingChanges(): number;
}
