import { type Customer, customerRule } from '@wondercast/core/people/customer';
import type { CustomerErrors } from './CustomerInformation.tsx';

/** What is wrong with each field, in the order of the form. */
export const customerErrors = (customer: Customer): CustomerErrors => {
  const judged = customerRule.safeParse(customer);
  if (judged.success) return {};
  const errors: CustomerErrors = {};
  for (const { path, message } of judged.error.issues) errors[path[0] as keyof Customer] ??= message;
  return errors;
};

/** Enough to open a payment: the names, and an address that is one. */
export const isComplete = (customer: Customer): boolean => customerRule.safeParse(customer).success;
