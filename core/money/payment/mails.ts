import type { MailWords } from '../../kernel/mail.ts';
import { currency, formatMoney, type MinorUnits } from '../../kernel/money.ts';
import { ATTENTION_REASONS, type Attention } from './attention.ts';
import { MATTER_REASONS, type Matter, type MatterReason } from './matter.ts';

interface About {
  readonly reference: string;
  readonly firstName: string;
  readonly amount: MinorUnits;
}

type Shop = { readonly name: string; readonly mail: string };

const questions = (shop: Shop, reference: string): string =>
  `Questions? Write to ${shop.mail} and mention ${reference}.`;

/** The mail about a refund to a card. */
export const refundWords = ({ reference, firstName, amount }: About, shop: Shop): MailWords => ({
  subject: `Your refund for booking ${reference}`,
  preheader: `${shop.name}: ${formatMoney(amount)} is on its way back to your card.`,
  title: `Your refund, ${firstName}.`,
  intro: [
    `We have refunded ${formatMoney(amount)} ${currency()} of your booking ${reference} to the card it was paid with.`,
    'Depending on your bank it takes five to ten days to show.',
  ],
  lines: [],
  sums: [{ label: 'Refunded', amount: `${formatMoney(amount)} ${currency()}`, strong: true }],
  notes: [questions(shop, reference)],
  action: null,
});

/** The mail about money that was received for a booking; its receipt is attached where there is one. */
export const paymentReceivedWords = (
  {
    reference,
    firstName,
    amount,
    open,
    hasReceipt,
  }: About & { readonly open: MinorUnits; readonly hasReceipt: boolean },
  shop: Shop,
): MailWords => ({
  subject: hasReceipt
    ? `Your receipt for booking ${reference}: ${formatMoney(amount)}`
    : `We have received your payment for booking ${reference}`,
  preheader: `${shop.name}: thank you for your payment of ${formatMoney(amount)}.`,
  title: `Thank you, ${firstName}.`,
  intro: [
    `We have received ${formatMoney(amount)} ${currency()} for your booking ${reference}.`,
    ...(hasReceipt ? ['Your receipt is attached as a PDF.'] : []),
  ],
  lines: [],
  sums: [
    { label: 'Received', amount: `${formatMoney(amount)} ${currency()}`, strong: true },
    ...(open > 0
      ? [{ label: 'Still open', amount: `${formatMoney(open)} ${currency()}`, strong: false }]
      : []),
  ],
  notes: [...(open > 0 ? [] : ['Nothing is left to pay.']), questions(shop, reference)],
  action: null,
});

/** The mail to the shop about a booking that has received more than it costs. */
export const paidTwiceWords = (
  { intentId, amount }: Pick<Attention, 'intentId' | 'amount'>,
  reference: string,
  adminUrl: string,
): MailWords => ({
  subject: `Booking ${reference} was overpaid by ${formatMoney(amount)}`,
  preheader: 'A customer has paid more than the booking costs.',
  title: 'A booking was paid twice.',
  intro: [
    `Booking ${reference} has received ${formatMoney(amount)} ${currency()} more than it costs. The last card payment is ${intentId}.`,
    'Please refund the excess.',
  ],
  lines: [],
  sums: [],
  notes: [],
  action: { label: 'Open the dashboard', url: adminUrl },
});

/** The mail to the shop about a payment without a booking. */
export const attentionWords = ({ intentId, amount, reason }: Attention, adminUrl: string): MailWords => ({
  subject: `A payment of ${formatMoney(amount)} needs your attention`,
  preheader: 'A customer has paid, and the booking could not be made.',
  title: 'A payment without a booking.',
  intro: [
    `The payment ${intentId} of ${formatMoney(amount)} ${currency()} succeeded, and could not be booked.`,
    ATTENTION_REASONS[reason],
    'Book it when the cause is removed, or refund it.',
  ],
  lines: [],
  sums: [],
  notes: [],
  action: { label: 'Open the dashboard', url: adminUrl },
});

const MATTER_TITLES: Readonly<Record<MatterReason, string>> = {
  'refund-failed': 'A refund has failed.',
  'dispute-opened': 'A payment is disputed.',
  'dispute-lost': 'A dispute is lost.',
};

const dayIn = (at: Date): string =>
  at.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** The mail to the shop about a refund that failed after it was made, or a dispute. */
export const matterWords = (matter: Matter, reference: string | null, adminUrl: string): MailWords => {
  const { id, intentId, amount, reason, cause, evidenceDue, url } = matter;
  const title = MATTER_TITLES[reason];
  return {
    subject: `${title.slice(0, -1)}: ${formatMoney(amount)}${reference === null ? '' : ` of booking ${reference}`}`,
    preheader: MATTER_REASONS[reason],
    title,
    intro: [
      `${formatMoney(amount)} ${currency()} of the payment ${intentId}${reference === null ? '' : `, booking ${reference}`}: ${id}.`,
      MATTER_REASONS[reason],
      ...(cause === null ? [] : [`The reason given is: ${cause.replaceAll('_', ' ')}.`]),
    ],
    lines: [],
    sums: [],
    notes: [
      ...(reason === 'dispute-opened' && evidenceDue !== null
        ? [`Evidence is due by ${dayIn(evidenceDue)} (UTC).`]
        : []),
      ...(url === null ? [] : [`At the payment provider: ${url}`]),
    ],
    action: { label: 'Open the dashboard', url: adminUrl },
  };
};
