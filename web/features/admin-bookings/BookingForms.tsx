import { lazy, Suspense } from 'react';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { CancelForm } from '../../forms/CancelForm.tsx';
import { CustomerForm } from './CustomerForm.tsx';
import { LinkAccount } from './LinkAccount.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';

const AmendForm = lazy(() => import('./AmendForm.tsx'));

/** What can be changed of a booking, each in a form of its own. */
export type BookingForm = 'customer' | 'account' | 'dates' | 'booked' | 'cancel';

interface BookingFormsProps {
  readonly booking: AdminBookingWire;
  /** null while none is open. */
  readonly open: BookingForm | null;
  readonly onClose: () => void;
}

/** The form that is open. */
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
