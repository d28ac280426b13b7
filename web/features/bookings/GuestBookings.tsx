import { useMutation, useQuery } from '@tanstack/react-query';
import { userQuery } from '../../api/session/account.ts';
import { requestEmailConfirmation } from '../../api/session/second-factor.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { NotePlace } from './note-place.ts';

/**
 * Explains how guest bookings get into the account. The text is the same for everybody: before the address is confirmed, nobody
 * learns whether there are any.
 */
export function GuestBookings() {
  const { data: user } = useQuery(userQuery);
  const ask = useMutation({
    ...requestEmailConfirmation,
    onSuccess: ({ message }) => showToast('Please look into your mail', message),
    onError: (error) => showError(error.message, 'No link was mailed'),
  });
  if (!user?.email) return null;
  return (
    <NotePlace>
      <Note
        tone="info"
        action={
          <Button look="line" size="sm" pending={ask.isPending} onClick={() => ask.mutate()}>
            Mail me a link
          </Button>
        }
      >
        {user.emailConfirmed
          ? `Booked as a guest since? Confirm ${user.email} once more by a mailed link, and what you booked with it is here.`
          : `Booked as a guest before? Confirm ${user.email} by the link that we mail you, and what you booked with it is here.`}
      </Note>
    </NotePlace>
  );
}
