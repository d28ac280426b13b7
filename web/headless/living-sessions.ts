/** Sessions that are not cancelled. */
export const livingSessions = <Session extends { readonly state: string }>({
  sessions,
}: {
  readonly sessions: readonly Session[];
}): readonly Session[] => sessions.filter(({ state }) => state !== 'cancelled');
