/** What of a process's connections each part may take. */
export interface ConnectionShares {
  /** Units of work and reads. */
  readonly connections: number;
  /** The job queue: each of its two runners listens on one, and they share the rest. */
  readonly sessions: number;
  /** To each replica. */
  readonly toEachReplica: number;
}

/** The beat of the pulse, and what is set aside for ids. */
const OWN = 2;
const LISTENING = 2;
const FETCHING = 2;
/** An export takes one for long. */
const TO_EACH_REPLICA = 2;

/** Shares `all` connections, 8 at least and 2 more for each replica, so that no part can take another's. */
export const shareConnections = (all: number, hasWorkers: boolean, replicas = 0): ConnectionShares => {
  const sessions = hasWorkers ? LISTENING + FETCHING : 0;
  // A pool takes one at least; without workers nothing asks for it.
  return {
    connections: Math.max(1, all - OWN - sessions - replicas * TO_EACH_REPLICA),
    sessions: Math.max(1, sessions),
    toEachReplica: TO_EACH_REPLICA,
  };
};
