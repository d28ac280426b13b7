import { tookPlace } from '@wondercast/core/calendar/scheduling/session-states';
import { isTier, type Tier } from '@wondercast/core/shop/pricing/tiers';
import type { AmendedLines } from '../../api/booking/amendments.ts';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';
import { livingSessions } from '../../headless/living-sessions.ts';
import { type AddedDraft, addedLine } from './added-draft.ts';

type Line = BookingWire['items'][number];

/** The line that a session belongs to. */
export const lineOf = ({ items }: BookingWire, { line }: SessionWire): Line | null => items[line] ?? null;

/** The room that is booked. */
export const tierOf = (booking: BookingWire, session: SessionWire): Tier => {
  const tier = lineOf(booking, session)?.selectedTier;
  return isTier(tier) ? tier : 'starter';
};

/** What is thought of for one session, and for the line that it belongs to. */
export interface SessionDraft {
  /** null: nobody has said how many. */
  readonly people: number | null;
  /** null: the room that fits. */
  readonly tier: Tier | null;
  readonly quantity: number;
  readonly addOnIds: readonly number[];
}

/** What is thought of for a booking, of which one session is shown at a time. */
export interface AmendmentDraft {
  /** By the session's id: people and room of those that were touched. */
  readonly sessions: Readonly<Record<string, Pick<SessionDraft, 'people' | 'tier'>>>;
  /** By the line's place from 0: what is common to its sessions. */
  readonly lines: Readonly<Record<number, Pick<SessionDraft, 'quantity' | 'addOnIds'>>>;
  readonly added: readonly AddedDraft[];
}

export const UNCHANGED: AmendmentDraft = { sessions: {}, lines: {}, added: [] };

/** As it is booked. */
const bookedOf = (booking: BookingWire, session: SessionWire): SessionDraft => {
  const line = lineOf(booking, session);
  return {
    people: session.headcount ?? line?.headcount ?? null,
    tier: null,
    quantity: line?.quantity ?? 1,
    addOnIds: (line?.addOns ?? []).map(({ id }) => id),
  };
};

/** One session as it would be. */
export const draftOf = (
  booking: BookingWire,
  session: SessionWire,
  { sessions, lines }: AmendmentDraft,
): SessionDraft => ({
  ...bookedOf(booking, session),
  ...lines[session.line],
  ...sessions[session.id],
});

/** The same with something else for one session. */
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

/** Sessions whose headcount can still change. */
export const changeableSessions = (booking: BookingWire): readonly SessionWire[] =>
  livingSessions(booking).filter((session) => !tookPlace(session));

const sameIds = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

/** What differs of one session. */
const sessionChange = (booking: BookingWire, session: SessionWire, draft: AmendmentDraft): AmendedLines => {
  const [booked, wanted] = [bookedOf(booking, session), draftOf(booking, session, draft)];
  const headcount = wanted.people === booked.people ? {} : { headcount: wanted.people };
  const isOther = wanted.tier !== null && wanted.tier !== tierOf(booking, session);
  const change = { ...headcount, ...(isOther ? { selectedTier: wanted.tier } : {}) };
  return Object.keys(change).length === 0 ? [] : [{ sessionId: session.id, ...change }];
};

/** What differs of what is common to a line's sessions. */
const lineChange = (booking: BookingWire, session: SessionWire, draft: AmendmentDraft): AmendedLines => {
  const [booked, wanted] = [bookedOf(booking, session), draftOf(booking, session, draft)];
  const quantity = wanted.quantity === booked.quantity ? {} : { quantity: wanted.quantity };
  const addOns = sameIds(wanted.addOnIds, booked.addOnIds) ? {} : { addOnIds: [...wanted.addOnIds] };
  const change = { ...quantity, ...addOns };
  return Object.keys(change).length === 0 ? [] : [{ line: session.line + 1, ...change }];
};

/** What is sent of a draft: only what differs from what is booked; null where nothing does. */
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
