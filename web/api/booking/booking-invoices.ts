import { queryOptions } from '@tanstack/react-query';
import { addressOf, read } from '../transport/transport.ts';

/** Invoices and credit notes of a booking, oldest first. `token` comes from a mailed link. */
export const bookingInvoicesQuery = (id: number, token: string | null) =>
  queryOptions({
    queryKey: ['mine', 'booking-invoices', id],
    queryFn: read('/api/bookings/{id}/invoices', { path: { id }, query: { token } }),
    staleTime: 0,
  });

/** The URL of the receipt for everything that was paid. */
export const receiptAddress = (id: number, token: string | null): string =>
  addressOf('/api/bookings/{id}/receipt-pdf', { path: { id }, query: { token } });

/** The URL of one document. */
export const invoiceAddress = (
  id: number,
  invoiceId: number,
  { token, as }: { readonly token: string | null; readonly as: 'pdf' | 'ubl' },
): string =>
  addressOf('/api/bookings/{id}/invoices/{invoiceId}/pdf', {
    path: { id, invoiceId },
    query: { token, as: as === 'pdf' ? null : as },
  });
