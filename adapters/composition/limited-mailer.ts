import { KeptBack, type Mail, type Mailer } from '@wondercast/core/kernel/mail';
import { LIMITS, type Limit, type RateLimits } from '../http/pipeline/rate-limits.ts';

/** Each kind is counted for itself: nobody uses them up for somebody else by bookings in their name. */
const OF_ACCOUNTS = /^(?:password-reset|invitation|email-changed|email-confirmation|test)(?=-)/;

/** What tells owners of accounts what was done to them is counted for itself. */
const OF_OWNERS = /^account-/;

const countOf = ({ messageId, to }: Mail): readonly [Limit, string] => {
  const address = to.address.toLowerCase();
  const [kind] = OF_ACCOUNTS.exec(messageId) ?? [];
  if (kind !== undefined) return [LIMITS.accountMails, `${kind} ${address}`];
  return [OF_OWNERS.test(messageId) ? LIMITS.accountNotices : LIMITS.mails, address];
};

const TOO_MANY = 'This address has had too many mails within an hour.';

/**
 * The same mailer; what one address gets of the shop in an hour is limited, whoever causes it. A mail beyond it is kept back, and can be
 * sent once more from the booking's send log. One that the mail server does not take is not counted (decision 203).
 */
export const limitedMailer = ({ send }: Mailer, limits: RateLimits): Mailer => ({
  send: async (mail, withinMs) => {
    const [limit, key] = countOf(mail);
    if ((await limits.take(limit, key)) !== null) throw new KeptBack(TOO_MANY);
    try {
      await send(mail, withinMs);
    } catch (error) {
      await limits.undo(limit, key);
      throw error;
    }
  },
});
