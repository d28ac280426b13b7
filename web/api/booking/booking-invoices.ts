import { queryOptions } from '@tanstack/react-query';
import { addressOf, read } from '../transport/transport.ts';

/** Invoices and credit notes of a booking, oldest first. `token` is of a mailed link. */
export const bookingInvoicesQuery = (id: number, token: string | null) =>
  queryOptions({
    queryKey: ['mine', 'booking-invoices', id],
    queryFn: read('/api/bookings/{id}/invoices', { path: { id }, query: { token } }),
    staleTime: 0,
  });

/** Where the receipt of all that was paid is as a file. */
export const receiptAddress = (id: number, token: string | null): string =>
  addressOf('/api/bookings/{id}/receipt-pdf', { path: { id }, query: { token } });

/** Where one of them is as a file. */
export const invoiceAddress = (
  id: number,
  invoiceId: number,
  { token, as }: { readonly token: string | null; readonly as: 'pdf' | 'ubl' },
): string =>
  addressOf('/api/bookings/{id}/invoices/{invoiceId}/pdf', {
    path: { id, invoiceId },
    query: { token, as: as === 'pdf' ? null : as },
  });
