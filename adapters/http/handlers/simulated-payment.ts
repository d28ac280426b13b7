import { Refusal } from '@wondercast/core/kernel/refusal';
import { PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { Attempt } from '../../simulator/card-form.ts';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';

type SimulatedPaymentHandlers = Pick<Handlers, 'confirmSimulatedPayment' | 'answerSimulatedStep'>;

const STATUS: Readonly<Record<Attempt['status'], Wire<'SimulatedPayment'>['status']>> = {
  succeeded: 'succeeded',
  'asks-for-more': 'requires_action',
  open: 'requires_payment_method',
};

/** The card form of the simulated provider. A real provider serves its own. */
export const simulatedPaymentHandlers = ({ shop, simulator, log }: HttpDeps): SimulatedPaymentHandlers => {
  const cards = () => {
    if (!simulator) throw new Refusal('not-found', 'Not found');
    return simulator.cards;
  };
  /**
   * Delivers the webhook first and then replies to the browser, as a provider does. If the delivery fails, the reconciler finds the
   * payment later.
   */
  const replyTo = async ({ intentId, status, failure, isReplyLost, delivery }: Attempt) => {
    if (delivery)
      await shop.receiveWebhook(delivery.body, delivery.signature).catch((err: unknown) => {
        log.warn({ err }, 'A simulated delivery was not taken');
      });
    if (isReplyLost) throw new Refusal('provider', PROVIDER_AWAY);
    return { body: { paymentIntentId: intentId, status: STATUS[status], error: failure } };
  };
  return {
    confirmSimulatedPayment: async ({ body }) =>
      replyTo(await cards().pay(body.clientSecret, body.cardNumber)),
    answerSimulatedStep: async ({ body }) =>
      replyTo(await cards().answerStep(body.clientSecret, body.approved)),
  };
};
