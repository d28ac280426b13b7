import type { Profile } from '../../people/account/account.ts';
import type { Customer } from './booking.ts';

/** The customer that a profile names: the last word of the full name is the last name (decision 035). */
export const customerOfProfile = ({
  fullName,
  companyName,
  email,
  phoneNumber,
}: Pick<Profile, 'fullName' | 'companyName' | 'email' | 'phoneNumber'>): Omit<
  Customer,
  'purchaseOrder' | 'specialRequests'
> => {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean);
  return {
    companyName,
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    email: email ?? '',
    phoneNumber: phoneNumber ?? '',
  };
};

/** The sent values, with the profile's value where nothing was sent. */
export const withProfile = (sent: object, profile: Partial<Customer>): object => ({
  ...profile,
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null && value !== undefined)),
});
