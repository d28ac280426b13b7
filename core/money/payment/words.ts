/** Said when the provider stores the cards. */
export const CARDS_BY_FORM = 'Cards are saved with the payment provider’s own card form.';
/** Said when cards are simulated. */
export const CARDS_SIMULATED = 'Cards are simulated here: there is no card form to save them with.';
export const METHOD_REMOVED = 'Payment method removed';
export const METHOD_NOT_REMOVED = 'The payment provider cannot be reached. Please try again.';

export const PAYMENT_UNVERIFIED = 'Payment could not be verified.';
/** Whenever the provider is away, slow or answers nonsense. */
export const PROVIDER_AWAY = 'Unable to initialize payment. Please try again.';
const LEAST_DOLLARS = '$0.50';
/** The words of the specification, with the smallest amount of the shop's currency. */
export const amountTooSmall = (least: string): string =>
  'Payment amount must be at least $0.50.'.replace(LEAST_DOLLARS, () => least);
export const NOTHING_TO_PAY = 'Please ensure your cart has valid items with prices.';
export const ALREADY_PAID = 'This payment has already been made.';
export const NO_SUCH_PAYMENT = 'Payment not found';
export const NOTHING_TO_REFUND = 'There is nothing left to refund.';
export const INVALID_SIGNATURE = 'Invalid signature';
export const ALREADY_BOOKED = 'This payment has a booking.';
/** Said only where it is not certain that the booking will follow by itself (decision 024). */
export const PAID_NOT_BOOKED = 'Payment was successful but booking creation failed. Please contact support.';
export const NO_CARD_PAYMENT = 'There is no card payment to refund.';
export const REFUND_FAILED = 'The refund failed. Please try again.';
/** Prevents paying twice: another payment of the same amount is under way. */
export const BEING_CONFIRMED = 'A payment of this booking is being confirmed.';
export const BOOKING_PAID = 'This booking is already paid.';
export const NO_SUCH_LINK = 'This link is not valid any more.';
/** Decision 039: only a full refund makes it pending again. */
export const CARD_PAID = 'This booking was paid by card. Refund the payment to make it pending again.';
/** Decision 093: a mark undoes only what a mark wrote. */
export const TRANSFER_PAID =
  'Money was received for this booking. Refund the payment to make it pending again.';
export const NO_SUCH_MATTER = 'Nothing is to be done about this any more.';
export const DISPUTE_OPEN = 'The bank has not decided about this dispute yet.';
