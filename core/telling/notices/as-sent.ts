import type { MailAsSent } from '../../bookings/booking/booking-mail.ts';
import type { Mail } from '../../kernel/mail.ts';
import { hostOf } from '../../kernel/site-host.ts';

/** Maximum length of a stored mail text; mails of the largest bookings are longer. */
export const MOST_KEPT = 20_000;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The text of a mail as it is stored. Whoever has one of the shop's private links may pay, move or answer with it, so each is replaced by
 * the shop's address (decision 232).
 */
export const asSent = (
  { to, subject, text }: Pick<Mail, 'to' | 'subject' | 'text'>,
  publicUrl: string,
): MailAsSent => {
  const own = new RegExp(String.raw`\b[a-z]+://${escaped(hostOf(publicUrl))}(?::\d+)?/[^\s<>"]*`, 'gi');
  const kept = text.replaceAll(own, `${publicUrl}/…`);
  return {
    recipient: to.address,
    subject,
    text: kept.length > MOST_KEPT ? `${kept.slice(0, MOST_KEPT)}…` : kept,
  };
};
