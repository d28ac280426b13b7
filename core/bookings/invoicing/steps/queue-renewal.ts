import { ZERO } from '../../../kernel/money.ts';
import { isPaidFor } from '../../../money/payment/payment-status.ts';
import type { Booking } from '../../booking/booking.ts';
import { receivedOf } from '../document-state.ts';
import { validInvoiceOf } from '../invoice.ts';
import type { InvoicingStore } from '../ports.ts';

/** Changes within this time, in milliseconds, share one new document while nothing is paid (decision 238). */
export const GATHERED_MS = 60 * 60_000;

/** Whether changes of a booking are gathered: it has a valid invoice for which nothing was paid. */
export const isGathered = async (
  { invoices, ledger }: Pick<InvoicingStore, 'invoices' | 'ledger'>,
  booking: Booking,
): Promise<boolean> =>
  validInvoiceOf(await invoices.ofBooking(booking.id)) !== null &&
  !isPaidFor(booking) &&
  receivedOf(await ledger.ofBooking(booking.id)) === ZERO;

/**
 * After a change of a locked booking: queues the job that issues its invoice anew, at once where money was received, else within an hour,
 * together with other changes of that hour. Somebody who asks for the invoice meanwhile gets it issued at once.
 */
export const queueRenewal = async (
  store: Pick<InvoicingStore, 'invoices' | 'ledger' | 'jobs'>,
  booking: Booking,
  at: Date,
): Promise<void> => {
  const job = { task: 'issue-invoice', payload: { bookingId: booking.id } } as const;
  if (await isGathered(store, booking)) await store.jobs.add(job, new Date(at.getTime() + GATHERED_MS));
  else await store.jobs.add(job);
};
