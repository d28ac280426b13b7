import { type Session, sessionId } from '../../calendar/scheduling/session.ts';
import type { Slot } from '../../calendar/scheduling/slot.ts';
import { spokenTime } from '../../calendar/scheduling/spoken-time.ts';
import { toAmount } from '../../kernel/money.ts';

/** Cache of slots in words: the units of a booking have the same few. */
const said = new WeakMap<Slot, string>();

const slotWords = (slot: Slot): string => {
  const known = said.get(slot);
  if (known !== undefined) return known;
  const words = [slot.date, spokenTime(slot)].filter(Boolean).join(' ');
  said.set(slot, words);
  return words;
};

/** A session as the audit log shows it, without what people wrote about guests. */
export const sessionRecord = (session: Session): Readonly<Record<string, unknown>> => ({
  state: session.state,
  startsAt: session.agreed?.startsAt.toISOString() ?? null,
  zone: session.agreed?.zone ?? null,
  minutes: session.agreed?.minutes ?? null,
  preferences: session.preferences.map(slotWords),
  suggestedTimes: session.suggestion?.times.map(({ startsAt }) => startsAt.toISOString()) ?? [],
  expiresAt: session.suggestion?.expiresAt.toISOString() ?? null,
  headcount: session.headcount,
  joinUrl: session.joinUrl,
  place: session.place,
  ...(session.cancellation && {
    cancelledBy: session.cancellation.by,
    fee: toAmount(session.cancellation.fee),
    refund: toAmount(session.cancellation.refund),
  }),
});

/** The id of one of a booking's sessions. */
export const idOfSession = (booking: { readonly id: number }, { line, unit }: Session): string =>
  sessionId({ bookingId: booking.id, line, unit });
