import type { AccountNotice } from '../../kernel/account-notices.ts';
import type { MailWords } from '../../kernel/mail.ts';
import type { Account } from './account.ts';
import { agentWords } from './agent-words.ts';

/** Subject and first sentence of each notice. */
const WORDS: Readonly<Record<AccountNotice, readonly [subject: string, sentence: string]>> = {
  'passkey-added': ['A passkey was added', 'A passkey was added to your account. It signs in to it.'],
  'passkey-removed': ['A passkey was removed', 'A passkey was removed from your account.'],
  'authenticator-added': [
    'An authenticator app was set up',
    'An authenticator app was set up for your account. Its code follows your password.',
  ],
  'authenticator-removed': [
    'The authenticator app was removed',
    'The authenticator app of your account was removed, with its recovery codes.',
  ],
  'recovery-codes-renewed': [
    'New recovery codes were made',
    'New recovery codes were made for your account. The former ones do not work any more.',
  ],
  'second-factor-reset': [
    'Your second factor was taken away',
    'Our team has taken away the second factor of your account. Your password alone signs you in until you set one up again.',
  ],
  'password-changed': [
    'Your password was changed',
    'The password of your account was changed. Other browsers were signed out.',
  ],
  'new-sign-in': [
    'A new sign-in',
    'Somebody signed in to your account in a browser that we had not seen before.',
  ],
};

/** What happened to an account, when, and by which browser if that is known. */
export interface Noticed {
  readonly notice: AccountNotice;
  readonly at: Date;
  /** The user agent of the browser. */
  readonly agent: string | null;
}

/** The mail to the owner of an account. The time is in UTC, because the shop does not know where they are. */
export const accountNoticeWords = (
  account: Pick<Account, 'username' | 'fullName'>,
  shop: { readonly name: string; readonly mail: string; readonly publicUrl: string },
  { notice, at, agent }: Noticed,
): MailWords => {
  const [subject, sentence] = WORDS[notice];
  const when = `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;
  return {
    subject: `${subject}: your account at ${shop.name}`,
    preheader: 'If it was you, there is nothing to do.',
    title: `${subject}.`,
    intro: [
      `Hello ${account.fullName ?? account.username},`,
      sentence,
      `Account: ${account.username}. Time: ${when}.${agent === null ? '' : ` Browser: ${agentWords(agent)}.`}`,
      'If it was you, there is nothing to do.',
    ],
    lines: [],
    sums: [],
    notes: [
      'If it was not you, choose a new password now, sign out everywhere else in your profile, and look at what is set up under Second factor.',
      `If you can no longer sign in, ask for a new password by mail at ${shop.publicUrl}/auth, or write to ${shop.mail}.`,
    ],
    action: { label: 'Open your profile', url: `${shop.publicUrl}/profile?tab=profile` },
  };
};
