import { useMutation } from '@tanstack/react-query';
import type { Mutation } from '../../api/transport/mutation.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

interface Action<Answer> {
  /** Shown after success. */
  readonly done: string;
  /** Shown after a failure, when the server sent no message. */
  readonly failed: string;
  /** Called before `done` is shown. */
  readonly onAnswer?: (answer: Answer) => void;
  readonly onSettled?: (error: Error | null) => void;
}

/** Changes a booking and shows whether it succeeded (specification §8). */
export const useBookingAction = <Variables, Answer>(
  mutation: Mutation<Variables, Answer>,
  { done, failed, onAnswer, onSettled }: Action<Answer>,
) =>
  useMutation({
    ...mutation,
    onSuccess: (answer) => {
      onAnswer?.(answer);
      showToast(done);
    },
    onError: (error) => showError((error instanceof ApiError && error.words) || failed),
    onSettled: (_answer, error) => onSettled?.(error),
  });
