import { useMutation } from '@tanstack/react-query';
import type { Mutation } from '../../api/transport/mutation.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { say, sayError } from '../../ui/overlays/toasts.ts';

interface Action<Answer> {
  readonly done: string;
  /** Said where the server had no words of its own. */
  readonly failed: string;
  /** Before it is said that it is done. */
  readonly onAnswer?: (answer: Answer) => void;
  readonly onSettled?: (error: Error | null) => void;
}

/** Does one thing to a booking, and says how it went (specification §8). */
export const useBookingAction = <Variables, Answer>(
  mutation: Mutation<Variables, Answer>,
  { done, failed, onAnswer, onSettled }: Action<Answer>,
) =>
  useMutation({
    ...mutation,
    onSuccess: (answer) => {
      onAnswer?.(answer);
      say(done);
    },
    onError: (error) => sayError((error instanceof ApiError && error.words) || failed),
    onSettled: (_answer, error) => onSettled?.(error),
  });
