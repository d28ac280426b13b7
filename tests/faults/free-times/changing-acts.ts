import { hasAccepted } from '@wondercast/core/calendar/staffing/assignment-states';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { aVisitor } from '../../support/memory-ports.ts';
import { GOOD_CARD } from '../../support/paying.ts';
import type { Act } from './acts.ts';
import { factsOf, fitByHand, type OwnSession, pick, rowsOf, type Scene, someStart } from './scene.ts';

const asking = ({ visitor }: OwnSession) => ({ caller: aVisitor(visitor), token: null });

const choiceOf = async (scene: Scene, session: OwnSession) => {
  const { shop } = scene.testBed.start();
  const { version, sessions } = await shop.choicesOfBooking(asking(session), session.bookingId);
  const found = sessions.find(({ sessionId }) => sessionId === session.id);
  return found ? { ...found, version } : null;
};

/** Whatever else is asked of a booking ends a move of it that waits for its payment. */
const forgetMoves = (scene: Scene, { bookingId }: OwnSession): void => {
  scene.moves = scene.moves.filter(({ session }) => session.bookingId !== bookingId);
};

const replaced = (scene: Scene, session: OwnSession, after: OwnSession | null): void => {
  scene.sessions = scene.sessions.flatMap((each) => (each.id === session.id ? (after ?? []) : each));
};

/**
 * Whether a session may move there, by the test's own look: as if it reserved nothing. Its host goes on also where they take no instant
 * bookings, and what is held for this very move is its own.
 */
const mayMove = async (scene: Scene, { bookingId, id }: OwnSession, to: number): Promise<boolean> => {
  const { read } = scene.testBed.ports;
  const held = await read.holds.ofHolder(`booking:${bookingId}`, scene.testBed.clock.now);
  const hasHosts = held !== null && (await read.holds.hostsOf(held.id)).length > 0;
  if (hasHosts && held.units.some(({ startsAt }) => startsAt.getTime() === to)) return true;
  const own = (await read.assignments.ofBookings([bookingId])).filter(
    (each) => `${bookingId}-${each.line + 1}-${each.unit + 1}` === id && hasAccepted(each),
  );
  const ids = own.map((each) => each.id);
  const rows = (await rowsOf(scene)).filter(
    ({ holdId, assignment }) =>
      (holdId === null || holdId !== held?.id) && !(holdId === null && ids.includes(assignment.id)),
  );
  const facts = await factsOf(scene, rows);
  const hosts = facts.hosts.map((host) =>
    own.some(({ hostId }) => hostId === host.id) ? { ...host, takesInstant: true } : host,
  );
  return fitByHand(scene, { ...facts, hosts }, [to]);
};

export const move: Act = async (scene) => {
  const session = pick(scene, scene.sessions);
  const choice = session && (await choiceOf(scene, session));
  if (!session || !choice?.move.allowed) return null;
  const to = someStart(scene);
  if (to === session.start) return null;
  const fits = await mayMove(scene, session, to);
  const what = `${session.visitor} moves ${session.id} to ${new Date(to).toISOString().slice(5, 16)}`;
  try {
    const { payment } = await scene.testBed.start().shop.moveSession(
      asking(session),
      { bookingId: session.bookingId, id: session.id },
      {
        startsAt: new Date(to),
        timezone: 'Europe/Berlin',
        preferences: null,
        shownFee: choice.move.fee,
        version: choice.version,
      },
    );
    forgetMoves(scene, session);
    if (payment)
      scene.moves.push({
        intentId: payment.intentId,
        clientSecret: payment.clientSecret,
        session,
        to,
        until: payment.expiresAt.getTime(),
      });
    else replaced(scene, session, { ...session, start: to });
    return {
      what: `${what}: ${payment ? 'to be paid' : 'done'}`,
      wrong: fits ? null : `${what} is taken, and it does not fit`,
    };
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'conflict') throw error;
    return {
      what: `${what}: ${error.message}`,
      isRefused: true,
      wrong: fits ? `${what} is refused (${error.message}), and it fits` : null,
    };
  }
};

export const payMove: Act = async (scene) => {
  const waiting = pick(scene, scene.moves);
  if (!waiting) return null;
  const { session, to, until } = waiting;
  const isInTime = scene.testBed.clock.now.getTime() < until;
  const isPaid = await scene.testBed.simulator.cards.pay(waiting.clientSecret, GOOD_CARD).then(
    () => true,
    () => false,
  );
  if (!isPaid) return null;
  await scene.testBed
    .start()
    .shop.finishIntent(waiting.intentId)
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  forgetMoves(scene, session);
  const booking = await scene.testBed.ports.read.bookings.byId(session.bookingId);
  const found = booking?.lines
    .flatMap((line) => line.sessions)
    .find((each) => `${session.bookingId}-${each.line + 1}-${each.unit + 1}` === session.id);
  const start = found?.agreed?.startsAt.getTime() ?? null;
  replaced(scene, session, { ...session, start });
  const mayFail = !isInTime || scene.hostsHaveLeft;
  const isRight = start === to || (mayFail && start === session.start);
  return {
    what: `${session.visitor} pays for the move: ${start === to ? 'moved' : 'given back'}`,
    wrong: isRight ? null : 'a move that was paid in time is not made',
  };
};

export const cancel: Act = async (scene) => {
  const session = pick(scene, scene.sessions);
  const choice = session && (await choiceOf(scene, session));
  if (!session || !choice?.cancel.allowed) return null;
  await scene.testBed
    .start()
    .shop.cancelOwn(
      asking(session),
      { bookingId: session.bookingId, sessionId: session.id },
      { shownFee: choice.cancel.fee, shownRefund: choice.cancel.refund, reason: null },
    );
  forgetMoves(scene, session);
  replaced(scene, session, null);
  return { what: `${session.visitor} cancels ${session.id}`, wrong: null };
};
