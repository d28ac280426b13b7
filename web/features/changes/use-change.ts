import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cancel, changesQuery } from '../../api/booking/changes.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { BookingWire, ChangesWire, ChangeWire, SessionWire } from '../../api/transport/wire.ts';
import { livingSessions } from '../../headless/living-sessions.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { doneWords, type Way } from './change-words.ts';

/** The cost of a change in the list of all costs. */
export const changeOf = (changes: ChangesWire, way: Way, sessionId: string | null): ChangeWire | null => {
  if (way === 'all') return changes.booking;
  const session = changes.sessions.find((each) => each.sessionId === sessionId);
  return (way === 'move' ? session?.move : session?.cancel) ?? null;
};

interface Change {
  readonly booking: BookingWire;
  readonly token: string | null;
  /** Id of the session to be moved, if known already. */
  readonly moves: string | null;
  readonly onClose: () => void;
}

/** The state of choosing a change: which one, its cost, and the cost shown before it changed. */
export function useChange({ booking, token, moves, onClose }: Change) {
  const query = useQuery(changesQuery(booking.id, token));
  const changes = query.data ?? null;
  const sessions = livingSessions(booking);
  const [way, setWay] = useState<Way>(moves === null ? 'session' : 'move');
  const [picked, setPicked] = useState(moves);
  const [before, setBefore] = useState<ChangesWire | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const isOpen = (session: SessionWire): boolean =>
    !!changes && changeOf(changes, way, session.id)?.allowed === true;
  const session =
    sessions.find((each) => each.id === picked && isOpen(each)) ?? sessions.find(isOpen) ?? null;
  const chosen = way === 'all' ? null : (session?.id ?? null);
  const change = changes && changeOf(changes, way, chosen);

  /** Shows why it was not done. When costs have changed, the new ones are requested and the old ones stay visible. */
  const onRefused = async (error: unknown): Promise<void> => {
    const refusal = error instanceof ApiError ? error : null;
    setProblem(refusal?.message ?? 'The shop cannot be reached. Please try again.');
    if (refusal?.status !== 409) return;
    setBefore(changes);
    await query.refetch();
  };

  const { mutate, isPending } = useMutation({
    ...cancel,
    // By then the costs have been read again for what is left.
    onSuccess: ({ cancelled }, { shown }) => {
      const { title, text } = doneWords(cancelled, shown.refund);
      showToast(title, text);
      onClose();
    },
    onError: onRefused,
  });

  return {
    query,
    changes,
    sessions,
    way,
    session: way === 'all' ? null : session,
    change,
    /** The cost shown before; null when nothing has changed. */
    was: before && changeOf(before, way, chosen),
    wasOf: (id: string) => before && changeOf(before, way, id),
    problem,
    pending: isPending,
    onRefused,
    choose: (next: Way) => {
      setWay(next);
      setProblem(null);
    },
    pick: setPicked,
    submit: () => {
      if (!change?.allowed || isPending) return;
      setProblem(null);
      mutate({ booking, token, sessionId: chosen, shown: change, reason: null });
    },
  };
}

export type ChangeState = ReturnType<typeof useChange>;
