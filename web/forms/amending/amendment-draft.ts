import { isTier, SEAT_CAPS, TIERS, type Tier } from '@wondercast/core/pricing/tiers';
import type { AmendedLines } from '../../api/booking/amendments.ts';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';
import { livingSessions } from '../../headless/living-sessions.ts';

type Line = BookingWire['items'][number];

/** The line that a session belongs to. */
export const lineOf = ({ items }: BookingWire, { line }: SessionWire): Line | null => items[line] ?? null;

/** The room that is booked. */
export const tierOf = (booking: BookingWire, session: SessionWire): Tier => {
  const tier = lineOf(booking, session)?.selectedTier;
  return isTier(tier) ? tier : 'starter';
};

/** An experience that is not booked yet. */
export interface AddedDraft {
  readonly experience: {
    readonly id: number;
    readonly slug: string;
    readonly title: string;
    readonly imageUrl: string;
  };
  readonly people: number;
  /** null: the room that fits. */
  readonly tier: Tier | null;
  readonly addOnIds: readonly number[];
}

/** What is thought of for one session, the line that it belongs to, and perhaps a line more. */
export interface AmendmentDraft {
  readonly sessionId: string;
  readonly people: number;
  /** null: the room that fits. */
  readonly tier: Tier | null;
  readonly quantity: number;
  readonly addOnIds: readonly number[];
  readonly added: AddedDraft | null;
}

/** As it is booked. */
export const draftOf = (booking: BookingWire, session: SessionWire): AmendmentDraft => {
  const line = lineOf(booking, session);
  return {
    sessionId: session.id,
    people: session.headcount ?? line?.headcount ?? SEAT_CAPS[tierOf(booking, session)],
    tier: null,
    quantity: line?.quantity ?? 1,
    addOnIds: (line?.addOns ?? []).map(({ id }) => id),
    added: null,
  };
};

/** The booked room while it seats them, else the smallest that does, else the largest. */
export const roomFor = (booked: Tier, people: number): Tier =>
  SEAT_CAPS[booked] >= people
    ? booked
    : (TIERS.find((tier) => SEAT_CAPS[tier] >= people) ?? TIERS.at(-1) ?? booked);

/** The smallest room that seats them. */
export const SMALLEST: Tier = TIERS[0];

const sameIds = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

const addedLine = ({ experience, people, tier, addOnIds }: AddedDraft): AmendedLines[number] => ({
  experienceId: experience.id,
  quantity: 1,
  headcount: people,
  selectedTier: tier ?? roomFor(SMALLEST, people),
  addOnIds: [...addOnIds],
});

/** What is sent of a draft: only what differs from what is booked; null where nothing does. */
export const linesOf = (
  booking: BookingWire,
  session: SessionWire,
  draft: AmendmentDraft,
): AmendedLines | null => {
  const booked = draftOf(booking, session);
  const tier = draft.tier !== null && draft.tier !== tierOf(booking, session) ? draft.tier : null;
  const line = session.line + 1;
  const lines: AmendedLines = [];
  if (draft.people !== booked.people || tier !== null)
    lines.push({
      sessionId: session.id,
      ...(draft.people === booked.people ? {} : { headcount: draft.people }),
      ...(tier === null ? {} : { selectedTier: tier }),
    });
  const quantity = draft.quantity === booked.quantity ? {} : { quantity: draft.quantity };
  const addOns = sameIds(draft.addOnIds, booked.addOnIds) ? {} : { addOnIds: [...draft.addOnIds] };
  if ('quantity' in quantity || 'addOnIds' in addOns) lines.push({ line, ...quantity, ...addOns });
  if (draft.added) lines.push(addedLine(draft.added));
  return lines.length === 0 ? null : lines;
};

/** Sessions whose headcount can still change. */
export const changeableSessions = (booking: BookingWire): readonly SessionWire[] =>
  livingSessions(booking).filter(({ state }) => state !== 'delivered');
