import { Refusal } from '../../../kernel/refusal.ts';
import type { Assignment, Span, StaffedSession } from '../assignment.ts';
import { isReserving } from '../assignment-states.ts';
import type { StaffingStore } from '../ports.ts';
import { HOST_NOT_FOUND } from '../words.ts';
import { freeHost } from './free-hosts.ts';
import { assertMayLead, reserveHost } from './reserve-host.ts';

/**
 * Gives a session at this time to one host; other hosts who were reserved for it are freed, with a mail. It is used for agreeing on a time
 * and a host in one step. The booking must be locked.
 * @throws Refusal 'not-found' (no such host), 'conflict' with each reason in `hindrances`
 */
export const leadBy = async (
  store: StaffingStore,
  session: StaffedSession,
  span: Span,
  { hostId, ask }: { readonly hostId: number; readonly ask: boolean },
  at: Date,
): Promise<Assignment> => {
  const host = await store.hosts.lock(hostId);
  if (!host) throw new Refusal('not-found', HOST_NOT_FOUND);
  await assertMayLead(store, host, session, span, at);
  for (const each of await store.assignments.of(session)) {
    if (!isReserving(each)) continue;
    const isSame =
      each.hostId === hostId &&
      each.startsAt.getTime() === span.startsAt.getTime() &&
      each.endsAt.getTime() === span.endsAt.getTime();
    if (!isSame) await freeHost(store, each, session, at);
  }
  return reserveHost(store, { host, session, span, ask }, at);
};
