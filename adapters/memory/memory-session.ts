import type { NextId, Tables } from './tables.ts';

/** What the ports of one unit of work read and write. */
export interface MemorySession {
  readonly tables: Tables;
  readonly nextId: NextId;
  now(): Date;
  /** How many units of work have written what decides which times are free. */
  staffingChanges(): number;
}
