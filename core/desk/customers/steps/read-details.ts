import { standingAmong } from '../../../bookings/invoicing/document-state.ts';
import { taxEvidenceOf } from '../../../bookings/invoicing/tax-evidence.ts';
import { toAdminBookings } from '../../office/admin-booking.ts';
import type { CustomerDetails } from '../customer-details.ts';
import type { CustomerStore } from '../ports.ts';
import { findCustomer } from './find-customer.ts';

const MOST_BOOKINGS = 50;
const MOST_ENTRIES = 20;

/**
 * The details as stored; the caller has refreshed the register.
 * @throws Refusal 'not-found'
 */
export const readDetails = async (store: CustomerStore, id: number, now: Date): Promise<CustomerDetails> => {
  const customer = await findCustomer(store.customers, id);
  const bookings = await toAdminBookings(store, await store.customers.bookingsOf(customer.id, MOST_BOOKINGS));
  const ids = bookings.map(({ booking }) => booking.id);
  const [members, issued, notes, { entries }] = await Promise.all([
    store.customers.membersOf(customer.id),
    store.invoices.ofBookings(ids),
    store.customerNotes.of(customer.id),
    store.audit.page(
      { subject: 'customer', subjectId: String(customer.id) },
      { limit: MOST_ENTRIES, before: null },
    ),
  ]);
  const movements = await store.ledger.ofBookings(ids);
  const checks = bookings.flatMap(({ numberChecks }) => numberChecks);
  const standing = standingAmong(issued.toReversed(), { all: issued, entries: movements, now });
  const invoices = standing.map((each) => ({ ...each, evidence: taxEvidenceOf(each, movements, checks) }));
  return { customer, members, bookings, invoices, notes, history: entries };
};
