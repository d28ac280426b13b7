import type { Booking } from '../../bookings/booking/booking.ts';
import { startOf } from '../../bookings/booking/calendar-invite.ts';
import { isCancelled } from '../../bookings/booking/states.ts';
import type { Session } from '../../calendar/scheduling/session.ts';
import type { MailWords } from '../../kernel/mail.ts';
import { formatMoney, type MinorUnits, minus } from '../../kernel/money.ts';
import { goneWords, MOST_NAMED } from './session-mails.ts';

export interface CancelledWords {
  readonly booking: Booking;
  /** What was cancelled. */
  readonly sessions: readonly Session[];
  readonly fee: MinorUnits;
  readonly refund: MinorUnits;
  /** Of the refund: what does not go back to a card. */
  readonly byTransfer: MinorUnits;
  /** What the booking costs after it. */
  readonly total: MinorUnits;
}

export const namedSessions = (booking: Booking, sessions: readonly Session[]): readonly string[] => {
  const names = sessions.slice(0, MOST_NAMED).map((session) => `${goneWords({ booking, session })}.`);
  const more = sessions.length - names.length;
  return more > 0 ? [...names, `And ${more} more.`] : names;
};

/** How the money goes back. */
export const wayBack = ({
  refund,
  byTransfer,
}: Pick<CancelledWords, 'refund' | 'byTransfer'>): readonly string[] => {
  const byCard = minus(refund, byTransfer);
  return [
    ...(byCard > 0
      ? [
          `${formatMoney(byCard)} USD is on its way back to the card it was paid with; depending on your bank it takes five to ten days to show.`,
        ]
      : []),
    ...(byTransfer > 0
      ? [`${formatMoney(byTransfer)} USD is paid out by transfer: we write to you if we need your account.`]
      : []),
  ];
};

/** Sessions may have been cancelled before the rest of their booking was: that is said by another mail. */
const isOfWhole = ({ booking, sessions }: CancelledWords): boolean => {
  const at = booking.cancellation?.at.getTime();
  return isCancelled(booking) && sessions.some(({ cancellation }) => cancellation?.at.getTime() === at);
};

/** A booking, or sessions of it, do not take place: what, at which fee, and what goes back. */
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
      ...(fee > 0 ? [{ label: 'Cancellation fee', amount: `${formatMoney(fee)} USD`, strong: false }] : []),
      ...(refund > 0 ? [{ label: 'Refund', amount: `${formatMoney(refund)} USD`, strong: true }] : []),
      ...(isWhole && total === 0
        ? []
        : [{ label: 'Your booking now costs', amount: `${formatMoney(total)} USD`, strong: false }]),
    ],
    notes: [`Questions? Write to ${shop.mail} and mention ${reference}.`],
    action: { label: 'View your booking', url },
  };
};
