import { NEVER_ASKED } from '../../../bookings/reviews/ports.ts';
import { reviewableOf } from '../../../bookings/reviews/review.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import type { NoticePorts } from '../ports.ts';
import { reviewAskedWords } from '../review-mails.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

/** How long a link accepts reviews, in milliseconds. */
const LINK_MS = 60 * 24 * 60 * 60_000;

type Needs = Pick<
  NoticePorts,
  'read' | 'unitOfWork' | 'mailer' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
>;

/**
 * Mails a customer a request for reviews of a delivered booking, with one link that ends after 60 days. Each booking is asked about once,
 * however often it is delivered; never one that is cancelled or no longer delivered, or whose customer was erased. The staff may send the
 * mail again. Jobs contain no secrets, so the link is created here.
 * @throws the mailer's error; the job is retried
 */
export const mailReviewAsked =
  (ports: Needs) =>
  async ({ bookingId, version, again }: JobPayloads['mail-review-asked']): Promise<void> => {
    const { read, unitOfWork, newToken, hashToken, now, profile } = ports;
    const kind = 'review-asked';
    const name = mailName(kind, again);
    const token = newToken();
    const endsAt = new Date(now().getTime() + LINK_MS);
    const asked = await read.bookings.byId(bookingId);
    if (!asked || (await wasSent(ports, asked, name))) return;
    const booking = await unitOfWork(async ({ bookings, reviews, settings }) => {
      // Read again with a lock: correcting an address revokes the links that went to the former one.
      const held = await bookings.lock(bookingId);
      if (!held || reviewableOf(held).length === 0) return null;
      const isOff = (await settings.byName('reminders'))?.value.reviewDays === null;
      if (isOff && again === undefined) return null;
      const first = await reviews.ask(bookingId, version);
      if (first === NEVER_ASKED || (first !== version && again === undefined)) return null;
      await reviews.addLink({ bookingId, endsAt }, hashToken(token));
      return held;
    });
    if (!booking) return;
    const words = reviewAskedWords(
      booking,
      { endsAt, url: `${profile.publicUrl}/reviews/${token}` },
      profile,
    );
    await sendBookingMail(ports, booking, { kind, name, words });
  };
