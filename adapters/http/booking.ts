import { AlreadyAnswered } from '@wondercast/core/answers';
import { isReference } from '@wondercast/core/booking/reference';
import type { Caller } from '@wondercast/core/caller';
import type { RequestedLine } from '@wondercast/core/cart/requested-line';
import { holderOf, openerOf } from '@wondercast/core/payment/intent';
import { Refusal } from '@wondercast/core/refusal';
import { EMPTY_SLOT, type Slot } from '@wondercast/core/scheduling/slot';
import { encodeBooking } from '@wondercast/openapi/codec/booking';
import { encodeDiscountCheck } from '@wondercast/openapi/codec/discount';
import { encodeOrder } from '@wondercast/openapi/codec/order';
import { encodeQuote } from '@wondercast/openapi/codec/quote';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { HttpDeps } from './deps.ts';
import type { BodyOf, Handlers } from './handler.ts';
import type { SessionAccess } from './session.ts';

type Body = BodyOf<'createBooking'>;

/** A flat time such as `2:30 PM EST`; `TBD` says nothing (specification §7). */
const flatSlot = ({ date, time }: Body): Slot => ({
  ...EMPTY_SLOT,
  date: date ?? null,
  time: time && time !== 'TBD' ? time : null,
});

/** The lines asked for. The flat day and time fill what the lines leave open in the first unit (decision W1). */
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
  | 'getBookingByReference'
  | 'deleteBooking'
>;

/** The booking of a repeated request: the answer that is kept holds no link, for links are not kept. */
const answeredBefore = (error: unknown): Wire<'Booking'> => {
  if (error instanceof AlreadyAnswered) return error.answer.body as Wire<'Booking'>;
  throw error;
};

/**
 * A repeated request is answered as the first one was. A browser without a session lost that answer and its cookie, or has
 * sent both at once: it goes on as the visitor who placed the booking, or the booking would be nobody's. A visitor who has
 * placed anything else had a cookie, and is somebody else.
 */
const keepOwner =
  ({ ports }: HttpDeps) =>
  async (error: unknown, caller: Caller, session: SessionAccess): Promise<never> => {
    if (error instanceof AlreadyAnswered && caller.kind === 'visitor' && caller.visitorKey === null) {
      const { id } = error.answer.body as { id: number };
      const { bookings } = ports.read;
      const visitorKey = (await bookings.byId(id))?.visitorKey;
      if (visitorKey && (await bookings.ofVisitor(visitorKey)).length === 1) session.continueAs(visitorKey);
    }
    throw error;
  };

export const bookingHandlers = (deps: HttpDeps): BookingHandlers => {
  const { shop, settings } = deps;
  const ownerKept = keepOwner(deps);
  return {
    // What somebody has reserved for their own payment is free for them.
    createQuote: async ({ caller, body }) => {
      const asked = { lines: body.items, discountCode: body.discountCode ?? null };
      return { body: encodeQuote(await shop.quoteCart(asked, holderOf(openerOf(caller)))) };
    },
    validateDiscountCode: async ({ caller, body }) => {
      const holder = holderOf(openerOf(caller));
      return { body: encodeDiscountCheck(await shop.checkCode(body.code, body.orderAmount, holder)) };
    },
    createOrder: async ({ caller, body }) => ({
      body: encodeOrder(await shop.recordOrder(caller, body.items)),
    }),
    createBooking: async ({ caller, body, once, session }) => {
      const asker = caller.kind === 'visitor' ? { ...caller, visitorKey: session.visitorKey() } : caller;
      const placing = shop.placeBooking({
        caller: asker,
        lines: linesOf(body),
        customer: body,
        fromProfile: !body.cartItems && !body.items,
        discountCode: body.discountCode?.trim() || null,
        shownTotal: body.totalPrice,
        paymentIntentId: body.stripePaymentIntentId ?? null,
        claimedPaid: body.paymentStatus === 'paid',
        once: once && { key: once, answerTo: (placed) => ({ status: 201, body: encodeBooking(placed) }) },
      });
      const booking = await placing
        .then(encodeBooking)
        .catch((error: unknown) => ownerKept(error, caller, session))
        .catch(answeredBefore);
      return { body: body.payLink ? { ...booking, payUrl: await shop.payLinkForPlacer(booking) } : booking };
    },
    listOwnBookings: async ({ caller }) => ({ body: (await shop.ownBookings(caller)).map(encodeBooking) }),
    getBookingByReference: async ({ caller, parameters }) => {
      if (!isReference(settings.referencePrefix, parameters.reference))
        throw new Refusal('not-found', 'Booking not found');
      return {
        body: encodeBooking(
          await shop.bookingByReference(caller, parameters.reference, parameters.token ?? null),
        ),
      };
    },
    deleteBooking: async ({ caller, parameters }) => {
      await shop.deleteBooking(caller, parameters.id, parameters.token ?? null);
      return { body: { message: 'Booking deleted' } };
    },
  };
};
