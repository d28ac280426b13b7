import { mailRefusal } from '../../../kernel/mail.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { testMailWords } from '../mails.ts';
import type { OfficePorts } from '../ports.ts';

export const NO_ADDRESS = 'Your account has no e-mail address. Add one to your profile first.';
export const MAIL_NOT_TAKEN = 'The mail server did not take it. Please look at the mail settings.';

const MARK_LENGTH = 16;

/**
 * Sends a mail to the caller's own address in the way of all mails of the shop, and waits until the mail server has accepted it. Returns
 * the address.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (the account has no address), 'conflict' (nobody can receive mail there),
 * 'provider' (the mail server did not take it, or not in time)
 */
export const sendTestMail =
  (
    ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'mailer' | 'mailLook' | 'profile' | 'now' | 'newToken'>,
  ) =>
  async (caller: Caller): Promise<string> => {
    const { accountId } = requireAdmin(caller);
    const { read, mailer, mailLook, profile, newToken } = ports;
    const account = await read.accounts.byId(accountId);
    if (!account?.email) throw new Refusal('invalid', NO_ADDRESS);
    const { username, fullName, email } = account;
    await asAdmin(ports, caller, ({ note }) => note('settings.test-mail', 'settings', 'mail', {}));
    const words = testMailWords(username, profile);
    const mail = {
      messageId: `test-${newToken().slice(0, MARK_LENGTH)}@${hostOf(profile.publicUrl)}`,
      partnerId: null,
      to: { name: fullName ?? username, address: email },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments: [],
    };
    try {
      await mailer.send(mail, profile.mailPatienceMs);
    } catch (error) {
      throw mailRefusal(error, MAIL_NOT_TAKEN);
    }
    return email;
  };
