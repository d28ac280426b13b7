import { type Booking, minutesOfLine } from '../../../bookings/booking/booking.ts';
import { customerRule } from '../../../bookings/booking/rules.ts';
import { agreeOn } from '../../../bookings/booking/steps/agree-session.ts';
import { leadersOf } from '../../../bookings/booking/steps/leaders-of.ts';
import {
  type Acting,
  recordSessions,
  type SessionChange,
} from '../../../bookings/booking/steps/record-sessions.ts';
import type { Once } from '../../../bookings/checkout/booking-request.ts';
import { placeQuoted } from '../../../bookings/checkout/steps/place-quoted.ts';
import { assertQuote } from '../../../buying/quote/assert-quote.ts';
import type { Quote, QuotedLine } from '../../../buying/quote/quote.ts';
import { taxingFor } from '../../../buying/quote/quote-tax.ts';
import { assertBookable } from '../../../calendar/scheduling/assert-bookable.ts';
import { wholeMinute } from '../../../calendar/scheduling/instant.ts';
import { assertFuture } from '../../../calendar/scheduling/past.ts';
import { formatMoney } from '../../../kernel/money.ts';
import { accept } from '../../../kernel/refusal.ts';
import { acceptBilling } from '../../../people/accept-billing.ts';
import { assertCurrentRole } from '../../../people/assert-current-role.ts';
import { actorOf, type Caller, requireAdmin } from '../../../people/caller.ts';
import { onceOnly } from '../../../people/once.ts';
import type { DeskBooking, DeskLine } from '../desk-booking.ts';
import type { DeliveryPorts, DeliveryStore } from '../ports.ts';
import { priceDeskLines } from '../steps/price-desk-lines.ts';

type Needs = Pick<DeliveryPorts, 'unitOfWork' | 'read' | 'now' | 'newReference' | 'profile'>;

/** The booking belongs to no account and no browser session: it is opened by its mailed link. */
const NOBODY = { accountId: null, visitorKey: null } as const;

/** The desk's own prices in words, for the audit log and the staff's notes. */
const pricesInWords = (quoted: readonly QuotedLine[], lines: readonly DeskLine[]): readonly string[] =>
  quoted.flatMap(({ experience, tierPrice }, at) => {
    const own = lines[at]?.ownPrice;
    if (!own) return [];
    return [
      `${experience?.title}: ${formatMoney(own.amount)} instead of ${formatMoney(tierPrice)}. ${own.reason}`,
    ];
  });

const assertTimes = (lines: readonly DeskLine[], now: Date): void => {
  for (const [at, { agreed }] of lines.entries())
    for (const [unit, time] of agreed.entries())
      if (time) {
        const path = `items.${at}.agreed.${unit}.startsAt`;
        assertBookable([{ path, time: time.startsAt }], { by: 'desk', now });
      }
};

/** Agrees on the times that are given with the lines. The booking must be the one that was just added. */
const agreeTimes = async (acting: Acting, booking: Booking, lines: readonly DeskLine[]): Promise<Booking> => {
  const changes: SessionChange[] = [];
  for (const [at, line] of booking.lines.entries())
    for (const [unit, session] of line.sessions.entries()) {
      const time = lines[at]?.agreed[unit];
      if (!time) continue;
      const agreed = {
        startsAt: wholeMinute(time.startsAt),
        zone: time.zone,
        minutes: minutesOfLine(line),
      };
      changes.push(await agreeOn(acting, booking, session, agreed));
    }
  return changes.length === 0 ? booking : recordSessions(acting, booking, changes);
};

/**
 * Books for a customer who has called or written, like the checkout: at the catalogue's prices, or at the desk's own with a reason; to be
 * paid later, or by the link in the mail; with agreed times where they are given.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (customer, offers, dates), 'conflict' (another total than shown, code not valid
 * or used up)
 */
export const bookForCustomer =
  (ports: Needs) =>
  async (caller: Caller, asked: DeskBooking, once: Once | null): Promise<Booking> => {
    const actor = actorOf(requireAdmin(caller));
    const { items, discountCode, totalPrice, payLink, billing: sent, ...given } = asked;
    const customer = accept(customerRule, given);
    const billing = acceptBilling(sent);
    const at = ports.now();
    const lines = items.map(({ requested }) => requested);
    assertFuture(lines, at);
    assertTimes(items, at);

    const priced = async (store: DeliveryStore): Promise<{ quote: Quote; words: readonly string[] }> => {
      const buyer = { billing, companyName: customer.companyName };
      const taxing = await taxingFor({ ...ports, read: store }, buyer, at);
      const { quote, quoted } = await priceDeskLines(store, { items, discountCode }, at, taxing);
      assertQuote(quote, totalPrice ?? null);
      return { quote, words: pricesInWords(quoted, items) };
    };

    const place = async (store: DeliveryStore): Promise<Booking> => {
      await assertCurrentRole(store, caller);
      const { quote, words } = await priced(store);
      const placing = {
        opener: NOBODY,
        partner: null,
        customer,
        billing,
        quote,
        reference: ports.newReference(),
        at,
        paysByCard: payLink === true,
        holder: null,
      };
      return placeQuoted(store, placing, async (booking) => {
        const { id: bookingId, reference } = booking;
        if (words.length > 0)
          await store.bookingNotes.add({ bookingId, text: words.join('\n'), author: actor.name, at });
        await store.audit.add({
          at,
          actor,
          action: 'booking.placed-for-customer',
          subject: 'booking',
          subjectId: String(bookingId),
          details: { reference, ...(words.length > 0 && { ownPrices: words }) },
        });
        return agreeTimes({ store, at, actor }, booking, items);
      });
    };

    if (!once) return ports.unitOfWork(place);
    return onceOnly(ports, once.key, place, async (booking, store) => ({
      ...once.answerTo(booking, await leadersOf(store, [booking])),
      bookingId: booking.id,
    }));
  };
