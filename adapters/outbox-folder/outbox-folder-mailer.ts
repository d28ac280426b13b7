import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer, MailSender } from '@wondercast/core/kernel/mail';
import { createTransport } from 'nodemailer';
import type { MailLogo } from '../mail/mail-logo.ts';
import { messageFrom } from '../mail/message.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../system/private-folder.ts';

const fileName = (messageId: string): string => `${messageId.replaceAll(/[^A-Za-z0-9@._-]/g, '_')}.eml`;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The folder where mails are written before they move to the outbox `dir`. */
export const draftsOf = (dir: string): string => `${dir}-drafts`;

/**
 * Writes mails into `dir` as files that any mail program opens. Sending a mail again replaces its file. Incomplete files never
 * appear in `dir`; one that a killed process left is removed when its mail is sent again.
 */
export const outboxFolderMailer = ({
  dir,
  from,
  logo,
}: {
  readonly dir: string;
  readonly from: () => MailSender;
  readonly logo?: MailLogo;
}): Mailer => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const drafts = draftsOf(dir);
  const writing = new Set<string>();
  /** Removes drafts whose mail is already in the outbox, because the process that wrote them was killed. */
  const removeStaleDrafts = async (): Promise<void> => {
    const stale = (await readdir(drafts)).filter(
      (draft) => !writing.has(join(drafts, draft)) && existsSync(join(dir, draft.replace(/\.[^.]+$/, ''))),
    );
    await Promise.all(stale.map((draft) => rm(join(drafts, draft), { force: true })));
  };
  let hasFolders = false;
  const ensureFolders = async (): Promise<void> => {
    if (hasFolders && existsSync(drafts) && existsSync(dir)) return;
    for (const folder of [dir, drafts]) await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    hasFolders = true;
  };
  const writeDraft = async (name: string, message: Buffer): Promise<string> => {
    const draft = join(drafts, `${name}.${randomBytes(4).toString('hex')}`);
    writing.add(draft);
    try {
      const handle = await open(draft, 'wx', PRIVATE_FILE);
      try {
        await handle.writeFile(message);
        await handle.sync();
      } finally {
        await handle.close();
      }
    } catch (error) {
      await rm(draft, { force: true });
      writing.delete(draft);
      throw error;
    }
    return draft;
  };
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(messageFrom(mail, from(), logo?.()));
      await ensureFolders();
      const name = fileName(mail.messageId);
      const file = join(dir, name);
      const draft = await writeDraft(name, message as Buffer);
      try {
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        // A concurrent send of the same mail finished first and removed this draft.
        if (!isMissing(error) || !(await stat(file).catch(() => null))) throw error;
      } finally {
        writing.delete(draft);
      }
      await removeStaleDrafts();
    },
  };
};
