/** Where the simulated provider keeps its own books, apart from the shop's: a provider's state survives the shop's restarts. */
export interface SimulatorRecords {
  read<Body>(kind: string, id: string): Promise<Body | null>;
  /** Reads and replaces one record in one step: nobody changes it in between. What `change` throws leaves it as it was. */
  change<Body>(kind: string, id: string, at: Date, change: (before: Body | null) => Body): Promise<Body>;
  /** Those last changed at or after an instant, latest first. */
  since<Body>(kind: string, at: Date): Promise<readonly Body[]>;
}
