import type { PayPage } from '@wondercast/core/bookings/settlement/pay-page';
import type { QuotedLine } from '@wondercast/core/buying/quote/quote';
import { currency, plus, times, toAmount } from '@wondercast/core/kernel/money';
import { type Intent, latestRevision, type Purchase } from '@wondercast/core/money/payment/intent';
import { mayBePaid } from '@wondercast/core/money/payment/intent-states';
import type { Receipt } from '@wondercast/core/money/payment/receipt';
import { isBeingPaid } from '@wondercast/core/money/payment/receipt';
import { encodeLineAddOn } from './quote.ts';
import { encodeInvoicedTax } from './taxed.ts';
import type { Wire } from './wire.ts';

export const encodePaidLine = (line: QuotedLine): Wire<'PaidLine'> => ({
  experienceId: line.experienceId,
  title: line.experience?.title ?? null,
  selectedTier: line.selectedTier,
  quantity: line.quantity,
  tierPrice: toAmount(line.tierPrice),
  addOns: line.addOns.map(encodeLineAddOn),
  addOnsTotal: toAmount(line.addOnsTotal),
  lineTotal: toAmount(line.lineTotal),
  headcount: line.headcount,
  slots: line.slots.map(({ date, time, meridiem, zone }) => ({ date, time, meridiem, zone })),
});

/** What was bought, as far as it is still kept here. */
export const encodePurchase = (purchase: Purchase | null) => ({
  items: purchase?.quote.lines.map(encodePaidLine) ?? null,
  totalPrice: purchase && toAmount(purchase.quote.total),
});

const STATUS: Readonly<Record<Intent['state'], Wire<'PaymentIntentStatus'>['status']>> = {
  open: 'open',
  paid: 'paid',
  booked: 'booked',
  cancelled: 'cancelled',
  refunding: 'refunded',
  refunded: 'refunded',
};

export const encodeIntentStatus = ({
  intent,
  receipt,
  bookingReference,
}: {
  readonly intent: Intent;
  readonly receipt: Receipt | null;
  readonly bookingReference: string | null;
}): Wire<'PaymentIntentStatus'> => {
  const latest = latestRevision(intent);
  const purchase = latest?.purchase ?? null;
  const isProcessing = mayBePaid(intent) && receipt !== null && isBeingPaid(receipt);
  return {
    ...encodePurchase(purchase),
    paymentIntentId: intent.id,
    status: isProcessing ? 'processing' : STATUS[intent.state],
    amount: receipt?.amount ?? latest?.amount ?? 0,
    failure: receipt?.failure ?? null,
    customer: purchase && { ...purchase.customer },
    discountCode: purchase?.quote.discount?.code ?? null,
    bookingReference,
  };
};

export const encodePayPage = (page: PayPage): Wire<'PayPage'> => ({
  currency: currency(),
  bookingReference: page.reference,
  lines: page.lines.map(({ experience, selectedTier, quantity, tierPrice, addOns, addOnsTotal }) => {
    const unitPrice = plus(tierPrice, addOnsTotal);
    return {
      title: experience?.title ?? null,
      selectedTier,
      quantity,
      unitPrice: toAmount(unitPrice),
      addOns: addOns.map(encodeLineAddOn),
      lineTotal: toAmount(times(unitPrice, quantity)),
    };
  }),
  subtotal: toAmount(page.subtotal),
  discount: page.discount && {
    code: page.discount.code,
    description: page.discount.description,
    amount: toAmount(page.discount.amount),
  },
  fees: page.fees.map(({ reason, amount }) => ({ reason, amount: toAmount(amount) })),
  tax: page.tax && encodeInvoicedTax(page.tax),
  total: toAmount(page.total),
  paymentStatus: page.paymentStatus,
  openAmount: toAmount(page.open),
  beingConfirmed: page.isBeingConfirmed,
  partner: page.partner,
  mine: page.isMine,
});
