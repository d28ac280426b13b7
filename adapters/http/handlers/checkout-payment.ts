import { ZERO } from '@wondercast/core/kernel/money';
import { type Caller, requireAdmin } from '@wondercast/core/people/caller';
import { encodeIntentStatus } from '@wondercast/openapi/codec/intent';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import type { SessionAccess } from '../pipeline/session.ts';

type CheckoutPaymentHandlers = Pick<
  Handlers,
  'createPaymentIntent' | 'getPaymentIntent' | 'cancelPaymentIntent' | 'receiveStripeWebhook' | 'testStripe'
>;

/** Gives a visitor a session, because a payment needs an owner. */
const withSession = (caller: Caller, session: SessionAccess): Caller =>
  caller.kind === 'visitor' ? { ...caller, visitorKey: session.visitorKey() } : caller;

/**
 * The operation is open to visitors, so this part of it checks the role itself.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
const assertMayCharge = (caller: Caller): void => {
  requireAdmin(caller.kind === 'signed-in' ? { ...caller, permission: 'payments:write' } : caller);
};

export const checkoutPaymentHandlers = ({ shop, settings, ports }: HttpDeps): CheckoutPaymentHandlers => ({
  createPaymentIntent: async ({ caller, body, session, address }) => {
    const { items, amount, customer, billing, discountCode, paymentIntentId, metadata } = body;
    // Only the test page sends no items, and it does not exist in production (decision 044).
    if (!items && settings.production) assertMayCharge(caller);
    const payer = withSession(caller, session);
    const opened = items
      ? await shop.openIntent({
          caller: payer,
          lines: items,
          customer: customer ?? {},
          billing,
          discountCode: discountCode?.trim() || null,
          shownTotal: amount ?? null,
          intentId: paymentIntentId ?? null,
          addressHash: ports.hashToken(address),
        })
      : await shop.openTestIntent(payer, amount ?? ZERO, metadata ?? {});
    return {
      body: { clientSecret: opened.clientSecret, paymentIntentId: opened.id, amount: opened.amount },
    };
  },
  getPaymentIntent: async ({ caller, parameters }) => ({
    body: encodeIntentStatus(await shop.ownIntent(caller, parameters.paymentIntentId)),
  }),
  cancelPaymentIntent: async ({ caller, parameters }) => {
    await shop.cancelOwnIntent(caller, parameters.paymentIntentId);
    return { body: { message: 'Payment cancelled' } };
  },
  receiveStripeWebhook: async ({ raw }) => {
    await shop.receiveWebhook(await raw.read(), raw.header('Stripe-Signature'));
    return { body: { message: 'Received' } };
  },
  testStripe: async () => {
    const { success, message, account } = await shop.testProvider();
    return {
      body: {
        success,
        message,
        account: account && { business_profile: { name: account.name }, country: account.country },
      },
    };
  },
});
