import { useMutation, useQueryClient } from '@tanstack/react-query';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import { signInByPasskey } from '../../api/session/passkey-sign-in.ts';
import { setUser } from '../../api/session/session.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { welcome } from './use-sign-in.ts';

interface PasskeyButtonProps {
  /** Whether it is the only second factor, so that no code can be entered. */
  readonly only: boolean;
  /** Called instead of a welcome message when the user was already signed in. */
  readonly onGiven?: () => void;
}

/** The second step of a sign-in by a passkey of this device. */
export function PasskeyButton({ only, onGiven }: PasskeyButtonProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: signInByPasskey,
    onSuccess: (user) => {
      if (onGiven) return onGiven();
      setUser(client, user);
      showToast(...welcome(user));
    },
    onError: (error) =>
      showError(
        error instanceof ApiError ? error.message : 'Your browser showed none. You can try again.',
        onGiven ? 'Not confirmed' : 'Not signed in',
      ),
  });
  return (
    <Button
      look={only ? 'primary' : 'quiet'}
      size="lg"
      full
      autoFocus={only}
      pending={isPending}
      onClick={() => mutate()}
    >
      <FingerprintPattern size={20} strokeWidth={1.75} aria-hidden="true" />
      Use a passkey
    </Button>
  );
}
