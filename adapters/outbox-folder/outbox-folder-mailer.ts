import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailAddress, Mailer } from '@wondercast/core/mail';
import { createTransport } from 'nodemailer';
import { messageFrom } from '../mail/message.ts';

const fileName = (messageId: string): string => `${messageId.replaceAll(/[^A-Za-z0-9@._-]/g, '_')}.eml`;

/**
 * Writes mails as files into `dir`, which any mail program opens. A mail sent again is the same file; a half-written one is
 * never there.
 */
export const outboxFolderMailer = ({ dir, from }: { dir: string; from: MailAddress }): Mailer => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(messageFrom(mail, from));
      await mkdir(dir, { recursive: true });
      const file = join(dir, fileName(mail.messageId));
      const draft = `${file}.${randomBytes(4).toString('hex')}`;
      try {
        const handle = await open(draft, 'wx');
        try {
          await handle.writeFile(message);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
};
