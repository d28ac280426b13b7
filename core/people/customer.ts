import { z } from 'zod';
import { line, prose } from '../kernel/fields.ts';
import { INVALID_EMAIL } from './account/words.ts';
import { CUSTOMER_LENGTHS } from './customer-lengths.ts';

/** The customer: for whom something is booked and paid. */
export interface Customer {
  readonly companyName: string | null;
  /** Their own order number, printed on the invoice. */
  readonly purchaseOrder: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** '' when not given (decision 036). */
  readonly phoneNumber: string;
  /** Special requests, in their own words. */
  readonly specialRequests: string | null;
}

/** What identifies a customer. */
export type NamedCustomer = Pick<Customer, 'email' | 'companyName'>;

/** An absent field counts as blank, so that it gets the same error. */
const required = (max: number, message: string) =>
  z.preprocess((value) => value ?? '', line(max).min(1, message));

const email = required(CUSTOMER_LENGTHS.email, 'Please enter your email address.').pipe(
  z.email(INVALID_EMAIL),
);

/** A customer (specification §5). Blank counts as missing; a blank phone is allowed (decision 036). */
export const customerRule = z.object({
  companyName: line(CUSTOMER_LENGTHS.companyName)
    .nullish()
    .transform((name) => name || null),
  firstName: required(CUSTOMER_LENGTHS.firstName, 'Please enter your first name.'),
  lastName: required(CUSTOMER_LENGTHS.lastName, 'Please enter your last name.'),
  email,
  phoneNumber: line(CUSTOMER_LENGTHS.phoneNumber)
    .nullish()
    .transform((phone) => phone ?? ''),
  purchaseOrder: line(CUSTOMER_LENGTHS.purchaseOrder)
    .nullish()
    .transform((number) => number || null),
  specialRequests: prose(CUSTOMER_LENGTHS.specialRequests)
    .nullish()
    .transform((text) => text || null),
});
