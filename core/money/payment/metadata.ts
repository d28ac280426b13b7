import type { Quote } from '../../buying/quote/quote.ts';
import type { Customer } from '../../people/customer.ts';

/** Maximum length of one text at providers. */
const LONGEST = 500;

/** The keys that the specification names (specification §7). */
export const METADATA_KEYS = [
  'bookingType',
  'customerEmail',
  'customerName',
  'itemCount',
  'totalBookings',
] as const;

export type Metadata = Readonly<Partial<Record<(typeof METADATA_KEYS)[number], string>>>;

/** What the shop stores about a checkout at the provider, for people who read it there. */
export const checkoutMetadata = (customer: Customer, quote: Quote): Readonly<Record<string, string>> => ({
  bookingType: 'experience',
  customerEmail: customer.email.slice(0, LONGEST),
  customerName: `${customer.firstName} ${customer.lastName}`.slice(0, LONGEST),
  itemCount: String(quote.lines.length),
  totalBookings: String(quote.lines.reduce((units, { quantity }) => units + quantity, 0)),
});
