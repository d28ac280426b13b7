import { lazy, Suspense } from 'react';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { CancelForm } from '../../forms/CancelForm.tsx';
import { CustomerForm } from './CustomerForm.tsx';
import { LinkAccount } from './LinkAccount.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';

const AmendForm = lazy(() => import('./AmendForm.tsx'));

/** The changes of a booking, each with its own form. */
export type BookingForm = 'customer' | 'account' | 'dates' | 'booked' | 'cancel';

interface BookingFormsProps {
  readonly booking: AdminBookingWire;
  /** null when none is open. */
  readonly open: BookingForm | null;
  readonly onClose: () => void;
}

/** Renders the open form. */
export function BookingForms({ booking, open, onClose }: BookingFormsProps) {
  if (open === 'customer') return <CustomerForm booking={booking} onClose={onClose} />;
  if (open === 'account') return <LinkAccount booking={booking} onClose={onClose} />;
  if (open === 'dates') return <ScheduleForm booking={booking} onClose={onClose} />;
  if (open === 'cancel')
    return (
      <CancelForm bookingId={booking.id} sessionId={null} name={booking.bookingReference} onClose={onClose} />
    );
  if (open === 'booked')
    return (
      <Suspense fallback={null}>
        <AmendForm booking={booking} onClose={onClose} />
      </Suspense>
    );
  return null;
}
