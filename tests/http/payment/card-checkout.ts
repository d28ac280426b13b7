import type { Wire } from '@wondercast/openapi/codec/wire';
import type { Client, Reply } from '../../support/http-client.ts';
import { aLine, type BookingReply, book, CUSTOMER } from '../bodies.ts';

export const GOOD_CARD = '4242 4242 4242 4242';

/** Is with its bank for four seconds. */
export const SLOW_CARD = '4000 0000 0000 0077';

export type IntentReply = Wire<'PaymentIntent'> & Wire<'Problem'>;
export type PaymentReply = Wire<'SimulatedPayment'> & Partial<Pick<Wire<'Problem'>, 'message'>>;

/** What a checkout asks before it can be paid: one elevated Harlem Jazz Hour, $1,450. */
export const anIntentBody = (change: object = {}): object => ({
  amount: 145_000,
  currency: 'usd',
  items: [aLine()],
  customer: CUSTOMER,
  metadata: { bookingType: 'experience', customerEmail: CUSTOMER.email, itemCount: 1 },
  ...change,
});

export const openIntent = (client: Client, change: object = {}): Promise<Reply<IntentReply>> =>
  client.post<IntentReply>('/api/create-payment-intent', anIntentBody(change));

/** Pays as the simulator's own card form does. */
export const pay = (client: Client, clientSecret: string, cardNumber = GOOD_CARD) =>
  client.post<PaymentReply>('/api/simulator/confirm', { clientSecret, cardNumber });

/** The simulator's word for a card that was charged. */
export const isCharged = ({ body }: Reply<PaymentReply>): boolean => body.status === 'succeeded';

export const bookWith = (client: Client, paymentIntentId: string | null, change: object = {}) =>
  book(client, { paymentStatus: 'paid', stripePaymentIntentId: paymentIntentId, ...change });

/** Opens, pays and books, as a browser does. */
export const bookByCard = async (
  client: Client,
  { intent = {}, booking = {} }: { readonly intent?: object; readonly booking?: object } = {},
): Promise<Reply<BookingReply>> => {
  const opened = await openIntent(client, intent);
  if (opened.status !== 201) throw new Error(`The intent answered ${opened.status}: ${opened.text}`);
  const paid = await pay(client, opened.body.clientSecret);
  if (paid.body.status !== 'succeeded') throw new Error(`Paying answered ${paid.text}`);
  return bookWith(client, opened.body.paymentIntentId, booking);
};
