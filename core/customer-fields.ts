import { type Customer, customerRule } from './customer.ts';

/** Every field of a customer. */
export const CUSTOMER_FIELDS: readonly (keyof Customer)[] = customerRule.keyof().options;
