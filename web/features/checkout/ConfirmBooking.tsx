import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';

interface ConfirmBookingProps {
  readonly isFree: boolean;
  readonly pending: boolean;
  readonly onConfirm: () => void;
}

/** Books what is paid later, or not at all. */
export function ConfirmBooking({ isFree, pending, onConfirm }: ConfirmBookingProps) {
  return (
    <div style={{ display: 'grid', gap: 16, marginTop: 24 }}>
      {isFree && <Note tone="info">There is nothing to pay. Confirm, and your sessions are booked.</Note>}
      <Button size="lg" full pending={pending} onClick={onConfirm}>
        Confirm Booking
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </div>
  );
}
