import type { MinorUnits } from '../../kernel/money.ts';
import type { NamedCustomer } from '../../people/customer.ts';

/**
 * Everybody who booked under one e-mail address and company, together with the customers that the staff have merged into them (decision
 * 162).
 */
export interface CustomerRecord {
  readonly id: number;
  /** Raised by each merge and each separation. */
  readonly version: number;
  /** Name and contact details from the newest booking. */
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly companyName: string | null;
  /** '' when not given. */
  readonly phoneNumber: string;
  /** Number of bookings, including cancelled ones. */
  readonly bookings: number;
  /** What the bookings cost now; for a cancelled one this is its fee. */
  readonly spend: MinorUnits;
  /** What was received above the price of the bookings, and is not being refunded yet. */
  readonly credit: MinorUnits;
  readonly firstBookedAt: Date;
  readonly lastBookedAt: Date;
}

/** One address and company of a customer. */
export interface CustomerMember
  extends Pick<
    CustomerRecord,
    'id' | 'firstName' | 'lastName' | 'email' | 'companyName' | 'bookings' | 'spend' | 'lastBookedAt'
  > {}

/** Lower case for A to Z only, so that the database and this code agree in every locale. */
export const lowered = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The key that all bookings of one customer share: e-mail and company, with A to Z in lower case. */
export const identityOf = ({ email, companyName }: NamedCustomer): string =>
  `${lowered(email)}\n${lowered(companyName ?? '')}`;
