interface Times {
  readonly id: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

const overlap = (a: Times, b: Times): boolean =>
  a.startsAt !== null &&
  a.endsAt !== null &&
  b.startsAt !== null &&
  b.endsAt !== null &&
  a.startsAt < b.endsAt &&
  b.startsAt < a.endsAt;

/**
 * A free host for each session, by session id: the best one who is not proposed for another session at the same time. Sessions
 * without a candidate are absent.
 */
export const replacements = <Candidate extends { readonly hostId: number }>(
  sessions: readonly { readonly session: Times; readonly free: readonly Candidate[] }[],
): ReadonlyMap<string, Candidate> => {
  const proposed = new Map<string, Candidate>();
  // Sessions with the fewest candidates first.
  for (const { session, free } of sessions.toSorted((a, b) => a.free.length - b.free.length)) {
    const isTaken = ({ hostId }: Candidate) =>
      sessions.some(
        (other) => proposed.get(other.session.id)?.hostId === hostId && overlap(other.session, session),
      );
    const best = free.find((candidate) => !isTaken(candidate));
    if (best) proposed.set(session.id, best);
  }
  return proposed;
};
