import type { Account } from '../account/account.ts';
import type { Customer } from './booking.ts';

/** What a profile says of a customer: the last word of the full name is the last name (decision 035). */
export const customerOfProfile = (account: Account): Partial<Customer> => {
  const words = (account.fullName ?? '').trim().split(/\s+/).filter(Boolean);
  const lastName = words.at(-1) ?? '';
  const firstName = words.slice(0, -1).join(' ');
  return {
    companyName: account.companyName,
    firstName,
    lastName,
    email: account.email ?? '',
    phoneNumber: account.phoneNumber ?? '',
  };
};

/** What was sent, and the profile's word where nothing was. */
export const withProfile = (sent: object, profile: Partial<Customer>): object => ({
  ...profile,
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null && value !== undefined)),
});
