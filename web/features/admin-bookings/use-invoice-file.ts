import { downloadInvoice } from '../../api/admin/admin-bookings.ts';
import { saveFile } from '../../ui/primitives/save-file.ts';
import { useBookingAction } from './use-booking-action.ts';

/** Downloads the invoice of a booking. */
export function useInvoiceFile(id: number) {
  const { mutate, isPending } = useBookingAction(downloadInvoice, {
    done: 'Invoice downloaded successfully',
    failed: 'Failed to download invoice',
    onAnswer: (file) => saveFile(file, `invoice-${id}.pdf`),
  });
  return { pending: isPending, download: () => mutate(id) };
}
