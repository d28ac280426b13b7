import { useMutation } from '@tanstack/react-query';
import { isOtherEmail } from '@wondercast/core/people/account/account';
import { useLocation } from 'react-router-dom';
import { registerAddress, typedOf } from '../../addresses/register-address.ts';
import { requestEmailConfirmation } from '../../api/session/second-factor.ts';
import type { BookingWire, UserWire } from '../../api/transport/wire.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button, ButtonLink } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';

interface KeepBookingProps {
  readonly booking: BookingWire;
  /** null for a visitor. */
  readonly user: UserWire | null;
}

/** How a guest booking gets into an account: by registering with its address and confirming that address. */
export function KeepBooking({ booking, user }: KeepBookingProps) {
  const { pathname, search } = useLocation();
  const ask = useMutation({
    ...requestEmailConfirmation,
    onSuccess: ({ message }) => showToast('Please look into your mail', message),
    onError: (error) => showError(error.message, 'No link was mailed'),
  });
  if (booking.userId !== null) return null;
  if (!user)
    return (
      <Note
        tone="info"
        action={
          <ButtonLink look="line" size="sm" to={registerAddress(pathname + search)} state={typedOf(booking)}>
            Create an account
          </ButtonLink>
        }
      >
        Keep this booking in an account: its dates and invoices are then in one place.
      </Note>
    );
  if (isOtherEmail(user.email, booking.email)) return null;
  return (
    <Note
      tone="info"
      action={
        <Button look="line" size="sm" pending={ask.isPending} onClick={() => ask.mutate()}>
          Mail me a link
        </Button>
      }
    >
      {`This booking was made as a guest. Confirm ${booking.email} by a mailed link, and it is in your account.`}
    </Note>
  );
}
