import { type Mail, type Mailer, type MailSender, Undeliverable } from '@wondercast/core/kernel/mail';
import { createTransport } from 'nodemailer';
import type { MailLogo } from '../mail/mail-logo.ts';
import { messageFrom } from '../mail/message.ts';
import { reservedDomainOf } from '../mail/reserved-domain.ts';

/** A mailer with connections to close. */
export interface SmtpMailer extends Mailer {
  close(): void;
}

/** Waits at most `withinMs` milliseconds. A later reply of the server is ignored. */
const withTimeout = async (sending: Promise<unknown>, withinMs: number | null): Promise<void> => {
  if (withinMs === null) {
    await sending;
    return;
  }
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), withinMs);
  });
  try {
    await Promise.race([sending, timeout]);
  } finally {
    clearTimeout(timer);
    sending.catch(() => {});
  }
};

export interface SmtpOptions {
  readonly url: string;
  readonly from: () => MailSender;
  readonly logo?: MailLogo;
  /** Called for each mail to a reserved domain, which is kept back because it would bounce. null: such mails are sent too. */
  readonly onKeptBack?: ((messageId: string, why: string) => void) | null;
}

/** Sends mails to the server at `url` (smtp: or smtps:) over a small pool of connections. Times out when the server hangs. */
export const smtpMailer = ({ url, from, logo, onKeptBack = null }: SmtpOptions): SmtpMailer => {
  /** @throws Undeliverable */
  const assertReachable = ({ messageId, to }: Mail): void => {
    const reserved = onKeptBack && reservedDomainOf(to.address);
    if (!reserved) return;
    const why = `Kept back: nobody receives mail at ${reserved}, a domain that is reserved for examples.`;
    onKeptBack(messageId, why);
    throw new Undeliverable(why);
  };
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxMessages: 100,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail, withinMs = null) => {
      assertReachable(mail);
      await withTimeout(transport.sendMail(messageFrom(mail, from(), logo?.())), withinMs);
    },
    close: () => transport.close(),
  };
};
