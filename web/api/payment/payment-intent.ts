import type { Customer } from '@wondercast/core/bookings/booking/booking';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import type { MinorUnits } from '@wondercast/core/kernel/money';
import { providerCurrency } from '@wondercast/core/kernel/money';
import type { SentBilling } from '@wondercast/core/people/sent-billing';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import type { Body } from '../transport/contract.ts';
import { addressOf, answerOf, browserFetch } from '../transport/transport.ts';
import type { IntentStatusWire, IntentWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

type IntentBody = Body<'/api/create-payment-intent', 'post'>;

/** What is to be paid for, and what the customer was shown. */
export interface CheckoutRequest {
  readonly cart: Cart;
  readonly customer: Customer;
  /** Billing name and address; null when they were not entered. */
  readonly billing?: SentBilling;
  readonly discountCode: string | null;
  readonly total: MinorUnits;
}

/** The server's reply did not have the expected content. */
export class InvalidReply extends Error {}

const intentIn = (answer: Partial<IntentWire> | null): IntentWire => {
  const { clientSecret, paymentIntentId, amount } = answer ?? {};
  if (typeof clientSecret !== 'string' || typeof paymentIntentId !== 'string' || typeof amount !== 'number')
    throw new InvalidReply();
  return { clientSecret, paymentIntentId, amount };
};

const metadataOf = ({ cart, customer }: CheckoutRequest) => ({
  bookingType: 'experience',
  customerEmail: customer.email,
  customerName: `${customer.firstName} ${customer.lastName}`,
  itemCount: cart.length,
  totalBookings: cart.reduce((units, { quantity }) => units + quantity, 0),
});

/**
 * Opens a payment, or updates the given one. The response names the one to use.
 * @throws ApiError (with a fresh quote when prices have changed), InvalidReply
 */
export const openCheckoutIntent = async (
  request: CheckoutRequest,
  paymentIntentId: string | null,
): Promise<IntentWire> => {
  const { cart, customer, billing, discountCode, total } = request;
  return intentIn(
    await write('post', '/api/create-payment-intent', {
      body: {
        amount: total,
        currency: providerCurrency(),
        metadata: metadataOf(request),
        items: encodeCart(cart),
        customer,
        ...(billing && { billing }),
        discountCode,
        paymentIntentId,
      },
    }),
  );
};

/** Opens a payment that pays for nothing (decision 020). @throws ApiError, InvalidReply */
export const openTestIntent = async (amount: MinorUnits): Promise<IntentWire> => {
  const body: object = { amount, currency: providerCurrency(), metadata: { bookingType: 'test' } };
  return intentIn(await write('post', '/api/create-payment-intent', { body: body as IntentBody }));
};

/** The state of the visitor's own payment. @throws ApiError */
export const intentStatus = async (paymentIntentId: string): Promise<IntentStatusWire> =>
  (await answerOf(
    await browserFetch(addressOf('/api/payment-intents/{paymentIntentId}', { path: { paymentIntentId } })),
  )) as IntentStatusWire;

/**
 * Cancels the payment of a visitor who leaves the checkout (decision 025). The request outlives the page (`keepalive`). A payment
 * that was made stays.
 */
export const cancelOwnIntent = async (paymentIntentId: string): Promise<void> => {
  const address = addressOf('/api/payment-intents/{paymentIntentId}', { path: { paymentIntentId } });
  // If the request is refused or lost, the shop cancels the payment later by itself.
  await browserFetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined);
};
