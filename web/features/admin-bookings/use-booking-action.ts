import { useState } from 'react';
import { ApiError } from '../../api/transport/transport.ts';
import { say, sayError } from '../../ui/overlays/toasts.ts';

interface ActionWords {
  readonly done: string;
  /** Said where the server had no words of its own. */
  readonly failed: string;
}

/** Does one thing at a time, and says how it went (specification §8). */
export function useBookingAction() {
  const [pending, setPending] = useState(false);
  const act = async (work: () => Promise<unknown>, { done, failed }: ActionWords): Promise<boolean> => {
    setPending(true);
    try {
      await work();
      say(done);
      return true;
    } catch (error) {
      sayError((error instanceof ApiError && error.words) || failed);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, act };
}
