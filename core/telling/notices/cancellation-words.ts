import type { Booking } from '../../bookings/booking/booking.ts';
import { startOf } from '../../bookings/booking/calendar-invite.ts';
import { isCancelled } from '../../bookings/booking/states.ts';
import type { Session } from '../../calendar/scheduling/session.ts';
import type { MailWords } from '../../kernel/mail.ts';
import { currency, formatMoney, type MinorUnits, minus } from '../../kernel/money.ts';
import { goneWords, MOST_NAMED } from './session-mails.ts';

export interface CancelledWords {
  readonly booking: Booking;
  /** What was cancelled. */
  readonly sessions: readonly Session[];
  readonly fee: MinorUnits;
  readonly refund: MinorUnits;
  /** The part of the refund that is not by card. */
  readonly byTransfer: MinorUnits;
  /** The booking's price after it. */
  readonly total: MinorUnits;
}

export const namedSessions = (booking: Booking, sessions: readonly Session[]): readonly string[] => {
  const names = sessions.slice(0, MOST_NAMED).map((session) => `${goneWords({ booking, session })}.`);
  const more = sessions.length - names.length;
  return more > 0 ? [...names, `And ${more} more.`] : names;
};

/** How the refund is made. */
export const wayBack = ({
  refund,
  byTransfer,
}: Pick<CancelledWords, 'refund' | 'byTransfer'>): readonly string[] => {
  const byCard = minus(refund, byTransfer);
  return [
    ...(byCard > 0
      ? [
          `${formatMoney(byCard)} ${currency()} is on its way back to the card it was paid with; depending on your bank it takes five to ten days to show.`,
        ]
      : []),
    ...(byTransfer > 0
      ? [
          `${formatMoney(byTransfer)} ${currency()} is paid out by transfer: we write to you if we need your account.`,
        ]
      : []),
  ];
};

/** Whether the mail is about the whole booking. Sessions that were cancelled before the rest of the booking have a mail of their own. */
const isOfWhole = ({ booking, sessions }: CancelledWords): boolean => {
  const at = booking.cancellation?.at.getTime();
  return isCancelled(booking) && sessions.some(({ cancellation }) => cancellation?.at.getTime() === at);
};

/** The mail about a cancellation of a booking, or of some of its sessions: what is cancelled, the fee and the refund. */
export const cancellationWords = (
  said: CancelledWords,
  shop: { readonly name: string; readonly mail: string },
  url: string,
): MailWords => {
  const { booking, sessions, fee, refund, total } = said;
  const { reference, customer, cancellation } = booking;
  const isWhole = isOfWhole(said);
  const what = isWhole
    ? `Your booking ${reference}`
    : sessions.length === 1
      ? 'One session of your booking'
      : `${sessions.length} sessions of your booking`;
  return {
    subject: isWhole ? `Your booking ${reference} is cancelled` : `Cancelled: part of ${reference}`,
    preheader: `${shop.name}: ${what} ${isWhole || sessions.length === 1 ? 'is' : 'are'} cancelled.`,
    title: 'Cancelled.',
    intro: [
      isWhole && cancellation?.by === 'shop'
        ? `We are sorry, ${customer.firstName}: we had to cancel your booking ${reference}.`
        : `${customer.firstName}, this does not take place:`,
      ...namedSessions(booking, sessions),
      ...wayBack(said),
      ...(sessions.some((session) => startOf(session) !== null)
        ? ['The attached file removes it from your calendar.']
        : []),
    ],
    lines: [],
    sums: [
      ...(fee > 0
        ? [{ label: 'Cancellation fee', amount: `${formatMoney(fee)} ${currency()}`, strong: false }]
        : []),
      ...(refund > 0
        ? [{ label: 'Refund', amount: `${formatMoney(refund)} ${currency()}`, strong: true }]
        : []),
      ...(isWhole && total === 0
        ? []
        : [
            { label: 'Your booking now costs', amount: `${formatMoney(total)} ${currency()}`, strong: false },
          ]),
    ],
    notes: [`Questions? Write to ${shop.mail} and mention ${reference}.`],
    action: { label: 'View your booking', url },
  };
};
