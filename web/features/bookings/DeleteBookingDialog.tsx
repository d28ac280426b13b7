import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { deleteBooking } from '../../api/booking/own-bookings.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { shownReference } from './shown-reference.ts';

const What = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 18px;
  padding: 12px;
  border-radius: var(--r-md);
  background: var(--s2);
  overflow-wrap: anywhere;
  & img {
    width: 48px;
    height: 60px;
    border-radius: 8px;
    object-fit: cover;
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & span {
    font-size: 14px;
    font-weight: 600;
    letter-spacing: 0.02em;
    white-space: nowrap;
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
`;

interface DeleteBookingDialogProps {
  readonly booking: BookingWire;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before a booking is deleted, and deletes it (specification §2). */
export function DeleteBookingDialog({
  booking,
  token,
  isOpen,
  onClose,
  onDeleted,
}: DeleteBookingDialogProps) {
  const experience = booking.items[0]?.experience;
  const { mutate: remove, isPending } = useMutation({
    ...deleteBooking,
    onSuccess: () => {
      showToast('Booking Deleted');
      onDeleted?.();
    },
    onError: (error) => {
      // A network error has no message that helps a person.
      showError(error instanceof TypeError ? 'Failed to delete booking' : error.message);
    },
    onSettled: onClose,
  });

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Delete Booking"
      text="This action cannot be undone. This will permanently delete your booking and remove it from our servers."
      keepLabel="Keep booking"
      actLabel="Delete Booking"
      pending={isPending}
      onKeep={onClose}
      onAct={() => remove({ booking, token })}
    >
      <What>
        <Picture src={experience?.imageUrl ?? FALLBACK_IMAGE} kind="card" sizes="48px" />
        <div>
          <b>{experience?.title ?? 'Experience not found'}</b>
          <span>{shownReference(booking)}</span>
        </div>
      </What>
    </ConfirmDialog>
  );
}
