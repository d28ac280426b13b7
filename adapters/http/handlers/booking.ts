import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { Leaders } from '@wondercast/core/bookings/booking/leaders';
import { isOwner } from '@wondercast/core/bookings/booking/ownership';
import { isReference } from '@wondercast/core/bookings/booking/reference';
import { OWN_PAGE } from '@wondercast/core/bookings/booking/steps/own-page-of';
import type { RequestedLine } from '@wondercast/core/buying/cart/requested-line';
import { timedUnits } from '@wondercast/core/buying/cart/rules';
import type { Buyer } from '@wondercast/core/buying/discount/discount';
import { holdAsker } from '@wondercast/core/buying/free-times/steps/own-hold';
import { EMPTY_SLOT, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { NEWEST_FIRST } from '@wondercast/core/desk/office/register';
import { bookingNotFound } from '@wondercast/core/kernel/find-booking';
import { toMinorUnits } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { openerOf } from '@wondercast/core/money/payment/intent';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import { AlreadyAnswered } from '@wondercast/core/people/answers';
import type { Caller } from '@wondercast/core/people/caller';
import { holderOf } from '@wondercast/core/people/holder';
import { encodeBooking, encodePlaced } from '@wondercast/openapi/codec/booking';
import { encodeDiscountCheck } from '@wondercast/openapi/codec/discount';
import { encodeOrder } from '@wondercast/openapi/codec/order';
import { encodeQuote } from '@wondercast/openapi/codec/quote';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { HttpDeps } from '../deps.ts';
import type { BodyOf, Call, Handlers } from '../pipeline/handler.ts';
import { guardSize, guardTimes } from '../pipeline/rate-guard.ts';
import { atSentFields } from './booking-fields.ts';
import { readCursor, toCursor } from './booking-query.ts';
import { fittingBooking } from './fitting-booking.ts';
import { shownFrom } from './pages-of-list.ts';

type Body = BodyOf<'createBooking'>;

/** A flat time such as `2:30 PM EST`; `TBD` means no time (specification §7). */
const flatSlot = ({ date, time }: Body): Slot => ({
  ...EMPTY_SLOT,
  date: date ?? null,
  time: time && time !== 'TBD' ? time : null,
});

/** The requested lines. The flat day and time apply to the first unit when no line has slots (decision 006). */
const linesOf = (body: Body): readonly RequestedLine[] => {
  const flat = flatSlot(body);
  const lines = body.cartItems ?? body.items;
  if (lines) {
    const [first, ...rest] = lines;
    const dated = lines.some(({ slots }) => slots.length > 0);
    return !first || dated || (!flat.date && !flat.time) ? lines : [{ ...first, slots: [flat] }, ...rest];
  }
  return [
    {
      experienceId: body.experienceId ?? 0,
      selectedTier: 'starter',
      quantity: 1,
      addOnIds: [],
      claimedTierPrice: null,
      claimedAddOnsTotal: null,
      headcount: null,
      slots: [flat],
    },
  ];
};

type BookingHandlers = Pick<
  Handlers,
  | 'createQuote'
  | 'validateDiscountCode'
  | 'createOrder'
  | 'createBooking'
  | 'listOwnBookings'
  | 'getBooking'
  | 'getBookingByReference'
  | 'deleteBooking'
>;

/** The person who asks for a price. Nothing is known of visitors yet. */
const buyerOf = (caller: Caller): Buyer => ({ accountId: openerOf(caller).accountId, email: null });

interface Placed {
  readonly booking: Wire<'Booking'>;
  /** Whether an earlier request with the same idempotency key made this booking. */
  readonly isRepeated: boolean;
}

/** The booking of a repeated request. The stored answer holds no pay link, because pay links are not stored. */
const earlierBooking = (error: unknown): Placed => {
  if (error instanceof AlreadyAnswered)
    return { booking: error.answer.body as Wire<'Booking'>, isRepeated: true };
  throw error;
};

const MIN_PROOF_LENGTH = 32;
const MAX_PROOF_LENGTH = 255;

/**
 * A visitor key for the first request of a browser without a session; all browsers on a partner's page are without one. It is
 * derived from a secret that only this browser sends, so a retry after a lost reply has the same key. Somebody who knows only the
 * idempotency key and the body gets another key.
 * @throws Refusal 'malformed'
 */
const newVisitorKey = (
  { ports }: HttpDeps,
  { once, raw }: Pick<Call<'createBooking'>, 'once' | 'raw'>,
): string | null => {
  const proof = raw.header('Idempotency-Proof');
  if (proof === '') return null;
  if (proof.length < MIN_PROOF_LENGTH || proof.length > MAX_PROOF_LENGTH)
    throw new Refusal('malformed', 'Idempotency-Proof must have 32 to 255 characters.');
  return once && ports.hashToken(`${once.key} ${proof}`);
};

/**
 * The person who books. A visitor gets a session now. Visitors of a partner's page share its publishable key and have no session;
 * their secrets tell them apart.
 */
const bookerOf = (deps: HttpDeps, call: Call<'createBooking'>): Caller => {
  const { caller, session } = call;
  const newKey = newVisitorKey(deps, call);
  if (caller.kind === 'visitor') return { ...caller, visitorKey: session.visitorKey(newKey) };
  const isPage = caller.kind === 'partner' && caller.keyKind === 'publishable';
  return isPage ? { ...caller, visitorKey: newKey } : caller;
};

export const bookingHandlers = (deps: HttpDeps): BookingHandlers => {
  const { shop, settings, ports, limits } = deps;
  const { bookings } = ports.read;
  const placedBooking = (booking: Booking, hosts: Leaders) =>
    encodePlaced(booking, { now: ports.now(), hosts });
  const encodeLed = async (booking: Booking, from = 0) => {
    const around = { now: ports.now(), hosts: await shop.leadersOf([booking]) };
    return fittingBooking(encodeBooking(booking, around), from);
  };
  /**
   * Whether the reply may contain a pay link. Somebody who repeats another visitor's key and body gets none, on the shop's own
   * pages and on a partner's. Accounts and secret keys can only repeat their own requests.
   */
  const mayHaveLink = async (booker: Caller, { booking, isRepeated }: Placed): Promise<boolean> => {
    if (!isRepeated) return true;
    if (booker.kind === 'signed-in' || (booker.kind === 'partner' && booker.keyKind === 'secret'))
      return true;
    const placed = await bookings.byId(booking.id);
    return placed !== null && isOwner(booker, placed);
  };
  return {
    // A discount code that is reserved for the caller's own payment stays valid for the caller.
    createQuote: async ({ caller, body, address }) => {
      await guardSize(limits, { rate: 'carts', address, caller }, body.items);
      const asker = holdAsker(caller, body.hold ?? null);
      const { items: lines, discountCode = null, billing, companyName = null } = body;
      const cart = { lines, discountCode, billing, companyName, asker };
      return { body: encodeQuote(await shop.quoteCart(cart, holderOf(openerOf(caller)), buyerOf(caller))) };
    },
    validateDiscountCode: async ({ caller, body }) => {
      const holder = holderOf(openerOf(caller));
      return {
        body: encodeDiscountCheck(await shop.checkCode(body.code, body.orderAmount, holder, buyerOf(caller))),
      };
    },
    createOrder: async ({ caller, body, address }) => {
      await guardSize(limits, { rate: 'orders', address, caller }, body.items);
      return { body: encodeOrder(await shop.recordOrder(caller, body.items)) };
    },
    createBooking: async (call) => {
      const { body, once, address, caller } = call;
      const lines = linesOf(body);
      await guardSize(limits, { rate: 'bookings', address, caller }, lines);
      const booker = bookerOf(deps, call);
      const taken = body.stripePaymentIntentId ? 0 : timedUnits(lines);
      let stored: Wire<'Booking'> | null = null;
      const answerTo = (placed: Booking, leaders: Leaders) => {
        stored = placedBooking(placed, leaders);
        return { status: 201, body: stored };
      };
      const placing = guardTimes(limits, { rate: 'bookings', address, caller }, taken, () =>
        shop.placeBooking({
          caller: booker,
          lines,
          customer: body,
          billing: body.billing,
          fromProfile: !body.cartItems && !body.items,
          discountCode: body.discountCode?.trim() || null,
          shownTotal: body.totalPrice,
          paymentIntentId: body.stripePaymentIntentId ?? null,
          claimedPaid: isPaidFor({ paymentStatus: body.paymentStatus ?? 'pending' }),
          payLink: body.payLink ?? false,
          returnUrl: body.returnUrl ?? null,
          holdId: body.hold ?? null,
          once: once && { key: once, answerTo },
        }),
      );
      const placed = await placing
        .catch((error: unknown) => Promise.reject(atSentFields(body, error)))
        .then(async (booking) => ({
          booking: stored ?? placedBooking(booking, await shop.leadersOf([booking])),
          isRepeated: false,
        }))
        .catch(earlierBooking);
      const { booking } = placed;
      if (!body.payLink) return { body: booking };
      const payUrl = (await mayHaveLink(booker, placed))
        ? await shop.payLinkForPlacer({ ...booking, total: toMinorUnits(booking.totalPrice) })
        : null;
      return { body: { ...booking, payUrl } };
    },
    listOwnBookings: async ({ caller, parameters, url }) => {
      const { limit = OWN_PAGE, cursor } = parameters;
      const read = readCursor(cursor, NEWEST_FIRST);
      const after = read && { createdAt: new Date(read.value), id: read.id };
      const { bookings: own, total, more } = await shop.ownBookings(caller, { limit, after });
      const around = { now: ports.now(), hosts: await shop.leadersOf(own) };
      const sent = own.map((booking) => fittingBooking(encodeBooking(booking, around)));
      return shownFrom(url, { items: own, total, more }, sent, (last) => toCursor(last, NEWEST_FIRST));
    },
    getBooking: async ({ caller, parameters }) => {
      const booking = await shop.bookingById({ caller, token: parameters.token ?? null }, parameters.id);
      return { body: await encodeLed(booking, parameters.sessionsFrom) };
    },
    getBookingByReference: async ({ caller, parameters }) => {
      if (!isReference(settings.referencePrefix, parameters.reference)) throw bookingNotFound();
      const { reference, token = null } = parameters;
      const booking = await shop.bookingByReference(caller, reference, token);
      return { body: await encodeLed(booking, parameters.sessionsFrom) };
    },
    deleteBooking: async ({ caller, parameters }) => {
      await shop.deleteBooking(caller, parameters.id, parameters.token ?? null);
      return { body: { message: 'Booking deleted' } };
    },
  };
};
