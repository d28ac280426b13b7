/** How a process's connections are divided among its parts. */
export interface ConnectionShares {
  /** For units of work and reads. */
  readonly connections: number;
  /** For the job queue: its two runners each listen on one connection and share the rest. */
  readonly sessions: number;
  /** For each replica. */
  readonly toEachReplica: number;
}

/** Reserved: the heartbeat, and drawing ids. */
const OWN = 2;
const LISTENING = 2;
const FETCHING = 2;
/** Two, because an export occupies one for a long time. */
const TO_EACH_REPLICA = 2;

/** Divides `all` connections, at least 8 plus 2 for each replica, so that no part can use up another's. */
export const shareConnections = (all: number, hasWorkers: boolean, replicas = 0): ConnectionShares => {
  const sessions = hasWorkers ? LISTENING + FETCHING : 0;
  // A pool needs at least one; without workers it is never used.
  return {
    connections: Math.max(1, all - OWN - sessions - replicas * TO_EACH_REPLICA),
    sessions: Math.max(1, sessions),
    toEachReplica: TO_EACH_REPLICA,
  };
};
