import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { confirmEmail, requestEmailConfirmation } from '../../api/session/second-factor.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { SettingRow } from '../../ui/primitives/SettingRow.tsx';

interface EmailConfirmationProps {
  readonly id: string;
  readonly isConfirmed: boolean;
}

/** Scrolls to the button for somebody who comes by the mailed link. */
const show = (button: HTMLButtonElement | null): void => {
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
};

/** Requests the link that confirms the account's address, and confirms it when the link has led here. */
export function EmailConfirmation({ id, isConfirmed }: EmailConfirmationProps) {
  const [parameters, setParameters] = useSearchParams();
  const token = parameters.get('confirm');
  const failed = (error: Error) => showError(error.message, 'Address not confirmed');
  const ask = useMutation({
    ...requestEmailConfirmation,
    onSuccess: ({ message }) => showToast('Please look into your mail', message),
    onError: failed,
  });
  const confirm = useMutation({
    ...confirmEmail,
    onSuccess: () => showToast('Address confirmed', 'What you booked with it is under Your Bookings.'),
    onError: failed,
    onSettled: () => setParameters({ tab: 'profile' }, { replace: true }),
  });
  return (
    <SettingRow
      id={id}
      title="Your email address"
      text={
        isConfirmed
          ? 'Confirmed. Confirm it again after adding a factor, so that a new password by mail leaves it'
          : 'Not confirmed: what you booked with it as a guest is not here, and no second factor is asked for, until it is'
      }
      wraps
    >
      {token === null ? (
        <Button look="quiet" size="sm" pending={ask.isPending} onClick={() => ask.mutate()}>
          Mail me a link
        </Button>
      ) : (
        <Button ref={show} size="sm" pending={confirm.isPending} onClick={() => confirm.mutate(token)}>
          Confirm my address
        </Button>
      )}
    </SettingRow>
  );
}
