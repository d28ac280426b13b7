import { holdAsker, ownHold } from '../../../buying/free-times/steps/own-hold.ts';
import { type TakenUnit, takeUnits } from '../../../buying/free-times/steps/take-units.ts';
import { withTimes } from '../../../buying/free-times/steps/with-times.ts';
import { TimesTaken } from '../../../buying/free-times/time-taken.ts';
import { assertTimesChosen, type TimedUnit, timedUnits } from '../../../buying/free-times/units.ts';
import { assertLinesBookable } from '../../../buying/quote/assert-lines-bookable.ts';
import { assertQuote } from '../../../buying/quote/assert-quote.ts';
import { offersFor, priceCart } from '../../../buying/quote/price-cart.ts';
import { taxingFor } from '../../../buying/quote/quote-tax.ts';
import { assertFuture } from '../../../calendar/scheduling/past.ts';
import type { TimeHold } from '../../../calendar/staffing/time-hold.ts';
import { accept, Refusal } from '../../../kernel/refusal.ts';
import { openerOf } from '../../../money/payment/intent.ts';
import { PAID_NOT_BOOKED, PAYMENT_UNVERIFIED } from '../../../money/payment/words.ts';
import { acceptBilling } from '../../../people/accept-billing.ts';
import type { Caller } from '../../../people/caller.ts';
import { holderOf } from '../../../people/holder.ts';
import { onceOnly } from '../../../people/once.ts';
import type { Booking } from '../../booking/booking.ts';
import { customerOfProfile, withProfile } from '../../booking/customer.ts';
import { customerRule } from '../../booking/rules.ts';
import { assertOpenRoom } from '../../booking/steps/assert-open-room.ts';
import { leadersOf } from '../../booking/steps/leaders-of.ts';
import { bookPaidIntent, CannotBook } from '../../settlement/steps/book-paid-intent.ts';
import { flagForReview } from '../../settlement/steps/flag-for-review.ts';
import type { BookingRequest } from '../booking-request.ts';
import type { CheckoutPorts, CheckoutStore } from '../ports.ts';
import { assertMayTake } from '../steps/assert-may-take.ts';
import { assertReturnsHome } from '../steps/assert-returns-home.ts';
import { placeQuoted } from '../steps/place-quoted.ts';
import { receiptFor } from '../steps/receipt-for.ts';

type Needs = Pick<
  CheckoutPorts,
  'unitOfWork' | 'read' | 'payments' | 'now' | 'newReference' | 'profile' | 'staffing'
>;

const partnerRefOf = (caller: Caller, returnUrl: string | null): Booking['partner'] =>
  caller.kind === 'partner'
    ? { id: caller.partnerId, name: caller.partnerName, commission: caller.commission, returnUrl }
    : null;

/** The customer, and who is invoiced. */
type Buying = Pick<Booking, 'customer' | 'billing'>;

const buyingOf = async ({ read }: Needs, request: BookingRequest): Promise<Buying> => {
  const { caller, customer, billing } = request;
  const profile =
    request.fromProfile && caller.kind === 'signed-in' ? await read.accounts.byId(caller.accountId) : null;
  return {
    customer: accept(customerRule, profile ? withProfile(customer, customerOfProfile(profile)) : customer),
    billing: billing === undefined && profile ? profile.billing : acceptBilling(billing),
  };
};

/** @throws Refusal 'conflict' where the customer's account has too much open already */
const assertRoom = async (
  store: CheckoutStore,
  { profile }: Needs,
  { caller, lines }: BookingRequest,
  at: Date,
): Promise<void> => {
  if (caller.kind !== 'signed-in' || caller.role !== 'user') return;
  await store.accounts.lock(caller.accountId);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await assertOpenRoom(store, profile.openLimits, caller.accountId, { bookings: 1, units }, at);
};

/**
 * Finds hosts for all units, with the caller's hold, which is locked; the hold also ends where no unit has a free time. A hold that a
 * partner's server does not name in its request may be for another customer: it is used only where nobody else is free.
 */
const takeHeld = async (
  store: CheckoutStore,
  { caller, holdId = null }: BookingRequest,
  units: readonly TimedUnit[],
  at: Date,
): Promise<{ readonly taken: readonly TakenUnit[]; readonly hold: TimeHold | null }> => {
  const asker = holdAsker(caller, holdId);
  if (units.length === 0 && asker.holdId === null) {
    if (asker.holder !== null) await store.holds.removeOfHolder(asker.holder);
    return { taken: [], hold: null };
  }
  const own = await ownHold(store, asker, units, at);
  const hold = own && (await store.holds.lock(own.id, at));
  const take = async (held: TimeHold | null) => ({
    taken: await takeUnits(store, units, { at, hold: held, isJudged: true }),
    hold: held,
  });
  if (hold === null || hold.partnerId === null || holdId !== null) return take(hold);
  return take(null).catch((error: unknown) => {
    if (error instanceof TimesTaken) return take(hold);
    throw error;
  });
};

/** Places a booking that is paid later, or has nothing to pay. */
const bookNow = async (
  store: CheckoutStore,
  ports: Needs,
  request: BookingRequest,
  { customer, billing }: Buying,
): Promise<Booking> => {
  const { caller, lines, discountCode, shownTotal } = request;
  const { now, newReference } = ports;
  const at = now();
  const opener = openerOf(caller);
  const holder = holderOf(opener);
  const offers = await offersFor(store, lines);
  const buyer = { accountId: opener.accountId, email: customer.email };
  const taxing = await taxingFor(
    { ...ports, read: store },
    { billing, companyName: customer.companyName },
    at,
  );
  const pricing = { discountCode, at, holder, offers, buyer, taxing };
  const quote = request.promised ?? (await priceCart(store, lines, pricing));
  assertQuote(quote, shownTotal);
  assertLinesBookable(lines, offers, at);
  assertTimesChosen(lines, offers);
  if (request.paymentIntentId !== null || (request.claimedPaid && quote.total > 0))
    throw new Refusal('payment', PAYMENT_UNVERIFIED);
  // The account is locked last: only requests that would succeed make others of the same account wait.
  await assertRoom(store, ports, request, at);
  const units = timedUnits(lines, offers);
  await assertMayTake(store, ports, request, customer, quote, units, at);
  const { taken, hold } = await takeHeld(store, request, units, at);
  return placeQuoted(store, {
    opener,
    partner: partnerRefOf(caller, request.returnUrl ?? null),
    customer,
    billing,
    quote,
    reference: newReference(),
    at,
    paysByCard: request.payLink === true,
    holder,
    taken,
    holdId: hold?.id ?? null,
    sessionMailsOnly: caller.kind === 'partner' && request.sessionMailsOnly === true,
  });
};

/**
 * Turns a cart into a booking: paid by card at the quote that was frozen with its payment, or to be paid later at present prices. What a
 * client says about money is not trusted. A payment makes one booking; a repeated request returns the same booking.
 * @throws Refusal 'invalid' (customer, dates, offers), 'conflict' (price changed, code not valid or used up, too much open), 'payment' (no
 * receipt of the caller's own for this cart and its whole price), 'provider' (away)
 */
export const placeBooking =
  (ports: Needs) =>
  async (request: BookingRequest): Promise<Booking> => {
    const { unitOfWork, now, newReference } = ports;
    assertReturnsHome(request.caller, request.returnUrl ?? null);
    const buying = await buyingOf(ports, request);
    // The provider is asked before the transaction opens, so that no row stays locked during the network call.
    const receipt = await receiptFor(ports, request);
    // A cart that is paid is booked even when one of its days has passed meanwhile.
    if (!receipt) assertFuture(request.lines, now());
    const place = (store: CheckoutStore): Promise<Booking> =>
      receipt
        ? bookPaidIntent(store, receipt, { at: now(), newReference })
        : bookNow(store, ports, request, buying);
    const { once } = request;
    try {
      const units = async () =>
        receipt ? [] : timedUnits(request.lines, await offersFor(ports.read, request.lines));
      return await withTimes(ports, units, () =>
        once
          ? onceOnly(ports, once.key, place, async (booking, store) => ({
              ...once.answerTo(booking, await leadersOf(store, [booking])),
              bookingId: booking.id,
            }))
          : unitOfWork(place),
      );
    } catch (error) {
      if (!(error instanceof CannotBook) || !receipt) throw error;
      await flagForReview(ports, receipt, error.reason);
      throw new Refusal('conflict', PAID_NOT_BOOKED);
    }
  };
