import { dayAt } from '../../../kernel/calendar.ts';
import { ZERO } from '../../../kernel/money.ts';
import type { Store } from '../../../ports.ts';
import { toAdminBookings } from '../../office/admin-booking.ts';
import type { CustomerDetails } from '../customer-details.ts';
import { invoiceStateOf } from '../customer-invoice.ts';
import { findCustomer } from './find-customer.ts';

const MOST_BOOKINGS = 50;
const MOST_ENTRIES = 20;

/** As stored; the register was brought up to date before. @throws Refusal 'not-found' */
export const readDetails = async (store: Store, id: number, now: Date): Promise<CustomerDetails> => {
  const customer = await findCustomer(store.customers, id);
  const bookings = await toAdminBookings(store, await store.customers.bookingsOf(customer.id, MOST_BOOKINGS));
  const openOf = new Map(bookings.map(({ booking, open }) => [booking.id, open]));
  const [members, issued, notes, { entries }] = await Promise.all([
    store.customers.membersOf(customer.id),
    store.invoices.ofBookings([...openOf.keys()]),
    store.customerNotes.of(customer.id),
    store.audit.page(
      { subject: 'customer', subjectId: String(customer.id) },
      { limit: MOST_ENTRIES, before: null },
    ),
  ]);
  const today = dayAt(now, 0);
  const issuedOf = Map.groupBy(issued, ({ bookingId }) => bookingId);
  const invoices = issued.toReversed().map((invoice) => {
    const { bookingId } = invoice;
    const ofBooking = issuedOf.get(bookingId) ?? [];
    return { invoice, state: invoiceStateOf(invoice, ofBooking, openOf.get(bookingId) ?? ZERO, today) };
  });
  return { customer, members, bookings, invoices, notes, history: entries };
};
