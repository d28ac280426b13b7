import type { Mail, Mailer } from '@wondercast/core/kernel/mail';

/** A mailer that stores mails instead of sending them. `mails` are in the order of sending. */
export const memoryMailer = (): Mailer & { readonly mails: readonly Mail[] } => {
  const mails: Mail[] = [];
  return {
    mails,
    send: async (mail) => {
      mails.push(mail);
    },
  };
};
