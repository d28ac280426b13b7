import type { MailAddress, Mailer } from '@wondercast/core/mail';
import { createTransport } from 'nodemailer';
import { messageFrom } from '../mail/message.ts';

/** A mailer with connections to let go of. */
export interface SmtpMailer extends Mailer {
  close(): void;
}

/** Hands mails to the server at `url` (smtp: or smtps:), over few kept connections. Times out rather than waits. */
export const smtpMailer = ({ url, from }: { url: string; from: MailAddress }): SmtpMailer => {
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
    send: async (mail) => {
      await transport.sendMail(messageFrom(mail, from));
    },
    close: () => transport.close(),
  };
};
