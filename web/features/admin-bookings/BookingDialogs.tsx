import { deleteBooking, resendInvoice } from '../../api/admin/admin-bookings.ts';
import { renewPayLink } from '../../api/admin/booking-money.ts';
import { AskDialog } from '../../ui/overlays/AskDialog.tsx';
import { customerOf, type NamedBooking, titleOf } from './booking-words.ts';
import { useBookingAction } from './use-booking-action.ts';

interface AskedProps {
  /** null when the dialog is closed. */
  readonly booking: NamedBooking | null;
  readonly onClose: () => void;
}

/** Asks before the invoice is mailed again. */
export function ResendDialog({ booking, onClose }: AskedProps) {
  const { mutate, isPending } = useBookingAction(resendInvoice, {
    done: 'Invoice email sent successfully',
    failed: 'Failed to send invoice email',
    onSettled: onClose,
  });
  return (
    <AskDialog
      subject={booking}
      title="Resend invoice email"
      textOf={({ bookingReference, email }) => `The invoice of ${bookingReference} will be sent to ${email}.`}
      keepLabel="Cancel"
      actLabel="Send email"
      look="primary"
      pending={isPending}
      onKeep={onClose}
      onAct={({ id }) => mutate(id)}
    />
  );
}

interface PayLinkDialogProps extends AskedProps {
  readonly onMade: (url: string) => void;
}

/** Asks before the pay link in the customer's mail is revoked. */
export function PayLinkDialog({ booking, onClose, onMade }: PayLinkDialogProps) {
  const { mutate, isPending } = useBookingAction(renewPayLink, {
    done: 'Payment link made',
    failed: 'Failed to make a payment link',
    onAnswer: onMade,
    onSettled: onClose,
  });
  return (
    <AskDialog
      subject={booking}
      title="New payment link"
      textOf={({ bookingReference, email }) =>
        `The payment link that was mailed to ${email} for ${bookingReference} stops working at once. The new one is shown only to you: send it to the customer yourself.`
      }
      keepLabel="Keep the link"
      actLabel="Make a new link"
      look="bad"
      pending={isPending}
      onKeep={onClose}
      onAct={({ id }) => mutate(id)}
    />
  );
}

interface DeleteBookingProps extends AskedProps {
  readonly onDeleted: () => void;
}

/** Asks before a booking is deleted for good. */
export function DeleteBookingDialog({ booking, onClose, onDeleted }: DeleteBookingProps) {
  const { mutate, isPending } = useBookingAction(deleteBooking, {
    done: 'Booking cancelled successfully',
    failed: 'Failed to cancel booking',
    onSettled: (error) => {
      onClose();
      if (!error) onDeleted();
    },
  });
  return (
    <AskDialog
      subject={booking}
      title="Delete booking"
      textOf={(each) =>
        `${each.bookingReference}, ${titleOf(each)} for ${customerOf(each)}, will be deleted for good. Card payments are refunded first, and the customer gets a mail. This action cannot be undone.`
      }
      keepLabel="Keep booking"
      actLabel="Delete booking"
      look="bad"
      pending={isPending}
      onKeep={onClose}
      onAct={({ id }) => mutate(id)}
    />
  );
}
