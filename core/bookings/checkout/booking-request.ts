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
  /** Judged by `billingRule`; not said is none. */
  readonly billing?: SentBilling | undefined;
  /** A signed-in caller's profile fills what `customer` leaves out (decision 035). */
  readonly fromProfile: boolean;
  readonly discountCode: string | null;
  /** The total the customer was shown. */
  readonly shownTotal: MinorUnits;
  readonly paymentIntentId: string | null;
  /** What the client says of the payment: a claim (decision 019). */
  readonly claimedPaid: boolean;
  /** Asks for a link that pays by card; not said is no. */
  readonly payLink?: boolean;
  /** A page of the partner's, where the pay page leads back to; not said is none. */
  readonly returnUrl?: string | null;
  /** The hold of a partner's server whose times are booked; anybody else's own is found by who they are. */
  readonly holdId?: string | null;
  /** What a partner was promised and this shop has kept: its prices and policy hold, whatever they are now. */
  readonly promised?: Quote | null;
  /** A partner's server tells its customer of money: the shop mails about sessions alone. */
  readonly sessionMailsOnly?: boolean;
  /** Makes retries of one submit answer alike; null places a booking each time. */
  readonly once: Once | null;
}

export interface Once {
  readonly key: OnceKey;
  /** The reply that a retry gets; with who leads what was agreed at once. */
  answerTo(booking: Booking, leaders: Leaders): Answer;
}
