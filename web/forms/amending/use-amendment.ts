import { type MutationFunctionContext, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AmendedLines } from '../../api/booking/amendments.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { AmendmentQuoteWire, BookingWire, RebookedWire, SessionWire } from '../../api/transport/wire.ts';
import type { AddedDraft } from './added-draft.ts';
import { draftOf, linesOf, type SessionDraft, UNCHANGED, withChange } from './amendment-draft.ts';
import { useSettled } from './use-settled.ts';

const AWAY = 'The shop cannot be reached. Please try again.';

/** What may be priced when it is asked again: the shop was away, or asked too often. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : AWAY);

/** Who asks: a customer, or the desk. */
export interface AmendmentSource {
  /** The price of a change; `lines` are null while nothing is changed. */
  readonly quote: (lines: AmendedLines | null) => {
    readonly queryKey: readonly unknown[];
    readonly queryFn: () => Promise<AmendmentQuoteWire>;
  };
  readonly send: (
    asked: { readonly lines: AmendedLines; readonly shown: AmendmentQuoteWire },
    context: MutationFunctionContext,
  ) => Promise<RebookedWire>;
}

interface Amending {
  readonly booking: BookingWire;
  /** Which is shown: others may have been changed before it. */
  readonly session: SessionWire;
  readonly source: AmendmentSource;
  /** It is made, or waits for the payment in the answer. */
  readonly onDone: (answer: RebookedWire) => void;
}

/** A change of what is booked, priced by the shop while it is thought about. */
export function useAmendment({ booking, session, source, onDone }: Amending) {
  const [draft, setDraft] = useState(UNCHANGED);
  const [before, setBefore] = useState<AmendmentQuoteWire | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const text = JSON.stringify(linesOf(booking, draft));
  const asked = useSettled(text);
  const lines = JSON.parse(asked) as AmendedLines | null;
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: source.send,
    onSuccess: onDone,
    onError: async (error) => {
      setProblem(wordsOf(error));
      if (!(error instanceof ApiError) || error.status !== 409) return;
      setBefore(query.data ?? null);
      await query.refetch();
    },
  });
  const query = useQuery({
    ...source.quote(lines),
    // What is being made, or was made, changes nothing any more.
    enabled: lines !== null && !isPending && !isSuccess,
    staleTime: 0,
    retry: false,
  });
  const isOld = asked !== text || query.isFetching;
  const unpriced = text === 'null' ? null : query.error;

  const change = (next: typeof draft) => {
    setDraft(next);
    setProblem(null);
    setBefore(null);
  };

  return {
    draft: draftOf(booking, session, draft),
    added: draft.added,
    /** null while nothing is changed, or before the shop has answered. */
    quote: text === 'null' ? null : (query.data ?? null),
    isOld: isOld && text !== 'null',
    /** What was shown before the figures changed. */
    before,
    problem: problem ?? (unpriced && wordsOf(unpriced)),
    /** Asks for the price again; null where that cannot change the answer. */
    askAgain: unpriced && mayPass(unpriced) ? () => void query.refetch() : null,
    /** There is a price for what is chosen now. What was refused once may be sent again. */
    canSend: text !== 'null' && query.data !== undefined && !isOld && !unpriced,
    pending: isPending,
    set: (part: Partial<SessionDraft>) => change(withChange(draft, booking, session, part)),
    setAdded: (added: readonly AddedDraft[]) => change({ ...draft, added }),
    submit: () => {
      if (!lines || !query.data || isOld || unpriced || isPending) return;
      setProblem(null);
      mutate({ lines, shown: query.data });
    },
  };
}

export type AmendmentState = ReturnType<typeof useAmendment>;
