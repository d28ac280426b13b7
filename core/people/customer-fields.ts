import type { Customer } from './customer.ts';

/** Every field of a customer, in the order in which people read them. */
export const CUSTOMER_FIELDS = [
  'companyName',
  'purchaseOrder',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'specialRequests',
] as const satisfies readonly (keyof Customer)[];
