import type { BookingWire } from '../api/transport/wire.ts';
import type { CardForm } from './card-form.ts';

/** The contract between a page that shows a booking and the dialogs that change it. */
export interface ChangeDialogProps {
  readonly isOpen: boolean;
  readonly booking: BookingWire;
  /** From the mailed link, where that is how one got here. */
  readonly token: string | null;
  /** Takes the card where a change costs money. */
  readonly cardForm: CardForm;
  readonly onClose: () => void;
}
