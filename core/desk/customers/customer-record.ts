import type { MinorUnits } from '../../kernel/money.ts';
import type { NamedCustomer } from '../../people/customer.ts';

/** Everybody who booked under one e-mail address within one company, and whom the staff have merged with them (decision 162). */
export interface CustomerRecord {
  readonly id: number;
  /** Raised by each merge and each separation. */
  readonly version: number;
  /** As the newest booking has them. */
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly companyName: string | null;
  /** '' when not given. */
  readonly phoneNumber: string;
  /** How many, cancelled ones among them. */
  readonly bookings: number;
  /** What the bookings cost now: of a cancelled one its fee. */
  readonly spend: MinorUnits;
  /** Received beyond what the bookings cost, and not yet on its way back. */
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

/** Without the case of A to Z alone, so that the database and this code agree in every locale. */
export const lowered = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** What bookings of one customer have in common: e-mail and company, without the case of A to Z. */
export const identityOf = ({ email, companyName }: NamedCustomer): string =>
  `${lowered(email)}\n${lowered(companyName ?? '')}`;
