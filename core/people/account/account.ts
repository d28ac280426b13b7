import type { Billing } from '../billing.ts';
import type { StaffRole } from './permissions.ts';

/** On the wire every role of staff is `admin`, as specified; which one it is, `staffRole` says. */
export type Role = 'user' | 'admin';

/** Specification §5. */
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** Specification §5. */
export const PREFERRED_COMMUNICATIONS = ['email', 'phone', 'both'] as const;
export type PreferredCommunication = (typeof PREFERRED_COMMUNICATIONS)[number];

/** What a person may tell about themselves; every field of it is theirs to change. */
export interface Profile {
  readonly email: string | null;
  readonly fullName: string | null;
  readonly phoneNumber: string | null;
  readonly companyName: string | null;
  readonly jobTitle: string | null;
  readonly department: string | null;
  readonly industry: string | null;
  readonly companySize: CompanySize | null;
  readonly website: string | null;
  readonly linkedinProfile: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly country: string | null;
  readonly preferredCommunication: PreferredCommunication | null;
  readonly marketingOptIn: boolean;
  readonly eventNotifications: boolean;
  readonly profilePicture: string | null;
  readonly bio: string | null;
  readonly additionalNotes: string | null;
  /** Who is invoiced for what this person books, and where: a preset. `country` is none of it. */
  readonly billing: Billing | null;
}

/** Whether two are other addresses: capitals make none, as accounts are unique. */
export const isOtherEmail = (a: string | null, b: string | null): boolean =>
  (a ?? '').trim().toLowerCase() !== (b ?? '').trim().toLowerCase();

/** A person who can sign in. The password's hash never leaves the store and the sign-in. */
export interface Account extends Profile {
  readonly id: number;
  /** Unique without case. */
  readonly username: string;
  readonly role: Role;
  /** null for everybody who is not of the staff. */
  readonly staffRole: StaffRole | null;
  /** The partner whose keys, webhooks and bookings this person sees; null for everybody else. Nobody of the staff has one. */
  readonly partnerId: number | null;
  /** Since when nobody can sign in to it; null while people can. */
  readonly disabledAt: Date | null;
  /** When it was last proved that who has the account reads mail to its present address; null while that was never proved. */
  readonly emailConfirmedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
  /** Rises with each new password, and with each change of role or access. A session that began under an older one is dead. */
  readonly passwordVersion: number;
}

/** An account with what signing in needs. */
export interface Credentials {
  readonly account: Account;
  readonly passwordHash: string;
}

export type NewAccount = Partial<Profile> & {
  readonly username: string;
  readonly passwordHash: string;
  readonly role?: Role;
  readonly staffRole?: StaffRole | null;
  readonly partnerId?: number | null;
  readonly emailConfirmedAt?: Date | null;
};

/** Specification §3: what an account has when nothing is said. */
export const PROFILE_DEFAULTS: Profile = {
  email: null,
  fullName: null,
  phoneNumber: null,
  companyName: null,
  jobTitle: null,
  department: null,
  industry: null,
  companySize: null,
  website: null,
  linkedinProfile: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  country: 'US',
  preferredCommunication: 'email',
  marketingOptIn: false,
  eventNotifications: true,
  profilePicture: null,
  bio: null,
  additionalNotes: null,
  billing: null,
};

/** The one name that cannot be registered (decision 042). */
export const ADMIN_USERNAME = 'admin';
