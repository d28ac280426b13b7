import { type Customer, customerRule } from '@wondercast/core/people/customer';
import type { CustomerErrors } from './CustomerInformation.tsx';

/** What is wrong with each field, in the order of the form; `phoneFor` names what needs a phone number. */
export const customerErrors = (customer: Customer, phoneFor: string | null = null): CustomerErrors => {
  const judged = customerRule.safeParse(customer);
  const errors: CustomerErrors = {};
  if (phoneFor !== null && customer.phoneNumber.trim() === '')
    errors.phoneNumber = `Please enter a phone number for ${phoneFor}`;
  if (judged.success) return errors;
  for (const { path, message } of judged.error.issues) errors[path[0] as keyof Customer] ??= message;
  return errors;
};

/** Enough to open a payment: the names, and an address that is one. */
export const isComplete = (customer: Customer): boolean => customerRule.safeParse(customer).success;
