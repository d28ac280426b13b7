import type { Booking } from '../../../bookings/booking/booking.ts';
import { customerRule } from '../../../bookings/booking/rules.ts';
import { renewLinks } from '../../../bookings/booking/steps/renew-links.ts';
import { validInvoiceOf } from '../../../bookings/invoicing/invoice.ts';
import { queueRenewal } from '../../../bookings/invoicing/steps/queue-renewal.ts';
import { noteTaxed } from '../../../bookings/taxing/steps/note-taxed.ts';
import { accept } from '../../../kernel/refusal.ts';
import { acceptBilling } from '../../../people/accept-billing.ts';
import type { Note } from '../../../people/as-admin.ts';
import { editOf, isSame } from '../../../people/audit/edit.ts';
import { recordBy } from '../../../people/audit/record.ts';
import type { Customer } from '../../../people/customer.ts';
import { CUSTOMER_FIELDS } from '../../../people/customer-fields.ts';
import type { CustomerCorrection } from '../correction-rules.ts';
import type { OfficeStore } from '../ports.ts';

/** The customer, and who is invoiced. */
type Corrected = Customer & Pick<Booking, 'billing'>;

/** The audit log is kept when a customer is erased, so it must not name people (decision 147). */
const recordOfCorrected = recordBy<Corrected>({
  companyName: 'shown',
  purchaseOrder: 'shown',
  firstName: 'hidden',
  lastName: 'hidden',
  email: 'hidden',
  phoneNumber: 'hidden',
  specialRequests: 'hidden',
  billing: 'hidden',
});

/** Fields that an invoice shows. */
const PRINTED: readonly (keyof Corrected)[] = [
  'billing',
  'companyName',
  'purchaseOrder',
  'firstName',
  'lastName',
  'email',
];

const corrected = (customer: Customer, { version: _, billing: __, ...given }: CustomerCorrection): Customer =>
  accept(customerRule, {
    ...customer,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  });

/** What a correction needs inside its unit of work. */
interface Correcting {
  readonly store: Pick<
    OfficeStore,
    | 'bookings'
    | 'calendarFeeds'
    | 'catalogue'
    | 'customers'
    | 'invoices'
    | 'jobs'
    | 'ledger'
    | 'missingRates'
    | 'numberChecks'
    | 'payLinks'
    | 'reviews'
    | 'sessionLinks'
    | 'settings'
  >;
  readonly at: Date;
  readonly note: Note;
}

/**
 * Corrects the customer of a locked booking. A new e-mail address gets a mail with a new link, and the links in earlier mails are revoked.
 * An invoice that shows something else is credited and issued anew. A correction without effect is neither saved nor audited.
 * @throws Refusal 'invalid'
 */
export const correctBooked = async (
  { store, at, note }: Correcting,
  booking: Booking,
  correction: CustomerCorrection,
): Promise<void> => {
  const customer = corrected(booking.customer, correction);
  const billing = correction.billing === undefined ? booking.billing : acceptBilling(correction.billing);
  const [before, now] = [
    { ...booking.customer, billing: booking.billing },
    { ...customer, billing },
  ];
  const changes = editOf(recordOfCorrected, before, now);
  if (!changes) return;
  const changed = ([...CUSTOMER_FIELDS, 'billing'] as const).filter(
    (name) => !isSame(now[name], before[name]),
  );
  const after = { ...booking, customer, billing };
  await store.bookings.setCustomer(after);
  await store.customers.follow(booking.customer, customer);
  if (changed.includes('email')) await renewLinks(store, after, booking.version + 1, at);
  if (
    changed.some((name) => PRINTED.includes(name)) &&
    validInvoiceOf(await store.invoices.ofBooking(booking.id))
  )
    await queueRenewal(store, after, at);
  await noteTaxed(store, booking.tax, after, at);
  await note('booking.customer-corrected', 'booking', booking.id, {
    reference: booking.reference,
    corrected: changed,
    ...changes,
  });
};
