import type { Performers } from '../../kernel/jobs.ts';
import type { AccountPorts } from './ports.ts';
import { acceptInvitation, findInvitation } from './use-cases/accept-invitation.ts';
import { changePassword } from './use-cases/change-password.ts';
import { changeStaff, requireSecondFactor, resetSecondFactor } from './use-cases/change-staff.ts';
import { confirmEmail, mailEmailConfirmation, requestEmailConfirmation } from './use-cases/confirm-email.ts';
import { ensureAdmin } from './use-cases/ensure-admin.ts';
import { inviteStaff, sendInvitationAgain, withdrawInvitation } from './use-cases/invite-staff.ts';
import { joinStaff } from './use-cases/join-staff.ts';
import { listStaff } from './use-cases/list-staff.ts';
import { mailAccountNotice, noticeSignIn } from './use-cases/mail-account-notice.ts';
import { mailEmailChanged } from './use-cases/mail-email-changed.ts';
import { mailInvitation } from './use-cases/mail-invitation.ts';
import { mailPasswordReset } from './use-cases/mail-password-reset.ts';
import { addPasskey, removePasskey, startPasskey } from './use-cases/own-passkeys.ts';
import {
  confirmAuthenticator,
  ownSecondFactor,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './use-cases/own-second-factor.ts';
import { register } from './use-cases/register.ts';
import { requestPasswordReset } from './use-cases/request-password-reset.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { confirmByCode, secondStepOf, signInByPasskey, startPasskeySignIn } from './use-cases/second-step.ts';
import { signIn } from './use-cases/sign-in.ts';
import { updateProfile } from './use-cases/update-profile.ts';

/** Accounts: registering, signing in, passwords, profiles, second factors, and the staff. */
export const accountUseCases = (ports: AccountPorts) => ({
  register: register(ports),
  signIn: signIn(ports),
  ensureAdmin: ensureAdmin(ports),
  updateProfile: updateProfile(ports),
  mailEmailChanged: mailEmailChanged(ports),
  mailAccountNotice: mailAccountNotice(ports),
  noticeSignIn: noticeSignIn(ports),
  requestEmailConfirmation: requestEmailConfirmation(ports),
  mailEmailConfirmation: mailEmailConfirmation(ports),
  confirmEmail: confirmEmail(ports),
  changePassword: changePassword(ports),
  requestPasswordReset: requestPasswordReset(ports),
  mailPasswordReset: mailPasswordReset(ports),
  resetPassword: resetPassword(ports),
  listStaff: listStaff(ports),
  inviteStaff: inviteStaff(ports),
  sendInvitationAgain: sendInvitationAgain(ports),
  withdrawInvitation: withdrawInvitation(ports),
  mailInvitation: mailInvitation(ports),
  findInvitation: findInvitation(ports),
  acceptInvitation: acceptInvitation(ports),
  joinStaff: joinStaff(ports),
  changeStaff: changeStaff(ports),
  resetSecondFactor: resetSecondFactor(ports),
  requireSecondFactor: requireSecondFactor(ports),
  secondStepOf: secondStepOf(ports),
  confirmByCode: confirmByCode(ports),
  startPasskeySignIn: startPasskeySignIn(ports),
  signInByPasskey: signInByPasskey(ports),
  ownSecondFactor: ownSecondFactor(ports),
  startAuthenticator: startAuthenticator(ports),
  confirmAuthenticator: confirmAuthenticator(ports),
  renewRecoveryCodes: renewRecoveryCodes(ports),
  removeAuthenticator: removeAuthenticator(ports),
  startPasskey: startPasskey(ports),
  addPasskey: addPasskey(ports),
  removePasskey: removePasskey(ports),
});

export const accountPerformers = (shop: ReturnType<typeof accountUseCases>) =>
  ({
    'mail-account-notice': shop.mailAccountNotice,
    'mail-email-changed': shop.mailEmailChanged,
    'mail-email-confirmation': shop.mailEmailConfirmation,
    'mail-password-reset': shop.mailPasswordReset,
    'mail-invitation': shop.mailInvitation,
  }) satisfies Partial<Performers>;
