import { useMutation } from '@tanstack/react-query';
import { EMPTY_SLOT, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { useState } from 'react';
import { move } from '../../api/booking/changes.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import { givenTimes } from '../../headless/given-times.ts';
import { timeErrors } from '../../headless/time-errors.ts';
import { say } from '../../ui/overlays/toasts.ts';
import { type OpenPayment, openPaymentOf } from './open-payment.ts';
import type { ChangeState } from './use-change.ts';

interface Move {
  readonly booking: BookingWire;
  readonly token: string | null;
  readonly state: ChangeState;
  readonly onClose: () => void;
}

/** Other times for a session, as they are typed and sent. */
export function useMove({ booking, token, state, onClose }: Move) {
  const [times, setTimes] = useState<readonly Slot[]>([EMPTY_SLOT]);
  const [errors, setErrors] = useState<readonly (string | null)[]>([]);
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const { session, change, changes } = state;
  const sent = givenTimes(times);

  const done = () => {
    say('Times sent', 'We answer within one business day.');
    onClose();
  };
  const { mutate, isPending } = useMutation({
    ...move,
    onSuccess: (answer) => {
      if (answer.payment) setPayment(openPaymentOf(answer.payment));
      else done();
    },
    onError: async (error) => {
      const found = timeErrors(error instanceof ApiError ? error.issues : [], times);
      setErrors(found);
      if (found.every((each) => each === null)) await state.onRefused(error);
    },
  });

  return {
    times,
    errors,
    payment,
    pending: isPending,
    ready: sent.length > 0,
    change: (next: readonly Slot[]) => {
      setTimes(next);
      setErrors([]);
    },
    done,
    submit: () => {
      if (!session || !change?.allowed || !changes || isPending) return;
      mutate({
        booking,
        token,
        sessionId: session.id,
        times: sent,
        shown: change,
        version: changes.version,
      });
    },
  };
}
