import type { Account } from '@wondercast/core/people/account/account';
import { encodeBilling } from './billing.ts';
import type { Wire } from './wire.ts';

/** Field by field, so that nothing an account may hold later leaves by accident. */
export const encodeUser = (account: Account): Wire<'User'> => ({
  id: account.id,
  username: account.username,
  email: account.email,
  fullName: account.fullName,
  phoneNumber: account.phoneNumber,
  role: account.role,
  staffRole: account.staffRole,
  partnerId: account.partnerId,
  emailConfirmed: account.emailConfirmedAt !== null,
  companyName: account.companyName,
  jobTitle: account.jobTitle,
  department: account.department,
  industry: account.industry,
  companySize: account.companySize,
  website: account.website,
  linkedinProfile: account.linkedinProfile,
  address: account.address,
  city: account.city,
  state: account.state,
  zipCode: account.zipCode,
  country: account.country,
  preferredCommunication: account.preferredCommunication,
  marketingOptIn: account.marketingOptIn,
  eventNotifications: account.eventNotifications,
  profilePicture: account.profilePicture,
  bio: account.bio,
  additionalNotes: account.additionalNotes,
  billing: encodeBilling(account.billing),
  createdAt: account.createdAt.toISOString(),
  updatedAt: account.updatedAt.toISOString(),
  version: account.version,
});
