import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EMPTY_SLOT, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { useState } from 'react';
import { agreeToTime, proposeTimes, suggestionQuery, takeFreeTime } from '../../api/booking/session-times.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { SuggestionPageWire } from '../../api/transport/wire.ts';
import { type FreeMove, useFreeMove } from '../../forms/free-times/use-free-move.ts';
import { givenTimes } from '../../headless/given-times.ts';
import { timeErrors } from '../../headless/time-errors.ts';
import { ownZone } from '../../ui/formats/zone-moment.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

interface Draft {
  readonly times: readonly Slot[];
  readonly guestNotes: string;
  readonly errors: readonly (string | null)[];
}

export interface Suggestion {
  /** Whether this visitor has agreed just now, not somebody before. */
  readonly agreedHere: boolean;
  readonly agreeing: boolean;
  readonly agree: (time: number) => void;
  /** The preferred times being entered; null when the form is closed. */
  readonly draft: Draft | null;
  readonly sending: boolean;
  /** Whether other times were sent from this page. */
  readonly sent: boolean;
  readonly begin: () => void;
  readonly drop: () => void;
  readonly change: (part: Partial<Pick<Draft, 'times' | 'guestNotes'>>) => void;
  readonly send: () => void;
  /** A free time instead, if there are any. */
  readonly free: FreeMove;
  readonly taking: boolean;
  readonly take: () => void;
}

const NO_TIME = 'Say at least one time that suits you.';

/** Accepts a suggested time, or proposes others instead. */
export function useSuggestion(token: string, page: SuggestionPageWire): Suggestion {
  const client = useQueryClient();
  const [agreedHere, setAgreedHere] = useState(false);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [sent, setSent] = useState(false);
  const agreement = useMutation({
    ...agreeToTime(token),
    onSuccess: () => setAgreedHere(true),
    onError: (error) => showError(error.message, 'Not agreed'),
  });
  const free = useFreeMove(page.session);
  const taking = useMutation({
    ...takeFreeTime(token),
    onSuccess: () => {
      setDraft(null);
      setAgreedHere(true);
    },
    onError: (error) => {
      const refusal = error instanceof ApiError ? error : null;
      if (!free.noteGone(refusal)) showError(error.message, 'Not agreed');
    },
  });
  const proposal = useMutation({
    ...proposeTimes(token),
    onSuccess: () => {
      setDraft(null);
      setSent(true);
      showToast('Times sent', 'We answer within one business day.');
    },
    onError: (error) => {
      const refusal = error instanceof ApiError ? error : null;
      const errors = timeErrors(refusal?.issues ?? [], draft?.times ?? []);
      if (errors.some((each) => each !== null)) setDraft((now) => now && { ...now, errors });
      else showError(refusal?.message ?? 'Please try again.', 'Times not sent');
      if (refusal?.status === 409)
        void client.invalidateQueries({ queryKey: suggestionQuery(token).queryKey });
    },
  });

  return {
    agreedHere,
    agreeing: agreement.isPending,
    agree: (time) => agreement.mutate(time),
    draft,
    sending: proposal.isPending,
    sent,
    begin: () =>
      setDraft({
        times: [{ ...EMPTY_SLOT, zone: ownZone() }],
        guestNotes: page.session.guestNotes ?? '',
        errors: [],
      }),
    free,
    taking: taking.isPending,
    take: () => free.time && taking.mutate(free.time),
    drop: () => setDraft(null),
    change: (part) => setDraft((now) => now && { ...now, ...part, errors: [] }),
    send: () => {
      if (!draft) return;
      const times = givenTimes(draft.times);
      if (times.length === 0) setDraft({ ...draft, errors: [NO_TIME] });
      else proposal.mutate({ times, guestNotes: draft.guestNotes.trim() || null });
    },
  };
}
