import { useQueryClient } from '@tanstack/react-query';
import { SIGNED_OUT } from '@wondercast/core/account/words';
import { useState } from 'react';
import { setUser, signOut } from '../../api/session/session.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { say, sayError } from '../../ui/overlays/toasts.ts';

/** Leaves the shop, in the specified words (specification §8). */
export function useSignOut() {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const leave = async () => {
    setPending(true);
    try {
      await signOut();
      setUser(client, null);
      say('Logout successful', SIGNED_OUT);
    } catch (error) {
      sayError(error instanceof ApiError ? error.message : 'Could not log out');
      setPending(false);
    }
  };
  return { pending, leave };
}
