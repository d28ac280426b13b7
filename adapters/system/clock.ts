/** The current time. All processes of one shop agree, because each follows the database's clock. */
export interface Clock {
  now(): Date;
  /**
   * Corrects the clock by a reading of the database's clock. `askedAt` and `answeredAt` are this clock's own readings before and
   * after it, in milliseconds.
   */
  follow(databaseNow: Date, askedAt: number, answeredAt: number): void;
  /** This machine's milliseconds, to measure durations. */
  machineMs(): number;
}

/** Smaller differences are caused by the network and normal clock drift. */
const TOLERATED_MS = 1_000;

/** This machine's clock, corrected when it is clearly wrong. `machineMs` reads the machine's clock. */
export const createClock = (machineMs: () => number = Date.now): Clock => {
  let offset = 0;
  return {
    now: () => new Date(machineMs() + offset),
    follow: (databaseNow, askedAt, answeredAt) => {
      const difference = databaseNow.getTime() - (askedAt + answeredAt) / 2;
      offset = Math.abs(difference) > TOLERATED_MS + (answeredAt - askedAt) / 2 ? difference : 0;
    },
    machineMs: machineMs,
  };
};

/** The current instant on this machine. */
export const now = (): Date => new Date();
