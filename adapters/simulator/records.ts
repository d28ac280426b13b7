/** Stores the simulated provider's records separately from the shop's, so that they survive restarts of the shop. */
export interface SimulatorRecords {
  read<Body>(kind: string, id: string): Promise<Body | null>;
  /** Reads and replaces one record atomically. When `change` throws, the record stays as it was. */
  change<Body>(kind: string, id: string, at: Date, change: (before: Body | null) => Body): Promise<Body>;
  /** Records changed at or after an instant, latest first. */
  since<Body>(kind: string, at: Date): Promise<readonly Body[]>;
}
