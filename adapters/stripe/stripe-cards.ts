import type { Payments } from '@wondercast/core/money/payment/ports';
import type { ProviderMethod } from '@wondercast/core/money/payment/provider';
import type Stripe from 'stripe';
import { isRejected, type StripeCaller } from './stripe-client.ts';

const twoDigits = (value: number): string => String(value % 100).padStart(2, '0');

/** Brand names as printed on cards. Other brands keep Stripe's names. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Brand as printed on cards. */
export const brandOf = (brand = 'card'): string =>
  BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1).replaceAll('_', ' ');

const methodOf = ({ id, card }: Stripe.PaymentMethod): ProviderMethod => ({
  id,
  brand: brandOf(card?.brand),
  lastFour: card?.last4 ?? '0000',
  expiryDate: `${twoDigits(card?.exp_month ?? 1)}/${twoDigits(card?.exp_year ?? 0)}`,
});

type Cards = Pick<Payments, 'addCustomer' | 'openSetup' | 'methodsOf' | 'removeMethod' | 'setDefaultMethod'>;

/** Cards that Stripe stores for accounts. */
export const stripeCards = (stripe: Stripe, callStripe: StripeCaller): Cards => ({
  addCustomer: ({ id, email }) =>
    callStripe(async () => {
      const params: Stripe.CustomerCreateParams = {
        ...(email === null ? {} : { email }),
        metadata: { account: String(id) },
      };
      return (await stripe.customers.create(params, { idempotencyKey: `customer-${id}-${email}` })).id;
    }),
  openSetup: (customer) =>
    callStripe(async () => {
      const setup = await stripe.setupIntents.create({ customer, allowed_payment_method_types: ['card'] });
      if (!setup.client_secret) throw new Error('A setup without client secret');
      return setup.client_secret;
    }),
  methodsOf: (customer) =>
    callStripe(async () => {
      const { data } = await stripe.paymentMethods.list({ customer, type: 'card', limit: 100 });
      return data.map(methodOf);
    }),
  removeMethod: (id) =>
    callStripe(
      async () => {
        await stripe.paymentMethods.detach(id);
      },
      (error) => {
        // A card that is already removed or detached is in the requested state.
        if (!isRejected(error)) throw error;
      },
    ),
  setDefaultMethod: (customer, id) =>
    callStripe(async () => {
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
    }),
});
