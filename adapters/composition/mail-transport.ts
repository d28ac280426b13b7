import { join } from 'node:path';
import type { Mailer } from '@wondercast/core/kernel/mail';
import type { ShopProfile } from '@wondercast/core/shop/settings/shop-profile';
import type { Log } from '../http/log.ts';
import type { MailLogo } from '../mail/mail-logo.ts';
import { outboxFolderMailer } from '../outbox-folder/outbox-folder-mailer.ts';
import { smtpMailer } from '../smtp/smtp-mailer.ts';
import type { Config } from './config.ts';

/** Sends mails to the mail server, or writes them to the outbox folder. */
export const mailTransport = (
  { smtpUrl, keepsReservedMail, dataDir }: Pick<Config, 'smtpUrl' | 'keepsReservedMail' | 'dataDir'>,
  {
    logo,
    profile,
    log,
  }: { readonly logo: MailLogo; readonly profile: Pick<ShopProfile, 'sender'>; readonly log: Log },
): Mailer => {
  const from = () => profile.sender;
  const noteKeptBack = (messageId: string, why: string) => log.info({ messageId }, why);
  return smtpUrl
    ? smtpMailer({ url: smtpUrl, from, logo, onKeptBack: keepsReservedMail ? noteKeptBack : null })
    : outboxFolderMailer({ dir: join(dataDir, 'outbox'), from, logo });
};
