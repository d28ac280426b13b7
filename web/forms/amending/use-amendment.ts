import { type MutationFunctionContext, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AmendedLines } from '../../api/booking/amendments.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { AmendmentQuoteWire, BookingWire, RebookedWire, SessionWire } from '../../api/transport/wire.ts';
import type { AddedDraft } from './added-draft.ts';
import { draftOf, linesOf, type SessionDraft, UNCHANGED, withChange } from './amendment-draft.ts';
import { useSettled } from './use-settled.ts';

const AWAY = 'The shop cannot be reached. Please try again.';

/** Whether a retry may succeed: the shop was unavailable, or received too many requests. */
const isRetryable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : AWAY);

/** Requests on behalf of a customer or of the desk. */
export interface AmendmentSource {
  /** The query for the price of a change; `lines` is null while nothing is changed. */
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
  /** The session that is shown. Others may have been changed before it. */
  readonly session: SessionWire;
  readonly source: AmendmentSource;
  /** Called when the change is applied or waits for the payment in the response. */
  readonly onDone: (answer: RebookedWire) => void;
}

/** The state of changing a booking, with a price from the shop for every change. */
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
    // A change that is being sent or was applied needs no price any more.
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
    /** The quote that was shown before the price changed. */
    before,
    problem: problem ?? (unpriced && wordsOf(unpriced)),
    /** Requests the price again; null when that cannot help. */
    askAgain: unpriced && isRetryable(unpriced) ? () => void query.refetch() : null,
    /** Whether there is a price for the current choice. A refused change may be sent again. */
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
