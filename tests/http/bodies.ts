import type { Wire } from '@wondercast/openapi/codec/wire';
import type { Client } from '../support/http-client.ts';

/** Who books, in tests that are about something else. */
export const CUSTOMER = {
  companyName: 'Northlight Studio',
  firstName: 'Mara',
  lastName: 'Reyes',
  email: 'mara@northlight.example',
  phoneNumber: '+1 415 555 0134',
};

export interface LineBody {
  readonly experienceId: number;
  readonly selectedTier: Wire<'Tier'>;
  readonly quantity: number;
  readonly addOns: readonly { readonly id: number }[];
  readonly [further: string]: unknown;
}

/** One elevated Harlem Jazz Hour: $1,450. */
export const aLine = (change: Partial<LineBody> = {}): LineBody => ({
  experienceId: 1,
  selectedTier: 'elevated',
  quantity: 1,
  addOns: [],
  ...change,
});

/** A submit of one line at its price, paid later. */
export const aSubmit = (change: object = {}): object => ({
  ...CUSTOMER,
  paymentStatus: 'pending',
  totalPrice: 1450,
  items: [aLine()],
  ...change,
});

export type BookingReply = Wire<'Booking'> & Wire<'Problem'>;

export const book = (client: Client, change: object = {}, headers?: Readonly<Record<string, string>>) =>
  client.post<BookingReply>('/api/bookings', aSubmit(change), headers);
