import type { Booking } from '../../bookings/booking/booking.ts';
import { findSession } from '../../bookings/booking/place.ts';
import { amendmentOf } from '../../bookings/changes/amendment/frozen.ts';
import type { PendingChange } from '../../bookings/changes/pending-change.ts';
import type { MailWords } from '../../kernel/mail.ts';
import { currency, formatMoney } from '../../kernel/money.ts';
import { sessionName } from './session-mails.ts';
import { timeWords } from './session-times.ts';

/** What the change would do, unit by unit. */
const whatChanges = (booking: Booking, { frozen }: PendingChange): readonly string[] => {
  if (frozen.kind === 'amendment') return amendmentOf(booking, frozen, '').units.map(({ words }) => words);
  const session = findSession(booking, frozen.session)?.session;
  return session ? [`${sessionName({ booking, session })} moves to another time.`] : [];
};

/** The mail about a change that is made once it is paid, with the link that pays it. */
export const changePaymentWords = (
  booking: Booking,
  change: PendingChange,
  shop: { readonly name: string; readonly mail: string },
  links: { readonly pay: string; readonly booking: string },
): MailWords => {
  const amount = formatMoney(change.amount);
  const until = change.expiresAt && timeWords({ startsAt: change.expiresAt, zone: 'UTC' });
  return {
    subject: `To pay: a change of your booking ${booking.reference}`,
    preheader: `${shop.name}: ${amount} is open for this change.`,
    title: 'A change waits for its payment.',
    intro: [
      `${booking.customer.firstName}, a change of your booking ${booking.reference} costs ${amount}. It is made when that has been paid.`,
      until === null
        ? 'Until then your booking stays as it is.'
        : `You can pay until ${until}. Until it is paid your booking stays as it is.`,
    ],
    lines: [],
    facts: whatChanges(booking, change),
    sums: [{ label: 'To pay', amount: `${amount} ${currency()}`, strong: true }],
    notes: [`Questions? Write to ${shop.mail} and mention ${booking.reference}.`],
    action: { label: `Pay ${amount}`, url: links.pay },
    secondAction: { label: 'View your booking', url: links.booking },
  };
};
