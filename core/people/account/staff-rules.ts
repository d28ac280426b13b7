import { z } from 'zod';
import { line, version } from '../../kernel/fields.ts';
import { MAX_CODE_LENGTH } from './account-lengths.ts';
import { STAFF_ROLES } from './permissions.ts';
import { emailRule, registerRule } from './rules.ts';

const staffRole = z.enum(STAFF_ROLES, 'Please choose one of the roles');
const flag = z.boolean('Must be true or false');

/** The address and the role of somebody who is invited to the staff. */
export const invitationRule = z.object({ email: emailRule, staffRole });

/** What changes of a member of the staff; an absent field stays. */
export const staffChangeRule = z.object({
  staffRole: staffRole.optional(),
  disabled: flag.optional(),
  version: version(),
});
export type StaffChange = z.output<typeof staffChangeRule>;

/** The account that an invitation creates. A sent `email` must be the invited one. */
export const acceptanceRule = z.object({
  username: registerRule.shape.username,
  password: registerRule.shape.password,
  email: emailRule.optional(),
});
export type Acceptance = z.output<typeof acceptanceRule>;

/** Whether all staff must have a second factor. */
export const requirementRule = z.object({ required: flag });

/** A code of an authenticator app, or a recovery code. Spaces and hyphens do not count. */
export const codeRule = z.object({
  code: line(MAX_CODE_LENGTH, 'Please enter the code')
    .transform((code) => code.replaceAll(/[\s-]/g, '').toLowerCase())
    .pipe(z.string().min(6, 'Please enter the code')),
});

const password = z
  .string('Please enter your current password')
  .min(1, 'Please enter your current password')
  .max(256, 'Password must be at most 256 characters long');

export const passwordAgainRule = z.object({ password });

const CREDENTIAL = 'Must be the answer of a passkey';
const base64url = z.string(CREDENTIAL).max(20_000, CREDENTIAL);

/** The browser's answer; its parts are checked where it is verified. */
const credential = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', CREDENTIAL),
  authenticatorAttachment: z.enum(['platform', 'cross-platform'], CREDENTIAL).nullish(),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()).default({}),
});

export const passkeyRule = z.object({
  name: line(60).min(1, 'Please name the passkey'),
  answer: credential.extend({
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      authenticatorData: base64url.optional(),
      transports: z.array(z.string().max(20)).max(10).optional(),
      publicKeyAlgorithm: z.number().optional(),
      publicKey: base64url.optional(),
    }),
  }),
});

export const passkeySignInRule = z.object({
  answer: credential.extend({
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    }),
  }),
});
