import { type Mail, type Mailer, Undeliverable } from '@wondercast/core/kernel/mail';
import { LIMITS, type Limit, type RateLimits } from '../http/pipeline/rate-limits.ts';

/** Mails about accounts. Each kind has its own limit, so that bookings made in somebody's name cannot use it up. */
const OF_ACCOUNTS = /^(?:password-reset|invitation|email-changed|email-confirmation|test)(?=-)/;

/** Mails that notify account owners of changes to their account. They have their own limit. */
const OF_OWNERS = /^account-/;

const countOf = ({ messageId, to }: Mail): readonly [Limit, string] => {
  const address = to.address.toLowerCase();
  const [kind] = OF_ACCOUNTS.exec(messageId) ?? [];
  if (kind !== undefined) return [LIMITS.accountMails, `${kind} ${address}`];
  return [OF_OWNERS.test(messageId) ? LIMITS.accountNotices : LIMITS.mails, address];
};

const TOO_MANY = 'This address has had too many mails within an hour.';

/**
 * Wraps a mailer and limits how many mails the shop sends to one address per hour, whatever causes them. A mail above the limit is
 * kept back and can be sent again from the booking's send log. A mail that the mail server rejects is not counted (decision 203).
 */
export const limitedMailer = ({ send }: Mailer, limits: RateLimits): Mailer => ({
  send: async (mail, withinMs) => {
    const [limit, key] = countOf(mail);
    if ((await limits.take(limit, key)) !== null) throw new Undeliverable(TOO_MANY);
    try {
      await send(mail, withinMs);
    } catch (error) {
      await limits.undo(limit, key);
      throw error;
    }
  },
});
