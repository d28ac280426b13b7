import FileDown from 'lucide-react/icons/file-down';
import { Button } from '../../ui/primitives/Button.tsx';
import { useInvoiceFile } from './use-invoice-file.ts';

/** Downloads the invoice of a booking. */
export function DownloadInvoice({ id }: { readonly id: number }) {
  const { pending, download } = useInvoiceFile(id);
  return (
    <Button look="quiet" pending={pending} onClick={download}>
      {!pending && <FileDown size={18} strokeWidth={1.75} aria-hidden="true" />}
      <span>Invoice PDF</span>
    </Button>
  );
}
