/** Who leads a session, as its customer sees them. */
export interface Leader {
  readonly name: string;
  readonly pictureUrl: string | null;
}

/** By session id; a session without one is left out. */
export type Leaders = ReadonlyMap<string, readonly Leader[]>;
