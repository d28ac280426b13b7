import type { NextId, Tables } from './tables.ts';

/** What the ports of one unit of work read and write. */
export interface MemorySession {
  readonly tables: Tables;
  readonly nextId: NextId;
  now(): Date;
}
