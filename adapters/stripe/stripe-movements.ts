import type { DisputeStatus, RefundStatus } from '@wondercast/core/money/payment/entry-status';
import type { MatterFacts } from '@wondercast/core/money/payment/matter';
import type { DisputeEvent } from '@wondercast/core/money/payment/payment-event';
import type { ProviderRefund } from '@wondercast/core/money/payment/provider';
import type Stripe from 'stripe';
import { fromStripe } from './stripe-amounts.ts';

/** The page of an object in Stripe's dashboard; test mode has its own. */
const dashboardUrl = (isLive: boolean, path: string): string =>
  `https://dashboard.stripe.com/${isLive ? '' : 'test/'}${path}`;

export const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** Stripe's final statuses; every other status is pending. */
const REFUND_STATUS: Readonly<Record<string, RefundStatus>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export const refundStatus = (status: string | null): RefundStatus => REFUND_STATUS[status ?? ''] ?? 'pending';

/** Stripe's final statuses; every other status is pending. */
const DISPUTE_STATUS: Readonly<Record<string, DisputeStatus>> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
};

const disputeStatus = (status: string): DisputeStatus => DISPUTE_STATUS[status] ?? 'pending';

/** Converts a refund of this intent to the form of the shop's ledger. */
export const refundOf = (refund: Stripe.Refund, intentId: string, isLive: boolean): ProviderRefund => ({
  refundId: refund.id,
  key: refund.metadata?.key ?? null,
  amount: fromStripe(refund.amount, refund.currency),
  status: refundStatus(refund.status),
  facts: {
    cause: refund.failure_reason ?? null,
    evidenceDue: null,
    url: dashboardUrl(isLive, `payments/${intentId}`),
  },
});

const factsOfDispute = (dispute: Stripe.Dispute, isLive: boolean): MatterFacts => {
  const due = dispute.evidence_details?.due_by ?? null;
  return {
    cause: dispute.reason ?? null,
    evidenceDue: due === null ? null : new Date(due * 1000),
    url: dashboardUrl(isLive, `disputes/${dispute.id}`),
  };
};

export const disputeOf = (
  dispute: Stripe.Dispute,
  isLive: boolean,
): Omit<DisputeEvent, 'id' | 'kind' | 'intentId'> => ({
  disputeId: dispute.id,
  amount: fromStripe(dispute.amount, dispute.currency),
  status: disputeStatus(dispute.status),
  facts: factsOfDispute(dispute, isLive),
});
