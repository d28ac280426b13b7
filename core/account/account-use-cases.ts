import type { Performers } from '../jobs.ts';
import type { Ports } from '../ports.ts';
import { changePassword } from './use-cases/change-password.ts';
import { ensureAdmin } from './use-cases/ensure-admin.ts';
import { mailPasswordReset } from './use-cases/mail-password-reset.ts';
import { register } from './use-cases/register.ts';
import { requestPasswordReset } from './use-cases/request-password-reset.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { signIn } from './use-cases/sign-in.ts';
import { updateProfile } from './use-cases/update-profile.ts';

/** Accounts: registering, signing in, passwords, profiles. */
export const accountUseCases = (ports: Ports) => ({
  register: register(ports),
  signIn: signIn(ports),
  ensureAdmin: ensureAdmin(ports),
  updateProfile: updateProfile(ports),
  changePassword: changePassword(ports),
  requestPasswordReset: requestPasswordReset(ports),
  mailPasswordReset: mailPasswordReset(ports),
  resetPassword: resetPassword(ports),
});

export const accountPerformers = (shop: ReturnType<typeof accountUseCases>) =>
  ({
    'mail-password-reset': shop.mailPasswordReset,
  }) satisfies Partial<Performers>;
