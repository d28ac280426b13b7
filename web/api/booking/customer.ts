import type { Customer } from '@wondercast/core/booking/booking';
import type { UserWire } from '../transport/wire.ts';

/** What a profile says of a customer: the last word of the full name is the last name (decision 035). */
export const customerOf = ({ fullName, companyName, email, phoneNumber }: UserWire): Customer => {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean);
  return {
    companyName,
    purchaseOrder: null,
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    email: email ?? '',
    phoneNumber: phoneNumber ?? '',
  };
};
