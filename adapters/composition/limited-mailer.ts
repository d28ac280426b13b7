import { KeptBack, type Mailer } from '@wondercast/core/mail';
import { LIMITS, type RateLimits } from '../http/pipeline/rate-limits.ts';

/** Their own limits hold them, and nobody may use them up for somebody else by bookings in their name. */
const OF_ACCOUNTS = /^(?:password-reset|invitation|email-changed|email-confirmation|test)-/;

/** What tells owners of accounts what was done to them is counted for itself. */
const OF_OWNERS = /^account-/;

const TOO_MANY = 'This address has had too many mails within an hour.';

/**
 * The same mailer; what one address gets of the shop in an hour is limited, whoever causes it. A mail beyond it is kept back, and can be
 * sent once more from the booking's send log. One that the mail server does not take is not counted (decision 203).
 */
export const limitedMailer = ({ send }: Mailer, limits: RateLimits): Mailer => ({
  send: async (mail, withinMs) => {
    if (OF_ACCOUNTS.test(mail.messageId)) return send(mail, withinMs);
    const address = mail.to.address.toLowerCase();
    const limit = OF_OWNERS.test(mail.messageId) ? LIMITS.accountNotices : LIMITS.mails;
    if ((await limits.take(limit, address)) !== null) throw new KeptBack(TOO_MANY);
    try {
      await send(mail, withinMs);
    } catch (error) {
      await limits.undo(limit, address);
      throw error;
    }
  },
});
