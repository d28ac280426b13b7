import FileDown from 'lucide-react/icons/file-down';
import { readInvoice } from '../../api/admin/admin-bookings.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { saveFile } from '../../ui/primitives/save-file.ts';
import { useBookingAction } from './use-booking-action.ts';

/** Saves the invoice of a booking. */
export function DownloadInvoice({ id }: { readonly id: number }) {
  const { pending, act } = useBookingAction();
  return (
    <Button
      look="quiet"
      pending={pending}
      onClick={() =>
        void act(async () => saveFile(await readInvoice(id), `invoice-${id}.pdf`), {
          done: 'Invoice downloaded successfully',
          failed: 'Failed to download invoice',
        })
      }
    >
      {!pending && <FileDown size={18} strokeWidth={1.75} aria-hidden="true" />}
      Invoice PDF
    </Button>
  );
}
