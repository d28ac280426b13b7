import type { BookingWire } from '../api/transport/wire.ts';
import type { CardForm } from './card-form.ts';

/** Props that a page passes to the dialogs which change its booking. */
export interface ChangeDialogProps {
  readonly isOpen: boolean;
  readonly booking: BookingWire;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
  /** The card form for changes that cost money. */
  readonly cardForm: CardForm;
  readonly onClose: () => void;
}
