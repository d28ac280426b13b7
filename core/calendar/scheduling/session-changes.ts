import type { Cancellation } from './cancellation.ts';
import { type AgreedTime, MAX_TIMES, type Session, type Suggestion } from './session.ts';
import { zonedSlot } from './session-slot.ts';
import { type SessionState, stateAfter } from './session-states.ts';
import { isEmptySlot, type Slot } from './slot.ts';

/*
 * The session after each arrow. Every function throws Refusal 'conflict' with the present state where its arrow does not fit, and raises
 * the version.
 */

type Change = Partial<Omit<Session, 'line' | 'unit' | 'state' | 'stateSince' | 'version'>>;

const changed = (session: Session, state: SessionState, at: Date, change: Change): Session => ({
  ...session,
  ...change,
  state,
  stateSince: state === session.state ? session.stateSince : at,
  version: session.version + 1,
});

const waiting = (preferences: readonly Slot[]): SessionState =>
  preferences.length > 0 ? 'preferred' : 'open';

/** The session with other preferred times; an open suggestion ends. */
export const preferring = (session: Session, times: readonly Slot[], at: Date): Session => {
  stateAfter(session.state, 'prefer');
  const preferences = times.filter((slot) => !isEmptySlot(slot)).slice(0, MAX_TIMES);
  return changed(session, waiting(preferences), at, { preferences, suggestion: null });
};

/** The session with suggested times, which replace earlier ones. */
export const suggesting = (session: Session, suggestion: Omit<Suggestion, 'round'>, at: Date): Session => {
  const round = session.rounds + 1;
  return changed(session, stateAfter(session.state, 'suggest'), at, {
    suggestion: { ...suggestion, round },
    rounds: round,
  });
};

/** The session without its suggestion: it has its preferred times again. */
export const withdrawing = (session: Session, at: Date): Session => {
  stateAfter(session.state, 'withdraw');
  return changed(session, waiting(session.preferences), at, { suggestion: null });
};

/** The session after its suggestion has expired; the suggestion stays readable. */
export const expiring = (session: Session, at: Date): Session => {
  stateAfter(session.state, 'withdraw');
  return changed(session, waiting(session.preferences), at, {});
};

/** The session with an agreed time: the first one, or another one. The suggestion stays, because its link then shows what was agreed. */
export const agreeing = (session: Session, agreed: AgreedTime, at: Date): Session =>
  changed(session, stateAfter(session.state, session.agreed ? 'move' : 'agree'), at, {
    agreed,
  });

const sameSlot = (a: Slot, b: Slot): boolean =>
  a.date === b.date && a.time === b.time && a.meridiem === b.meridiem && a.zone === b.zone;

/** The session without its agreed time, which becomes the first preference; `preferences`, when given, are used instead. */
export const reopening = (session: Session, at: Date, preferences?: readonly Slot[]): Session => {
  stateAfter(session.state, 'reopen');
  const first = session.agreed ? [zonedSlot(session.agreed)] : [];
  const before = session.preferences.filter((slot) => !first.some((other) => sameSlot(slot, other)));
  const times = (preferences ?? [...first, ...before])
    .filter((slot) => !isEmptySlot(slot))
    .slice(0, MAX_TIMES);
  return changed(session, waiting(times), at, { agreed: null, preferences: times });
};

export const delivering = (session: Session, at: Date): Session =>
  changed(session, stateAfter(session.state, 'deliver'), at, {});

/**
 * The session when it was not delivered after all: agreed where it has a time, otherwise waiting for one, or for the answer to a suggestion
 * that is still open.
 */
export const resuming = (session: Session, at: Date): Session => {
  const state = stateAfter(session.state, 'resume');
  if (session.agreed) return changed(session, state, at, {});
  const isOpen = session.suggestion !== null && session.suggestion.expiresAt > at;
  return changed(session, isOpen ? 'suggested' : waiting(session.preferences), at, {});
};

export const cancelling = (session: Session, cancellation: Cancellation): Session =>
  changed(session, stateAfter(session.state, 'cancel'), cancellation.at, { cancellation });

/**
 * The session when the desk says that it was not delivered although its end has passed: it is no longer marked as delivered automatically.
 */
export const keeping = (session: Session, at: Date): Session => ({
  ...session,
  stateSince: at,
  version: session.version + 1,
});

/** The session with other notes, link, place or headcount, in its present state. */
export const describing = (
  session: Session,
  change: Partial<Pick<Session, 'joinUrl' | 'place' | 'headcount' | 'hostNotes' | 'guestNotes'>>,
): Session => ({ ...session, ...change, version: session.version + 1 });
