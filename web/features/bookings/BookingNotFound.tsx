import Ticket from 'lucide-react/icons/ticket';
import { useLocation } from 'react-router-dom';
import { signInAddress } from '../../addresses/return-address.ts';
import { ButtonLink } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';

/** Shown to everybody but the owner, whether or not the booking exists. */
export function BookingNotFound({ signedIn }: { readonly signedIn: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon={Ticket}
      titleAs="h1"
      title="Booking not found"
      text={
        signedIn
          ? 'It may be another account’s, or it has been deleted. The link in your confirmation mail opens it, too.'
          : 'Sign in with the account that booked it, or open the link in your confirmation mail.'
      }
      action={
        <>
          {!signedIn && <ButtonLink to={signInAddress(pathname + search)}>Sign in</ButtonLink>}
          <ButtonLink look="line" to="/">
            Back to Home
          </ButtonLink>
        </>
      }
    />
  );
}
