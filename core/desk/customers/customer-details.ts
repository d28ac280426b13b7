import type { ListedDocument } from '../../bookings/invoicing/tax-evidence.ts';
import type { AuditEntry } from '../../people/audit/audit.ts';
import type { AdminBooking } from '../office/admin-booking.ts';
import type { CustomerNote } from './customer-note.ts';
import type { CustomerMember, CustomerRecord } from './customer-record.ts';

/** Everything that the shop stores about a customer. */
export interface CustomerDetails {
  readonly customer: CustomerRecord;
  readonly members: readonly CustomerMember[];
  /** The newest fifty, newest first. */
  readonly bookings: readonly AdminBooking[];
  /** The invoices of these bookings, newest first. */
  readonly invoices: readonly ListedDocument[];
  /** Newest first. */
  readonly notes: readonly CustomerNote[];
  /** Audit entries about the customer, the newest twenty, newest first. */
  readonly history: readonly AuditEntry[];
}
