import { useMutation } from '@tanstack/react-query';
import { EMPTY_SLOT, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { useState } from 'react';
import { type Moving, move } from '../../api/booking/changes.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import { useFreeMove } from '../../forms/free-times/use-free-move.ts';
import { givenTimes } from '../../headless/given-times.ts';
import { timeErrors } from '../../headless/time-errors.ts';
import { freeTimeWords } from '../../ui/formats/free-time-words.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { type OpenPayment, openPaymentOf } from './open-payment.ts';
import type { ChangeState } from './use-change.ts';

interface Move {
  readonly booking: BookingWire;
  readonly token: string | null;
  readonly state: ChangeState;
  readonly onClose: () => void;
}

/** Chooses another time for a session, free or preferred, and sends it. */
export function useMove({ booking, token, state, onClose }: Move) {
  const [times, setTimes] = useState<readonly Slot[]>([EMPTY_SLOT]);
  const [errors, setErrors] = useState<readonly (string | null)[]>([]);
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const { session, change, changes } = state;
  const free = useFreeMove(session);
  const sent = givenTimes(times);

  const sayMoved = (to: Moving['to']) => {
    if ('startsAt' in to) showToast('Session moved', `${freeTimeWords(to)}. A mail has the new invite.`);
    else showToast('Times sent', 'We answer within one business day.');
    onClose();
  };
  const { mutate, isPending, variables } = useMutation({
    ...move,
    onSuccess: (answer, { to }) => {
      if (answer.payment) setPayment(openPaymentOf(answer.payment));
      else sayMoved(to);
    },
    onError: async (error) => {
      const refusal = error instanceof ApiError ? error : null;
      if (free.picks && free.noteGone(refusal)) return;
      const found = timeErrors(refusal?.issues ?? [], times);
      setErrors(found);
      if (found.every((each) => each === null)) await state.onRefused(error);
    },
  });

  return {
    times,
    errors,
    payment,
    pending: isPending,
    free,
    ready: free.picks ? free.time !== null : sent.length > 0,
    change: (next: readonly Slot[]) => {
      setTimes(next);
      setErrors([]);
    },
    done: () => {
      if (variables) sayMoved(variables.to);
    },
    submit: () => {
      const to = free.picks ? free.time : sent;
      if (!session || !change?.allowed || !changes || !to || isPending) return;
      mutate({
        booking,
        token,
        sessionId: session.id,
        to,
        shown: change,
        version: changes.version,
      });
    },
  };
}
