import type { OnceKey } from '@wondercast/core/people/answers';
import { encodeAttention, encodeBookingLedger } from '@wondercast/openapi/codec/ledger';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { shownList } from './pages-of-list.ts';

type AdminPaymentHandlers = Pick<
  Handlers,
  | 'getBookingLedger'
  | 'refundBooking'
  | 'recordOfflinePayment'
  | 'renewPayLink'
  | 'revokePayLinks'
  | 'listPaymentAttention'
  | 'retryPaymentAttention'
  | 'refundPaymentAttention'
  | 'closePaymentMatter'
>;

export const adminPaymentHandlers = ({ shop, ports }: HttpDeps): AdminPaymentHandlers => {
  /**
   * The ledger stores each movement of money under the request's idempotency key, so that a retry after a crash does not repeat it.
   * The key is hashed because payment providers accept only short keys.
   */
  const ledgerKey = (once: OnceKey | null, bookingId: number): string | null =>
    once && ports.hashToken(`${once.scope} ${bookingId} ${once.key}`);
  return {
    getBookingLedger: async ({ caller, parameters }) => ({
      body: encodeBookingLedger(await shop.ledgerOfBooking(caller, parameters.id)),
    }),
    refundBooking: async ({ caller, parameters, body, once }) => {
      const refund = { amount: body.amount ?? null, note: body.note, key: ledgerKey(once, parameters.id) };
      return { body: encodeBookingLedger(await shop.refundBooking(caller, parameters.id, refund)) };
    },
    recordOfflinePayment: async ({ caller, parameters, body, once }) => {
      const payment = { ...body, key: ledgerKey(once, parameters.id) };
      return { body: encodeBookingLedger(await shop.recordOfflinePayment(caller, parameters.id, payment)) };
    },
    renewPayLink: async ({ caller, parameters }) => ({
      body: { url: await shop.renewPayLink(caller, parameters.id) },
    }),
    revokePayLinks: async ({ caller, parameters }) => {
      await shop.revokePayLinks(caller, parameters.id);
      return { body: { message: 'Links revoked' } };
    },
    listPaymentAttention: async ({ caller, parameters, url }) =>
      shownList(url, (await shop.attentionList(caller)).map(encodeAttention), parameters),
    retryPaymentAttention: async ({ caller, parameters }) => {
      const booking = await shop.retryAttention(caller, parameters.paymentIntentId);
      return { body: { bookingReference: booking?.reference ?? null } };
    },
    refundPaymentAttention: async ({ caller, parameters }) => {
      await shop.refundAttention(caller, parameters.paymentIntentId);
      return { body: { message: 'Payment refunded' } };
    },
    closePaymentMatter: async ({ caller, parameters }) => {
      await shop.closeMatter(caller, parameters.matterId);
      return { body: { message: 'Taken off the list' } };
    },
  };
};
