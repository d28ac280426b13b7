import { isConfirmed, stateOf, stateWord } from '@wondercast/core/bookings/booking/states';
import { hasNothingDue, paymentWord } from '@wondercast/core/money/payment/payment-status';
import type { Permission } from '@wondercast/core/people/account/permissions';
import { type BookingStatus, setBookingStatus } from '../../api/admin/admin-bookings.ts';
import { useMay } from '../../api/session/use-may.ts';
import type { BookingRowWire } from '../../api/transport/wire.ts';
import { PAYMENT_TONES, standingOf } from '../../headless/payment-standing.ts';
import { StatusSelect } from '../../ui/forms/StatusSelect.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { CONFIRMATION, DELIVERY, PAYMENT, STATE_TONES } from './booking-words.ts';
import { TooEarlyDialog } from './TooEarlyDialog.tsx';
import { useBookingAction } from './use-booking-action.ts';
import { useDelivery } from './use-delivery.ts';

/** A row of the table, or a whole booking. */
type Shown = Pick<
  BookingRowWire,
  'id' | 'bookingReference' | 'confirmed' | 'cancelled' | 'paymentStatus' | 'totalPrice' | 'deliveryStatus'
>;

interface StatusProps {
  readonly booking: Shown;
}

const NOT_YOURS = 'Your role may look at this and not change it.';

/** Props of a select for one of the three statuses. */
function useStatus({ id, bookingReference }: Shown, name: string, permission: Permission) {
  const may = useMay(permission);
  const words = name.toLowerCase();
  const { mutate, isPending } = useBookingAction(setBookingStatus, {
    done: `${name} updated successfully`,
    failed: `Failed to update ${words}`,
  });
  const set = (status: BookingStatus) => mutate({ id, status });
  return {
    set,
    shown: { label: `${words} of ${bookingReference}`, pending: isPending, locked: may ? null : NOT_YOURS },
  };
}

export function ConfirmationStatus({ booking }: StatusProps) {
  const { set, shown } = useStatus(booking, 'Confirmation status', 'bookings:write');
  // A cancelled booking cannot change its state.
  if (booking.cancelled) return <Badge tone={STATE_TONES.cancelled}>{stateWord('cancelled')}</Badge>;
  return (
    <StatusSelect
      {...shown}
      options={CONFIRMATION}
      chosen={stateOf(booking.confirmed)}
      onChoose={(state) => set({ confirmed: isConfirmed({ state }) })}
    />
  );
}

export function PaymentStatus({ booking }: StatusProps) {
  const { set, shown } = useStatus(booking, 'Payment status', 'payments:write');
  // Without an amount due, the chosen status has no meaning.
  const standing = standingOf(booking);
  if (hasNothingDue(standing)) return <Badge tone={PAYMENT_TONES[standing]}>{paymentWord(standing)}</Badge>;
  return (
    <StatusSelect
      {...shown}
      options={PAYMENT}
      chosen={booking.paymentStatus}
      onChoose={(paymentStatus) => set({ paymentStatus })}
    />
  );
}

export function DeliveryStatus({ booking }: StatusProps) {
  const { shown } = useStatus(booking, 'Delivery status', 'bookings:write');
  const { asked, pending, choose, keep, confirm } = useDelivery(booking);
  return (
    <>
      <StatusSelect
        {...shown}
        pending={pending}
        options={DELIVERY}
        chosen={booking.deliveryStatus}
        onChoose={choose}
      />
      <TooEarlyDialog early={asked} pending={pending} onKeep={keep} onAct={confirm} />
    </>
  );
}
