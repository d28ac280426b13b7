import type { Buyer } from '../../../buying/discount/discount.ts';
import { USED_BEFORE } from '../../../buying/discount/words.ts';
import { bookTaken } from '../../../buying/free-times/steps/book-taken.ts';
import type { TakenUnit } from '../../../buying/free-times/steps/take-units.ts';
import { codeUsedUp } from '../../../buying/quote/assert-quote.ts';
import type { Quote } from '../../../buying/quote/quote.ts';
import type { Opener } from '../../../money/payment/intent.ts';
import { isPaidFor } from '../../../money/payment/payment-status.ts';
import type { Booking, Customer } from '../../booking/booking.ts';
import { newBooking } from '../../booking/new-booking.ts';
import { ledUnits, sessionsTaken } from '../../booking/steps/led-units.ts';
import { publishPlaced } from '../../booking/steps/publish-placed.ts';
import { queueBookedJobs } from '../../booking/steps/queue-booked-jobs.ts';
import { noteTaxed } from '../../taxing/steps/note-taxed.ts';
import type { CheckoutStore } from '../ports.ts';

interface Placing {
  readonly opener: Opener;
  readonly partner: Booking['partner'];
  readonly customer: Customer;
  readonly billing: Booking['billing'];
  readonly quote: Quote;
  readonly reference: string;
  readonly at: Date;
  /** Whether the mail says that the booking is paid by card. */
  readonly paysByCard: boolean;
  /** Who holds a use of the code. */
  readonly holder: string | null;
  /** Its units at free times, each with a host. The hold that they come from ends. */
  readonly taken?: readonly TakenUnit[];
  readonly holdId?: string | null;
  /** Whether its customer hears about money from whoever sold it. */
  readonly sessionMailsOnly?: boolean;
}

/** Whether each customer may use a code once only, and this customer has used it. */
const usedBefore = async (
  { discountCodes }: Pick<CheckoutStore, 'discountCodes'>,
  code: string,
  buyer: Buyer,
): Promise<boolean> =>
  (await discountCodes.byCode(code))?.oncePerCustomer === true && (await discountCodes.usedBy(code, buyer));

/**
 * Places a booking at a valid quote, to be paid later, with everything that follows from a booking. `meanwhile` runs before the use of the
 * code is counted.
 * @throws Refusal 'conflict' when the code has been used up, or by this customer before
 */
export const placeQuoted = async (
  store: Pick<
    CheckoutStore,
    | 'assignments'
    | 'bookings'
    | 'catalogue'
    | 'discountCodes'
    | 'events'
    | 'holds'
    | 'jobs'
    | 'missingRates'
    | 'numberChecks'
    | 'settings'
  >,
  placing: Placing,
  meanwhile: (booking: Booking) => Promise<Booking> = async (booking) => booking,
): Promise<Booking> => {
  const { opener, partner, customer, billing, quote, reference, at, paysByCard, holder } = placing;
  const { taken = [], holdId = null } = placing;
  const booking = newBooking(
    {
      ...opener,
      partner,
      billing,
      sessionMailsOnly: placing.sessionMailsOnly ?? false,
      id: await store.bookings.nextId(),
      reference,
      paymentStatus: quote.total === 0 ? 'paid' : 'pending',
      paymentIntentId: null,
      createdAt: at,
    },
    customer,
    quote,
    ledUnits(taken),
  );
  await store.bookings.add(booking);
  await bookTaken(store, sessionsTaken(booking.id, taken), holdId, at);
  await noteTaxed(store, null, booking, at);
  await queueBookedJobs(store, booking, at, paysByCard && !isPaidFor(booking));
  await publishPlaced(store, booking);
  const placed = await meanwhile(booking);
  // Many bookings update the counter of one code: its row is locked last, to hold the lock briefly.
  const { discount, subtotal } = quote;
  if (discount && !(await store.discountCodes.redeem(discount.code, booking.id, subtotal, at, holder))) {
    const { accountId } = opener;
    const before = await usedBefore(store, discount.code, { accountId, email: customer.email });
    throw codeUsedUp(quote, before ? `This code ${USED_BEFORE}` : undefined);
  }
  return placed;
};
