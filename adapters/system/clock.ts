/** Says what time it is. Several processes of one shop agree: each follows the clock of their database. */
export interface Clock {
  now(): Date;
  /** Takes over what the database's clock said between two readings of our own, in milliseconds. */
  follow(databaseNow: Date, askedAt: number, answeredAt: number): void;
  /** This machine's own milliseconds, for measuring how long something took. */
  own(): number;
}

/** Smaller differences are those of the network and of clocks that are kept in time. */
const TOLERATED_MS = 1_000;

/** A clock of this machine, corrected when it is clearly wrong. `own` reads the machine's clock. */
export const createClock = (own: () => number = Date.now): Clock => {
  let offset = 0;
  return {
    now: () => new Date(own() + offset),
    follow: (databaseNow, askedAt, answeredAt) => {
      const difference = databaseNow.getTime() - (askedAt + answeredAt) / 2;
      offset = Math.abs(difference) > TOLERATED_MS + (answeredAt - askedAt) / 2 ? difference : 0;
    },
    own,
  };
};

/** The instant it is now, on this machine. */
export const now = (): Date => new Date();
