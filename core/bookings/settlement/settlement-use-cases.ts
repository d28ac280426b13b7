import type { Performers } from '../../kernel/jobs.ts';
import type { SettlementPorts } from './ports.ts';
import { attentionList, refundAttention, retryAttention } from './use-cases/attention-list.ts';
import { completeChangePayment, mailChangePayment, openChangePayment } from './use-cases/change-payment.ts';
import { closeMatter } from './use-cases/close-matter.ts';
import { finishIntent } from './use-cases/finish-intent.ts';
import { ledgerOfBooking } from './use-cases/ledger-of-booking.ts';
import { openBalance } from './use-cases/open-balance.ts';
import { ownPayLink } from './use-cases/own-pay-link.ts';
import { renewPayLink, revokePayLinks } from './use-cases/pay-link.ts';
import { payLinkForPlacer } from './use-cases/pay-link-for-placer.ts';
import { payPage } from './use-cases/pay-page.ts';
import { paymentsOfBooking } from './use-cases/payments-of-booking.ts';
import { reconcilePayments } from './use-cases/reconcile-payments.ts';
import { recordOfflinePayment } from './use-cases/record-offline-payment.ts';
import { refundBooking } from './use-cases/refund-booking.ts';
import { markPaidOut, refundsToPayOut } from './use-cases/refunds-to-pay-out.ts';
import { settleBalance } from './use-cases/settle-balance.ts';

/** Bookings and the money for them: paying, refunding, reconciling. */
export const settlementUseCases = (ports: SettlementPorts) => ({
  attentionList: attentionList(ports),
  refundAttention: refundAttention(ports),
  retryAttention: retryAttention(ports),
  closeMatter: closeMatter(ports),
  finishIntent: finishIntent(ports),
  openChangePayment: openChangePayment(ports),
  completeChangePayment: completeChangePayment(ports),
  mailChangePayment: mailChangePayment(ports),
  ledgerOfBooking: ledgerOfBooking(ports),
  openBalance: openBalance(ports),
  ownPayLink: ownPayLink(ports),
  renewPayLink: renewPayLink(ports),
  revokePayLinks: revokePayLinks(ports),
  payPage: payPage(ports),
  paymentsOfBooking: paymentsOfBooking(ports),
  reconcilePayments: reconcilePayments(ports),
  recordOfflinePayment: recordOfflinePayment(ports),
  refundBooking: refundBooking(ports),
  refundsToPayOut: refundsToPayOut(ports),
  markPaidOut: markPaidOut(ports),
  settleBalance: settleBalance(ports),
  payLinkForPlacer: payLinkForPlacer(ports),
});

export const settlementPerformers = (shop: ReturnType<typeof settlementUseCases>) =>
  ({
    'finish-intent': async ({ intentId }) => {
      await shop.finishIntent(intentId);
    },
  }) satisfies Partial<Performers>;
