import { z } from 'zod';
import { line, optionalLine } from '../../kernel/fields.ts';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH } from './account-lengths.ts';
import { INVALID_EMAIL, PASSWORD_NEEDED } from './words.ts';

const TOO_SHORT = 'Username must be at least 3 characters long';
const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters long';

// An absent field gets the same error as a text that is too short.
const username = z
  .string(TOO_SHORT)
  .max(MAX_USERNAME_LENGTH, 'Username must be at most 40 characters long')
  .transform((name) => name.normalize('NFKC').trim())
  .pipe(line(MAX_USERNAME_LENGTH).min(3, TOO_SHORT));

const password = z
  .string(PASSWORD_TOO_SHORT)
  .min(6, PASSWORD_TOO_SHORT)
  .max(MAX_PASSWORD_LENGTH, 'Password must be at most 256 characters long');

/** Specification §5. */
export const signInRule = z.object({ username, password });

export const emailRule = line(MAX_EMAIL_LENGTH, INVALID_EMAIL).pipe(z.email(INVALID_EMAIL));

/** Decision 043. Other fields of the body have no effect. */
export const registerRule = z.object({
  username: username.pipe(
    z
      .string()
      .max(40, 'Username must be at most 40 characters long')
      .regex(/^[A-Za-z0-9._-]+$/, 'Username may only contain letters, digits, dots, underscores and hyphens'),
  ),
  password,
  email: emailRule,
  fullName: optionalLine(120),
  companyName: optionalLine(160),
});

export type Registration = z.output<typeof registerRule>;

/** A password to compare with the stored one; only its length is checked. */
const currentPassword = z
  .string(PASSWORD_NEEDED)
  .min(1, PASSWORD_NEEDED)
  .max(MAX_PASSWORD_LENGTH, 'Password must be at most 256 characters long');

export const passwordChangeRule = z.object({
  currentPassword,
  newPassword: password,
  /** Whether second factors and calendar addresses are removed too. */
  endOtherAccess: z.boolean().optional(),
});

export type PasswordChange = z.output<typeof passwordChangeRule>;

/** The body for the mailed link that proves an address: its token. */
export const emailConfirmationRule = z.object({ token: line(200).min(1, 'Must be text') });

export const accountDeletionRule = z.object({ password: currentPassword });

export const passwordResetRule = z.object({ email: emailRule });

/** The body for the mailed link that sets a new password: its token and the password. */
export const newPasswordRule = z.object({ token: line(200).min(1, 'Must be text'), password });
