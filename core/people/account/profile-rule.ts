import { z } from 'zod';
import { imageAddress, webAddress } from '../../kernel/addresses.ts';
import { line, prose, version } from '../../kernel/fields.ts';
import { sentBilling } from '../sent-billing.ts';
import { COMPANY_SIZES, PREFERRED_COMMUNICATIONS } from './account.ts';
import { MAX_PASSWORD_LENGTH } from './account-lengths.ts';
import { INVALID_EMAIL } from './words.ts';

/** A blank text and null clear a field, an absent field stays; any other value is checked. */
const field = (max: number, judge: z.ZodType<string, string> = z.string()) =>
  line(max)
    .nullable()
    .transform((text) => text || null)
    .pipe(judge.nullable())
    .optional();

const longField = (max: number) =>
  prose(max)
    .nullable()
    .transform((text) => text || null)
    .optional();

/** One of a list; a blank text and null clear the field. */
const choice = <const Options extends readonly [string, ...string[]]>(options: Options, message: string) =>
  z
    .enum(['', ...options], message)
    .nullable()
    .transform((chosen) => (chosen === '' ? null : (chosen as Options[number] | null)))
    .optional();

const INVALID_URL = 'Please enter a valid URL';

const url = webAddress(INVALID_URL);

const flag = () => z.boolean('Must be true or false').nullable();

/**
 * Specification §5: what people may change of their account. Other fields of the body have no effect, so a request cannot change role,
 * username, password or id here (decision 044).
 */
export const profileRule = z.object({
  email: field(254, z.email(INVALID_EMAIL)),
  fullName: field(120, z.string().min(3, 'Full name must be at least 3 characters')),
  phoneNumber: field(40, z.string().min(10, 'Please enter a valid phone number')),
  companyName: field(160),
  jobTitle: field(120),
  department: field(120),
  industry: field(120),
  companySize: choice(COMPANY_SIZES, 'Please choose one of the listed company sizes'),
  website: field(500, url),
  linkedinProfile: field(500, url),
  address: field(200),
  city: field(120),
  state: field(120),
  zipCode: field(20),
  country: field(60),
  preferredCommunication: choice(PREFERRED_COMMUNICATIONS, 'Please choose email, phone or both'),
  marketingOptIn: flag()
    .transform((chosen) => chosen === true)
    .optional(),
  // Specification §3: true unless explicitly false.
  eventNotifications: flag()
    .transform((chosen) => chosen !== false)
    .optional(),
  profilePicture: field(500, imageAddress(INVALID_URL)),
  bio: longField(2_000),
  additionalNotes: longField(2_000),
  /** Checked by `billingRule` after the shape; null clears it. */
  billing: sentBilling.optional(),
  /** The current password, which is needed only for a new e-mail address (decision 157); it is compared and never stored. */
  password: z
    .string('Must be text')
    .max(MAX_PASSWORD_LENGTH, 'Password must be at most 256 characters long')
    .nullish(),
  version: version(),
});

export type ProfileChange = z.output<typeof profileRule>;
