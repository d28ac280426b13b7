import type { MailWords } from '../../kernel/mail.ts';
import type { Account } from './account.ts';
import type { Invitation } from './invitation.ts';
import { ROLE_WORDS } from './role-words.ts';

/** The mail with a link to choose a new password, which works once within an hour. */
export const passwordResetWords = (
  account: Pick<Account, 'username' | 'fullName'>,
  shop: { readonly name: string; readonly mail: string },
  resetUrl: string,
): MailWords => ({
  subject: `Choose a new password for ${shop.name}`,
  preheader: 'The link works once, within one hour.',
  title: 'Choose a new password.',
  intro: [
    `Hello ${account.fullName ?? account.username},`,
    `somebody asked for a new password for your account at ${shop.name}. Your username is ${account.username}.`,
    'The link works once, within one hour.',
  ],
  lines: [],
  sums: [],
  notes: [
    'If it was not you, there is nothing to do: your password stays as it is.',
    `Questions? Write to ${shop.mail}.`,
  ],
  action: { label: 'Choose a new password', url: resetUrl },
});

/** The mail with a link that proves an address, which works once within an hour for the person who is signed in to the account. */
export const confirmEmailWords = (
  account: Pick<Account, 'username' | 'fullName'>,
  shop: { readonly name: string; readonly mail: string },
  url: string,
): MailWords => ({
  subject: `Confirm your email address for ${shop.name}`,
  preheader: 'The link works once, within one hour.',
  title: 'Confirm your email address.',
  intro: [
    `Hello ${account.fullName ?? account.username},`,
    `please confirm that this is the email address of your account ${account.username} at ${shop.name}. From then on what was booked with this address is in your account, and a second factor that you set up is asked for when you sign in.`,
    'Open the link in the browser in which you are signed in. It works once, within one hour.',
  ],
  lines: [],
  sums: [],
  notes: [
    'If you have no such account, somebody else used your address: please do not open the link. Choose a new password to take the account over.',
    `Questions? Write to ${shop.mail}.`,
  ],
  action: { label: 'Confirm email address', url },
});

/**
 * The mail to the former address of an account, because the person who changed it may not be its owner. It does not name the new address.
 */
export const emailChangedWords = (
  account: Pick<Account, 'username' | 'fullName'>,
  shop: { readonly name: string; readonly mail: string },
  profileUrl: string,
): MailWords => ({
  subject: `Your email address at ${shop.name} was changed`,
  preheader: 'If it was not you, please read on.',
  title: 'Your email address was changed.',
  intro: [
    `Hello ${account.fullName ?? account.username},`,
    `your account ${account.username} at ${shop.name} has another email address now. This one is no longer used.`,
    'If it was you, there is nothing to do.',
  ],
  lines: [],
  sums: [],
  notes: [
    'If it was not you, somebody knows your password: sign in, choose a new password in your profile and set your email address again.',
    `If you can no longer sign in, write to ${shop.mail}.`,
  ],
  action: { label: 'Open your profile', url: profileUrl },
});

/** What somebody is invited to, in one sentence. */
const invitedTo = ({ staffRole, partner, invitedBy }: Invitation, name: string): string => {
  if (partner)
    return `${invitedBy} invites you to the account of ${partner.name} at ${name}: its keys, webhooks, bookings and statement.`;
  const { title, text } = ROLE_WORDS[staffRole ?? 'reader'];
  return `${invitedBy} invites you to the staff of ${name}, as ${title}: ${text.toLowerCase()}.`;
};

/** The mail with a link to join the staff or a partner's people, which works once within seven days. */
export const invitationWords = (
  invitation: Invitation,
  shop: { readonly name: string; readonly mail: string },
  url: string,
): MailWords => ({
  subject: invitation.partner
    ? `${invitation.invitedBy} invites you to the account of ${invitation.partner.name} at ${shop.name}`
    : `${invitation.invitedBy} invites you to the staff of ${shop.name}`,
  preheader: `${shop.name}: the link works once, within seven days.`,
  title: 'You are invited.',
  intro: [
    'Hello,',
    invitedTo(invitation, shop.name),
    'The link works once, within seven days. You choose your username and password there; if you have an account with this address, you sign in with it.',
  ],
  lines: [],
  sums: [],
  notes: ['If you did not expect this, there is nothing to do.', `Questions? Write to ${shop.mail}.`],
  action: { label: 'Accept the invitation', url },
});
