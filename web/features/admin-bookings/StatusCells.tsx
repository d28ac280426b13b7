import { useQueryClient } from '@tanstack/react-query';
import { isConfirmed, stateOf } from '@wondercast/core/booking/states';
import { setBookingStatus } from '../../api/admin/admin-bookings.ts';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { StatusSelect } from '../../ui/forms/StatusSelect.tsx';
import { CONFIRMATION, DELIVERY, PAYMENT } from './booking-words.ts';
import { useBookingAction } from './use-booking-action.ts';

interface StatusProps {
  readonly booking: AdminBookingWire;
}

export function ConfirmationStatus({ booking }: StatusProps) {
  const client = useQueryClient();
  const { pending, act } = useBookingAction();
  return (
    <StatusSelect
      label={`confirmation status of ${booking.bookingReference}`}
      options={CONFIRMATION}
      chosen={stateOf(booking.confirmed)}
      pending={pending}
      onChoose={(state) =>
        void act(() => setBookingStatus(client, booking.id, { confirmed: isConfirmed({ state }) }), {
          done: 'Confirmation status updated successfully',
          failed: 'Failed to update confirmation status',
        })
      }
    />
  );
}

export function PaymentStatus({ booking }: StatusProps) {
  const client = useQueryClient();
  const { pending, act } = useBookingAction();
  return (
    <StatusSelect
      label={`payment status of ${booking.bookingReference}`}
      options={PAYMENT}
      chosen={booking.paymentStatus}
      pending={pending}
      onChoose={(paymentStatus) =>
        void act(() => setBookingStatus(client, booking.id, { paymentStatus }), {
          done: 'Payment status updated successfully',
          failed: 'Failed to update payment status',
        })
      }
    />
  );
}

export function DeliveryStatus({ booking }: StatusProps) {
  const client = useQueryClient();
  const { pending, act } = useBookingAction();
  return (
    <StatusSelect
      label={`delivery status of ${booking.bookingReference}`}
      options={DELIVERY}
      chosen={booking.deliveryStatus}
      pending={pending}
      onChoose={(deliveryStatus) =>
        void act(() => setBookingStatus(client, booking.id, { deliveryStatus }), {
          done: 'Delivery status updated successfully',
          failed: 'Failed to update delivery status',
        })
      }
    />
  );
}
