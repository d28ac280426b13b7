import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { instantOf } from '@wondercast/core/calendar/scheduling/instant';
import { daysAfter } from '@wondercast/core/kernel/calendar';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Around } from './around.ts';
import { momentOf } from './place-demo-booking.ts';
import type { DemoBooking } from './plan-bookings.ts';
import { reviewBooking } from './review-booking.ts';
import { takeTurn } from './take-turn.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const ZONE = 'America/New_York';

/** Assigns the first host, from a given one on, who is free at that time. */
const assignSomebody = async (
  { at, desk }: Around,
  when: Date,
  sessionId: string,
  hostIds: readonly number[],
  ask: boolean,
): Promise<void> => {
  for (const hostId of hostIds) {
    try {
      await at(when).assignHost(desk, sessionId, { hostId, ask });
      return;
    } catch (error) {
      // Availability is checked before anything is written, so the refusal can be ignored.
      if (!(error instanceof Refusal)) throw error;
    }
  }
};

const suggest = async ({ at, desk, now }: Around, when: Date, id: string, day: DemoBooking['day']) => {
  const times = [1, 3].map((days) => ({
    startsAt: momentOf(daysAfter(day, days), 18, 0),
    zone: ZONE as typeof ZONE,
  }));
  const expiresAt = new Date(now.getTime() + 3 * DAY_MS);
  await at(when).suggestTimes(desk, id, {
    times,
    note: 'Your first time is taken. Would one of these do?',
    expiresAt,
  });
};

/** The customer follows the mailed link, and proposes another day. */
const decline = async ({ at, ports, store }: Around, when: Date, booking: Booking, plan: DemoBooking) => {
  const token = ports.newToken();
  const key = { bookingId: booking.id, line: 0, unit: 0, round: 1 };
  await store.sessionLinks.add(key, ports.hashToken(token), when);
  const [slot] = plan.preferences;
  if (!slot) return;
  const preferences = [{ ...slot, date: daysAfter(plan.day, 7) }];
  await at(when).declineSuggestion(token, { preferences, guestNotes: 'We are at an offsite that week.' });
};

/** Some sessions took place long ago and are still unpaid, so the demo has overdue bookings. */
const isPaid = ({ number, isOver }: DemoBooking): boolean => (isOver ? number % 6 !== 0 : number % 4 === 0);

/** Carries a booking on: what desk and customer have done since it was placed. */
export const followBooking = async (
  around: Around,
  plan: DemoBooking,
  booking: Booking,
  hostIds: readonly number[],
): Promise<void> => {
  const { at, desk, now } = around;
  const { id, createdAt } = booking;
  const after = (ms: number) => new Date(Math.min(createdAt.getTime() + ms, now.getTime()));
  const sessionId = `${id}-1-1`;
  const first = plan.number % hostIds.length;
  const hosts = [...hostIds.slice(first), ...hostIds.slice(0, first)];
  await at(after(60_000)).numberInvoice(id);
  const { standing } = plan;
  if (standing === 'suggested' || standing === 'declined') {
    await suggest(around, after(3 * HOUR_MS), sessionId, plan.day);
    if (standing === 'declined') await decline(around, after(20 * HOUR_MS), booking, plan);
  } else if (standing !== 'requested') {
    await at(after(2 * HOUR_MS)).setConfirmed(desk, id, { confirmed: true });
    if (standing !== 'unstaffed')
      await assignSomebody(around, after(4 * HOUR_MS), sessionId, hosts, standing === 'asked');
    // Some sessions still lack their link.
    if (plan.number % 4 !== 0)
      await at(after(5 * HOUR_MS)).changeSession(desk, sessionId, {
        joinUrl: `https://meet.example/${plan.day}-${plan.number}`,
      });
  }
  if (plan.turn) {
    await takeTurn(around, after(30 * HOUR_MS), booking, plan.turn);
    // Its changes were collected for an hour before the invoice.
    await at(after(31 * HOUR_MS)).numberInvoice(id);
  }
  const [slot] = plan.preferences;
  const startsAt = slot && instantOf(slot);
  if (plan.isOver && startsAt) {
    const deliveredAt = new Date(Math.min(startsAt.getTime() + 3 * HOUR_MS, now.getTime()));
    await at(deliveredAt).setSessionDelivered(desk, sessionId, { delivered: true });
    await reviewBooking(around, plan.number, booking, deliveredAt);
  }
  if (isPaid(plan) && booking.total > 0)
    await at(after(6 * DAY_MS)).recordOfflinePayment(desk, id, {
      amount: booking.total,
      note: 'Bank transfer',
      key: null,
    });
};
