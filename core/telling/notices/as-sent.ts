import type { MailAsSent } from '../../bookings/booking/booking-mail.ts';
import type { Mail } from '../../kernel/mail.ts';
import { hostOf } from '../../kernel/site-host.ts';

/** Characters of a mail that are written down; mails of the largest bookings are longer. */
export const MOST_KEPT = 20_000;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * What is written down of a mail. Whoever has one of the shop's own links may pay, move or answer with it, so that of each only the shop's
 * address stays (decision 232).
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
