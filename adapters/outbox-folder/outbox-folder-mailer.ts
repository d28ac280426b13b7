import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailAddress, Mailer } from '@wondercast/core/mail';
import { createTransport } from 'nodemailer';
import { messageFrom } from '../mail/message.ts';

const fileName = (messageId: string): string => `${messageId.replaceAll(/[^A-Za-z0-9@._-]/g, '_')}.eml`;

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Where mails are written before they stand in the outbox `dir`. */
export const draftsOf = (dir: string): string => `${dir}-drafts`;

/**
 * Writes mails as files into `dir`, which any mail program opens. A mail sent again is the same file; a half-written one is
 * never there. What a killed process had begun to write goes when its mail is sent again.
 */
export const outboxFolderMailer = ({ dir, from }: { dir: string; from: MailAddress }): Mailer => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const drafts = draftsOf(dir);
  const written = async (name: string, message: Buffer): Promise<string> => {
    const draft = join(drafts, `${name}.${randomBytes(4).toString('hex')}`);
    try {
      const handle = await open(draft, 'wx');
      try {
        await handle.writeFile(message);
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return draft;
  };
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(messageFrom(mail, from));
      await mkdir(dir, { recursive: true });
      await mkdir(drafts, { recursive: true });
      const name = fileName(mail.messageId);
      const file = join(dir, name);
      const draft = await written(name, message as Buffer);
      await rename(draft, file).catch(async (error: unknown) => {
        await rm(draft, { force: true });
        // Another one that sends the same mail was first, and has tidied up.
        if (!isGone(error) || !(await stat(file).catch(() => null))) throw error;
      });
      const others = (await readdir(drafts)).filter((other) => other.startsWith(`${name}.`));
      await Promise.all(others.map((other) => rm(join(drafts, other), { force: true })));
    },
  };
};
