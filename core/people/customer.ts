import { z } from 'zod';
import { line, prose } from '../kernel/fields.ts';
import { INVALID_EMAIL } from './account/words.ts';
import { CUSTOMER_LENGTHS } from './customer-lengths.ts';

/** Who something is booked and paid for. */
export interface Customer {
  readonly companyName: string | null;
  /** Their own number for what they buy, printed on the invoice. */
  readonly purchaseOrder: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** '' when not given (decision 036). */
  readonly phoneNumber: string;
  /** What they ask for besides, in their own words (delivery T3). */
  readonly specialRequests: string | null;
}

/** By what customers are told apart. */
export type NamedCustomer = Pick<Customer, 'email' | 'companyName'>;

/** Absent counts as blank, so that it gets the same words. */
const required = (max: number, message: string) =>
  z.preprocess((value) => value ?? '', line(max).min(1, message));

const email = required(CUSTOMER_LENGTHS.email, 'Please enter your email address.').pipe(
  z.email(INVALID_EMAIL),
);

/** Who it is for (specification §5). Blank counts as missing; a blank phone is allowed (decision 036). */
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
