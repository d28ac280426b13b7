import type { Performers } from '../../kernel/jobs.ts';
import type { PaymentPorts } from './ports.ts';
import { addPaymentMethod } from './use-cases/add-payment-method.ts';
import { cancelIntent, forgetPurchase } from './use-cases/cancel-intent.ts';
import { cancelOwnIntent } from './use-cases/cancel-own-intent.ts';
import { openIntent } from './use-cases/open-intent.ts';
import { openMethodSetup } from './use-cases/open-method-setup.ts';
import { openTestIntent } from './use-cases/open-test-intent.ts';
import { ownIntent } from './use-cases/own-intent.ts';
import { ownPaymentMethods } from './use-cases/own-payment-methods.ts';
import { receiveWebhook } from './use-cases/receive-webhook.ts';
import { removePaymentMethod } from './use-cases/remove-payment-method.ts';
import { setDefaultPaymentMethod, syncDefaultMethod } from './use-cases/set-default-payment-method.ts';
import { syncRefunds } from './use-cases/sync-refunds.ts';
import { testProvider } from './use-cases/test-provider.ts';

/** Payment intents, and customers' saved cards. */
export const paymentUseCases = (ports: PaymentPorts) => ({
  cancelOwnIntent: cancelOwnIntent(ports),
  cancelIntent: cancelIntent(ports),
  forgetPurchase: forgetPurchase(ports),
  openIntent: openIntent(ports),
  openTestIntent: openTestIntent(ports),
  ownIntent: ownIntent(ports),
  receiveWebhook: receiveWebhook(ports),
  syncRefunds: syncRefunds(ports),
  testProvider: testProvider(ports),
  ownPaymentMethods: ownPaymentMethods(ports),
  addPaymentMethod: addPaymentMethod(ports),
  openMethodSetup: openMethodSetup(ports),
  syncDefaultMethod: syncDefaultMethod(ports),
  detachFromProvider: ports.payments.removeMethod,
  removePaymentMethod: removePaymentMethod(ports),
  setDefaultPaymentMethod: setDefaultPaymentMethod(ports),
});

export const paymentPerformers = (shop: ReturnType<typeof paymentUseCases>) =>
  ({
    'cancel-intent': async ({ intentId, forgets = false }) => {
      await shop.cancelIntent(intentId);
      if (forgets) await shop.forgetPurchase(intentId);
    },
    'sync-refunds': ({ intentId }) => shop.syncRefunds(intentId),
    'tell-default-method': ({ accountId }) => shop.syncDefaultMethod(accountId),
    'remove-method': ({ methodId }) => shop.detachFromProvider(methodId),
  }) satisfies Partial<Performers>;
