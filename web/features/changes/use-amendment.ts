import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AmendedLines, amend, amendmentQuery } from '../../api/booking/amendments.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { AmendmentQuoteWire, BookingWire, SessionWire } from '../../api/transport/wire.ts';
import { say } from '../../ui/overlays/toasts.ts';
import { type AmendmentDraft, draftOf, linesOf } from './amendment-draft.ts';
import { type OpenPayment, openPaymentOf } from './open-payment.ts';

/** Counting pauses this long before the shop is asked. */
const PAUSE_MS = 250;

const AWAY = 'The shop cannot be reached. Please try again.';

const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : AWAY);

/** A text that has not changed for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

interface Amendment {
  readonly booking: BookingWire;
  readonly token: string | null;
  readonly session: SessionWire;
  readonly onClose: () => void;
}

/** A change of what is booked, priced by the shop while it is thought about. */
export function useAmendment({ booking, token, session, onClose }: Amendment) {
  const [draft, setDraft] = useState(() => draftOf(booking, session));
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const [before, setBefore] = useState<AmendmentQuoteWire | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const text = JSON.stringify(linesOf(booking, session, draft));
  const asked = useSettled(text);
  const lines = JSON.parse(asked) as AmendedLines | null;
  const query = useQuery(amendmentQuery({ id: booking.id, token, lines, version: booking.version }));
  const isOld = asked !== text || query.isFetching;

  const done = () => {
    say('Booking changed', 'A mail says what has changed.');
    onClose();
  };
  const { mutate, isPending } = useMutation({
    ...amend,
    onSuccess: (answer) => {
      if (answer.payment) setPayment(openPaymentOf(answer.payment));
      else done();
    },
    onError: async (error) => {
      setProblem(wordsOf(error));
      if (!(error instanceof ApiError) || error.status !== 409) return;
      setBefore(query.data ?? null);
      await query.refetch();
    },
  });

  return {
    draft,
    isChanged: text !== 'null',
    /** null while nothing is changed, or before the shop has answered. */
    quote: text === 'null' ? null : (query.data ?? null),
    isOld: isOld && text !== 'null',
    /** What was shown before the figures changed. */
    before,
    problem: problem ?? (query.error && text !== 'null' ? wordsOf(query.error) : null),
    payment,
    pending: isPending,
    done,
    set: (part: Partial<AmendmentDraft>) => {
      setDraft((now) => ({ ...now, ...part }));
      setProblem(null);
      setBefore(null);
    },
    submit: () => {
      if (!lines || !query.data || isOld || isPending) return;
      setProblem(null);
      mutate({ booking, token, lines, shown: query.data });
    },
  };
}

export type AmendmentState = ReturnType<typeof useAmendment>;
