import { Refusal } from '@wondercast/core/kernel/refusal';
import { requireSignedIn } from '@wondercast/core/people/caller';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import type { Sessions } from '../pipeline/session.ts';

type SessionHandlers = Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions'>;

const ID_LENGTH = 22;

/** The id of a session. Sessions of older releases have none and are named by a part of their key, which is a hash. */
const idOf = ({ key, data }: Awaited<ReturnType<Sessions['ofAccount']>>[number]): string =>
  data.sessionId ?? key.slice(0, ID_LENGTH);

/** Newest first. */
const byStart = (one: { startedAt: string | null }, other: { startedAt: string | null }): number =>
  (other.startedAt ?? '').localeCompare(one.startedAt ?? '');

export const ownSessionHandlers = ({ sessions }: HttpDeps): SessionHandlers => ({
  listSessions: async ({ caller, session }) => {
    const found = await sessions.ofAccount(requireSignedIn(caller).accountId);
    const listed = found.map((each) => ({
      id: idOf(each),
      isCurrent: idOf(each) === session.id,
      startedAt: each.data.startedAt ?? null,
      agent: each.data.agent ?? null,
      expiresAt: each.expire.toISOString(),
    }));
    const [here, others] = [
      listed.filter(({ isCurrent }) => isCurrent),
      listed.filter(({ isCurrent }) => !isCurrent),
    ];
    return { body: { sessions: [...here, ...others.toSorted(byStart)] } };
  },
  endSession: async ({ caller, parameters, session }) => {
    const found = await sessions.ofAccount(requireSignedIn(caller).accountId);
    const one = found.find((each) => idOf(each) === parameters.sessionId);
    if (!one) throw new Refusal('not-found', 'Session not found');
    if (session.id === parameters.sessionId) session.end();
    else await sessions.destroy(one.key);
    return { body: { message: 'Signed out there' } };
  },
  endOtherSessions: async ({ caller, session }) => {
    const { accountId } = requireSignedIn(caller);
    // A session of an older release has no id by which it could be excluded; it gets one at the next sign-in.
    await sessions.destroyOfAccount(accountId, session.id);
    return { body: { message: 'Signed out everywhere else' } };
  },
});
