import type { KeptRecord, RecordFields, ValuesOf } from './field.ts';

/** A part of what is served with the catalogue: the rules of booking with the policy, or the other settings. */
export type ServedPart = 'booking-rules' | 'settings';

/** The records of a kind. */
export interface Records<Fields extends RecordFields, Model extends KeptRecord<Fields> = KeptRecord<Fields>> {
  /** @throws Refusal 'conflict' when a unique value is taken */
  add(record: ValuesOf<Fields>): Promise<Model>;
  byId(id: number): Promise<Model | null>;
  /** Like `byId`, and locks the record until the unit of work ends. */
  lock(id: number): Promise<Model | null>;
  /**
   * Changes the given fields and raises the version.
   * @throws Refusal 'conflict' when a unique value is taken
   */
  change(id: number, change: Partial<ValuesOf<Fields>>, at: Date): Promise<Model>;
  remove(id: number): Promise<void>;
  /** Sorted in the order of the kind. */
  all(): Promise<readonly Model[]>;
}
