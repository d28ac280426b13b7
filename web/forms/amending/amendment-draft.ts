import { isFinished } from '@wondercast/core/calendar/scheduling/session-states';
import { isTier, type Tier } from '@wondercast/core/shop/pricing/tiers';
import type { AmendedLines } from '../../api/booking/amendments.ts';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';
import { type AddedDraft, addedLine } from './added-draft.ts';

type Line = BookingWire['items'][number];

/** The line that a session belongs to. */
export const lineOf = ({ items }: BookingWire, { line }: SessionWire): Line | null => items[line] ?? null;

/** The booked tier. */
export const tierOf = (booking: BookingWire, session: SessionWire): Tier => {
  const tier = lineOf(booking, session)?.selectedTier;
  return isTier(tier) ? tier : 'starter';
};

/** The draft for one session and its line. */
export interface SessionDraft {
  /** null when not entered. */
  readonly people: number | null;
  /** null: the tier that fits. */
  readonly tier: Tier | null;
  readonly quantity: number;
  readonly addOnIds: readonly number[];
}

/** The draft of a whole booking, of which one session is shown at a time. */
export interface AmendmentDraft {
  /** People and tier of edited sessions, by session id. */
  readonly sessions: Readonly<Record<string, Pick<SessionDraft, 'people' | 'tier'>>>;
  /** What all sessions of a line share, by line index from 0. */
  readonly lines: Readonly<Record<number, Pick<SessionDraft, 'quantity' | 'addOnIds'>>>;
  readonly added: readonly AddedDraft[];
}

export const UNCHANGED: AmendmentDraft = { sessions: {}, lines: {}, added: [] };

/** The values as booked. */
const bookedOf = (booking: BookingWire, session: SessionWire): SessionDraft => {
  const line = lineOf(booking, session);
  return {
    people: session.headcount ?? line?.headcount ?? null,
    tier: null,
    quantity: line?.quantity ?? 1,
    addOnIds: (line?.addOns ?? []).map(({ id }) => id),
  };
};

/** One session with the draft's changes. */
export const draftOf = (
  booking: BookingWire,
  session: SessionWire,
  { sessions, lines }: AmendmentDraft,
): SessionDraft => ({
  ...bookedOf(booking, session),
  ...lines[session.line],
  ...sessions[session.id],
});

/** The draft with a change for one session. */
export const withChange = (
  draft: AmendmentDraft,
  booking: BookingWire,
  session: SessionWire,
  part: Partial<SessionDraft>,
): AmendmentDraft => {
  const { people, tier, quantity, addOnIds } = { ...draftOf(booking, session, draft), ...part };
  return {
    ...draft,
    sessions: { ...draft.sessions, [session.id]: { people, tier } },
    lines: { ...draft.lines, [session.line]: { quantity, addOnIds } },
  };
};

/** Sessions whose headcount may still change. */
export const changeableSessions = (booking: BookingWire): readonly SessionWire[] =>
  booking.sessions.filter((session) => !isFinished(session));

const sameIds = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

/** The changes of one session. */
const sessionChange = (booking: BookingWire, session: SessionWire, draft: AmendmentDraft): AmendedLines => {
  const [booked, wanted] = [bookedOf(booking, session), draftOf(booking, session, draft)];
  const headcount = wanted.people === booked.people ? {} : { headcount: wanted.people };
  const isOther = wanted.tier !== null && wanted.tier !== tierOf(booking, session);
  const change = { ...headcount, ...(isOther ? { selectedTier: wanted.tier } : {}) };
  return Object.keys(change).length === 0 ? [] : [{ sessionId: session.id, ...change }];
};

/** The changes of what a line's sessions share. */
const lineChange = (booking: BookingWire, session: SessionWire, draft: AmendmentDraft): AmendedLines => {
  const [booked, wanted] = [bookedOf(booking, session), draftOf(booking, session, draft)];
  const quantity = wanted.quantity === booked.quantity ? {} : { quantity: wanted.quantity };
  const addOns = sameIds(wanted.addOnIds, booked.addOnIds) ? {} : { addOnIds: [...wanted.addOnIds] };
  const change = { ...quantity, ...addOns };
  return Object.keys(change).length === 0 ? [] : [{ line: session.line + 1, ...change }];
};

/** The request for a draft, with only the differences from the booking; null when there are none. */
export const linesOf = (booking: BookingWire, draft: AmendmentDraft): AmendedLines | null => {
  const sessions = changeableSessions(booking);
  const firstOfLines = sessions.filter(
    ({ line }, at) => sessions.findIndex((other) => other.line === line) === at,
  );
  const lines = [
    ...sessions.flatMap((session) => sessionChange(booking, session, draft)),
    ...firstOfLines.flatMap((session) => lineChange(booking, session, draft)),
    ...draft.added.map(addedLine),
  ];
  return lines.length === 0 ? null : lines;
};
