import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SIGNED_OUT } from '@wondercast/core/people/account/words';
import { setUser, signOut } from '../../api/session/session.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

/** Signs out, with the specified message (specification §8). */
export function useSignOut() {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      setUser(client, null);
      showToast('Logout successful', SIGNED_OUT);
    },
    onError: (error) => showError(error instanceof ApiError ? error.message : 'Could not log out'),
  });
  return { pending: isPending || isSuccess, leave: () => mutate() };
}
