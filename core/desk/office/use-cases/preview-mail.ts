import type { MailWords } from '../../../kernel/mail.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { testMailWords } from '../mails.ts';
import type { OfficePorts } from '../ports.ts';

/** The shop's name and other brand settings that mails use, as they are being typed. */
export interface TypedBrand {
  readonly name: string;
  readonly mail: string;
  readonly signature: string;
}

export interface PreviewedMail {
  readonly subject: MailWords['subject'];
  readonly html: string;
}

/**
 * The test mail as it would arrive with brand settings that are not saved yet: with the same text and look. The logo is the saved one.
 * Sends nothing.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const previewMail =
  ({ read, mailLookOnPages, profile }: Pick<OfficePorts, 'read' | 'mailLookOnPages' | 'profile'>) =>
  async (caller: Caller, brand: TypedBrand): Promise<PreviewedMail> => {
    const { accountId } = requireAdmin(caller);
    const account = await read.accounts.byId(accountId);
    const shop = { ...brand, publicUrl: profile.publicUrl };
    const words = testMailWords(account?.username ?? '', shop);
    return { subject: words.subject, html: mailLookOnPages(words, shop).html };
  };
