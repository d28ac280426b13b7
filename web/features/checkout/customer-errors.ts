import { type Customer, customerRule } from '@wondercast/core/people/customer';
import type { CustomerErrors } from './CustomerInformation.tsx';

/** The error of each field, in the order of the form. `phoneFor` names what needs a phone number. */
export const customerErrors = (customer: Customer, phoneFor: string | null = null): CustomerErrors => {
  const judged = customerRule.safeParse(customer);
  const errors: CustomerErrors = {};
  if (phoneFor !== null && customer.phoneNumber.trim() === '')
    errors.phoneNumber = `Please enter a phone number for ${phoneFor}`;
  if (judged.success) return errors;
  for (const { path, message } of judged.error.issues) errors[path[0] as keyof Customer] ??= message;
  return errors;
};

/** Whether the customer suffices to open a payment: names and a valid address. */
export const isComplete = (customer: Customer): boolean => customerRule.safeParse(customer).success;
