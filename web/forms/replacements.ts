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
 * Somebody free for each session, by its id: the best of those who are not proposed for another at the same time. A session for which
 * nobody is left has none.
 */
export const replacements = <Candidate extends { readonly hostId: number }>(
  sessions: readonly { readonly session: Times; readonly free: readonly Candidate[] }[],
): ReadonlyMap<string, Candidate> => {
  const proposed = new Map<string, Candidate>();
  // Those with the smallest choice first.
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
