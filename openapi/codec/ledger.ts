import type { AttentionSeen } from '@wondercast/core/bookings/settlement/attention-seen';
import type { BookingLedger } from '@wondercast/core/bookings/settlement/booking-ledger';
import type { BookingPayments } from '@wondercast/core/bookings/settlement/booking-payments';
import { toAmount } from '@wondercast/core/kernel/money';
import { ATTENTION_REASONS, type AttentionReason } from '@wondercast/core/money/payment/attention';
import type { LedgerEntry } from '@wondercast/core/money/payment/ledger';
import { isClosable, MATTER_REASONS, type MatterReason } from '@wondercast/core/money/payment/matter';
import type { Customer } from '@wondercast/core/people/customer';
import { encodePurchase } from './intent.ts';
import type { Wire } from './wire.ts';

const encodeEntry = (entry: LedgerEntry): Wire<'LedgerEntry'> => ({
  id: entry.id,
  at: entry.at.toISOString(),
  kind: entry.kind,
  status: entry.status,
  amount: toAmount(entry.amount),
  paymentIntentId: entry.intentId,
  providerId: entry.providerId,
  note: entry.note,
  actor: entry.actor?.name ?? null,
  card: entry.card,
});

export const encodeBookingLedger = (ledger: BookingLedger): Wire<'BookingLedger'> => ({
  bookingId: ledger.bookingId,
  paymentStatus: ledger.paymentStatus,
  total: toAmount(ledger.balance.total),
  received: toAmount(ledger.balance.received),
  refunded: toAmount(ledger.balance.refunded),
  lost: toAmount(ledger.balance.lost),
  open: toAmount(ledger.open),
  refundable: toAmount(ledger.refundable),
  entries: ledger.entries.map(encodeEntry),
});

export const encodeBookingPayments = (payments: BookingPayments): Wire<'BookingPayments'> => ({
  received: toAmount(payments.received),
  refunded: toAmount(payments.refunded),
  open: toAmount(payments.open),
  movements: payments.movements.map(({ at, kind, status, amount, card }) => ({
    card,
    at: at.toISOString(),
    kind,
    status,
    amount: toAmount(amount),
  })),
  waiting: payments.waiting && {
    kind: payments.waiting.kind,
    amount: toAmount(payments.waiting.amount),
    expiresAt: payments.waiting.expiresAt?.toISOString() ?? null,
  },
});

const whoPaid = (customer: Customer | null) => ({
  customerName: customer && `${customer.firstName} ${customer.lastName}`,
  email: customer?.email ?? null,
});

const REASONS: Readonly<Record<AttentionReason | MatterReason, string>> = {
  ...ATTENTION_REASONS,
  ...MATTER_REASONS,
};

export const encodeAttention = ({
  intentId,
  amount,
  reason,
  matter,
  since,
  purpose,
  purchase,
  booking,
}: AttentionSeen): Wire<'PaymentAttention'> => ({
  ...encodePurchase(purchase),
  bookingReference: booking?.reference ?? null,
  paymentIntentId: intentId,
  amount: toAmount(amount),
  reason,
  message: REASONS[reason],
  since: since.toISOString(),
  purpose,
  ...whoPaid(purchase?.customer ?? booking?.customer ?? null),
  matter: matter && {
    id: matter.id,
    cause: matter.cause,
    evidenceDue: matter.evidenceDue?.toISOString() ?? null,
    url: matter.url,
    isClosable: isClosable(matter),
  },
});
