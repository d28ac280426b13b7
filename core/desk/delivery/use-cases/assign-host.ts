import { endOf } from '../../../calendar/scheduling/session.ts';
import { isAhead } from '../../../calendar/scheduling/session-states.ts';
import { isOfSession, type Span } from '../../../calendar/staffing/assignment.ts';
import { isReserving } from '../../../calendar/staffing/assignment-states.ts';
import type { AssignmentRequest } from '../../../calendar/staffing/rules.ts';
import { freeHost } from '../../../calendar/staffing/steps/free-hosts.ts';
import { assertMayLead, reserveHost } from '../../../calendar/staffing/steps/reserve-host.ts';
import { ASSIGNMENT_NOT_FOUND, HOST_NOT_FOUND, isHostTaken } from '../../../calendar/staffing/words.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import { type BoardSession, type BookedSession, toStaffed } from '../board-session.ts';
import type { DeliveryPorts, DeliveryStore } from '../ports.ts';
import { assertStillFree } from '../steps/assert-still-free.ts';
import { lockSession, readBoardSession, sessionKeyOf, sessionOfBooking } from '../steps/find-session.ts';

type Needed = Pick<DeliveryPorts, 'unitOfWork' | 'read' | 'now'>;

/** @throws Refusal 'conflict' with the present state, or because it is over */
const agreedSpan = ({ session }: BookedSession, at: Date): Span => {
  const { state, agreed } = session;
  if (!isAhead(session) || !agreed)
    throw new Refusal('conflict', `A session that is ${state} has no agreed time to lead.`, {
      details: { state },
    });
  const span = { startsAt: agreed.startsAt, endsAt: endOf(agreed) };
  if (span.endsAt <= at) throw new Refusal('conflict', 'This session is over.', { details: { state } });
  return span;
};

const endInstead = async (
  store: DeliveryStore,
  session: ReturnType<typeof toStaffed>,
  id: number,
  at: Date,
): Promise<void> => {
  const former = await store.assignments.byId(id);
  if (!former || !isOfSession(former, session)) throw new Refusal('not-found', ASSIGNMENT_NOT_FOUND);
  if (isReserving(former)) await freeHost(store, former, session, at);
};

/** Checks the host again after a concurrent request was first, so that the refusal gives the reason. */
const explain = async ({ read, now }: Needed, sessionId: string, hostId: number): Promise<void> => {
  const key = sessionKeyOf(sessionId);
  const found = sessionOfBooking(await read.bookings.byId(key.bookingId), key);
  const host = await read.hosts.byId(hostId);
  if (host) await assertMayLead(read, host, toStaffed(found), agreedSpan(found, now()), now());
};

/**
 * Asks a host to lead a session at its agreed time, or assigns them without asking; they get a mail. Whether the host is free is checked
 * before anything is locked: of two concurrent assignments the store accepts one, and the other is refused with the reason.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (`hindrances`; or the session's `state`)
 */
export const assignHost =
  (ports: Needed) =>
  async (
    caller: Caller,
    sessionId: string,
    { hostId, ask, instead }: AssignmentRequest,
  ): Promise<BoardSession> => {
    const key = sessionKeyOf(sessionId);
    try {
      await asAdmin(ports, caller, async ({ store, at, note }) => {
        const found = await lockSession(store, key);
        const session = toStaffed(found);
        const span = agreedSpan(found, at);
        const host = await store.hosts.byId(hostId);
        if (!host) throw new Refusal('not-found', HOST_NOT_FOUND);
        await assertMayLead(store, host, session, span, at);
        if (instead) await endInstead(store, session, instead, at);
        const { id } = await reserveHost(store, { host, session, span, ask }, at);
        await assertStillFree(store, host, session, span, at);
        await note(ask ? 'session.host-asked' : 'session.host-assigned', 'session', sessionId, {
          reference: found.reference,
          hostId,
          assignmentId: id,
        });
      });
    } catch (error) {
      if (isHostTaken(error)) await explain(ports, sessionId, hostId);
      throw error;
    }
    return readBoardSession(ports.read, key);
  };
