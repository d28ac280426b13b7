import { useMutation, useQuery } from '@tanstack/react-query';
import CreditCard from 'lucide-react/icons/credit-card';
import { useNavigate } from 'react-router-dom';
import { bookingPaymentsQuery } from '../api/booking/own-bookings.ts';
import { createPayLink } from '../api/payment/pay-link.ts';
import { ApiError } from '../api/transport/transport.ts';
import type { BookingWire } from '../api/transport/wire.ts';
import { shownAmount } from '../ui/formats/amount.ts';
import { showError } from '../ui/overlays/toasts.ts';
import { Button } from '../ui/primitives/Button.tsx';

interface PayOpenProps {
  readonly booking: Pick<BookingWire, 'id'>;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
  readonly large?: boolean;
}

/**
 * A button to the page that takes the open amount by card. Renders nothing when nothing is open, or when a waiting change has a
 * button of its own.
 */
export function PayOpen({ booking, token, large = false }: PayOpenProps) {
  const navigate = useNavigate();
  const { data } = useQuery(bookingPaymentsQuery(booking.id, token));
  const { mutate, isPending } = useMutation({
    ...createPayLink,
    onSuccess: (path) => navigate(path),
    onError: (error) =>
      showError(error instanceof ApiError ? error.message : 'Please try again.', 'Payment not opened'),
  });
  if (!data || data.open <= 0 || data.waiting) return null;
  return (
    <Button size={large ? 'lg' : undefined} pending={isPending} onClick={() => mutate({ booking, token })}>
      <CreditCard size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{`Pay ${shownAmount(data.open)}`}</span>
    </Button>
  );
}
