import type { Booking } from '../../bookings/booking/booking.ts';
import { reviewableOf } from '../../bookings/reviews/review.ts';
import { dayAt, formatDay } from '../../kernel/calendar.ts';
import type { MailWords } from '../../kernel/mail.ts';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The mail that asks for reviews, with the link to write them. */
export const reviewAskedWords = (
  booking: Booking,
  { endsAt, url }: { readonly endsAt: Date; readonly url: string },
  shop: { readonly name: string; readonly mail: string },
): MailWords => {
  const titles = reviewableOf(booking).map(({ title }) => title);
  return {
    subject: titles.length === 1 ? `How was ${titles[0]}?` : 'How were your sessions?',
    preheader: `${shop.name}: a few stars, and a word if you like.`,
    title: 'How was it?',
    intro: [
      `${booking.customer.firstName}, we hope your team enjoyed ${listed(titles)}.`,
      'Tell us and other teams how it was. It takes a minute, and you choose the name that is shown.',
    ],
    lines: [],
    sums: [],
    facts: [`Open until ${formatDay(dayAt(endsAt, 0))}.`],
    notes: [
      'We read every review before it is shown.',
      `Questions? Write to ${shop.mail} and mention ${booking.reference}.`,
    ],
    action: { label: 'Write a review', url },
  };
};
