import type { RequestedLine } from '../../buying/cart/requested-line.ts';
import type { Quote } from '../../buying/quote/quote.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import type { Answer, OnceKey } from '../../people/answers.ts';
import type { Caller } from '../../people/caller.ts';
import type { SentBilling } from '../../people/sent-billing.ts';
import type { Booking } from '../booking/booking.ts';
import type { Leaders } from '../booking/leaders.ts';

export interface BookingRequest {
  readonly caller: Caller;
  readonly lines: readonly RequestedLine[];
  /** Judged by `customerRule`. */
  readonly customer: object;
  /** Judged by `billingRule`; undefined means none. */
  readonly billing?: SentBilling | undefined;
  /** A signed-in caller's profile fills what `customer` leaves out (decision 035). */
  readonly fromProfile: boolean;
  readonly discountCode: string | null;
  /** The total the customer was shown. */
  readonly shownTotal: MinorUnits;
  readonly paymentIntentId: string | null;
  /** Whether the client says that it has paid: a claim, not a proof (decision 019). */
  readonly claimedPaid: boolean;
  /** Whether a link that pays by card is asked for; undefined means no. */
  readonly payLink?: boolean;
  /** A page of the partner's site, to which the pay page leads back; undefined means none. */
  readonly returnUrl?: string | null;
  /** The hold of a partner's server whose times are booked. The holds of other callers are found by who they are. */
  readonly holdId?: string | null;
  /** The quote that a partner was promised and this shop has stored: its prices and policy apply, whatever they are now. */
  readonly promised?: Quote | null;
  /** A partner's server tells its customer about money: the shop then mails about sessions only. */
  readonly sessionMailsOnly?: boolean;
  /** The idempotency key of a submit: retries get the same answer. null places a booking each time. */
  readonly once: Once | null;
}

export interface Once {
  readonly key: OnceKey;
  /** The reply that a retry gets. It includes who leads the sessions that were agreed at once. */
  answerTo(booking: Booking, leaders: Leaders): Answer;
}
