import type { Billing } from '../billing.ts';
import type { StaffRole } from './permissions.ts';

/** In the API every staff role is `admin`, as specified; `staffRole` says which one it is. */
export type Role = 'user' | 'admin';

/** Specification §5. */
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** Specification §5. */
export const PREFERRED_COMMUNICATIONS = ['email', 'phone', 'both'] as const;
export type PreferredCommunication = (typeof PREFERRED_COMMUNICATIONS)[number];

/** What people may tell about themselves; they may change every field. */
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
  /** The preset billing address for what this person books. Its `country` is independent of the profile's `country`. */
  readonly billing: Billing | null;
}

/** Whether two addresses differ. Case makes no difference, because accounts are unique regardless of case. */
export const isOtherEmail = (a: string | null, b: string | null): boolean =>
  (a ?? '').trim().toLowerCase() !== (b ?? '').trim().toLowerCase();

/** A person who can sign in. The password's hash is used only by the store and the sign-in. */
export interface Account extends Profile {
  readonly id: number;
  /** Unique regardless of case. */
  readonly username: string;
  readonly role: Role;
  /** null for everybody who is not on the staff. */
  readonly staffRole: StaffRole | null;
  /** The partner whose keys, webhooks and bookings this person sees; null for everybody else. Nobody on the staff has one. */
  readonly partnerId: number | null;
  /** Since when nobody can sign in with it; null while it is enabled. */
  readonly disabledAt: Date | null;
  /** When the owner of the account last proved that they read mail at its present address; null where that was never proved. */
  readonly emailConfirmedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
  /**
   * Rises with each new password, and with each change of role or access. A session that began with an older version is no longer valid.
   */
  readonly passwordVersion: number;
}

/** An account with the password's hash, for signing in. */
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

/** Specification §3: the values of fields that are not given. */
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

/** The only name that cannot be registered (decision 042). */
export const ADMIN_USERNAME = 'admin';
