import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EMPTY_SLOT, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { decodeSlot } from '@wondercast/openapi/codec/slot';
import { useState } from 'react';
import { bookingQuery } from '../../api/booking/booking.ts';
import { setPreferences } from '../../api/booking/own-sessions.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';
import { givenTimes } from '../../headless/given-times.ts';
import { timeErrors } from '../../headless/time-errors.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

interface Draft {
  readonly times: readonly Slot[];
  readonly guestNotes: string;
  readonly errors: readonly (string | null)[];
}

export interface Preferences {
  /** null while nothing is being edited. */
  readonly draft: Draft | null;
  readonly pending: boolean;
  readonly begin: () => void;
  readonly drop: () => void;
  readonly changeTimes: (times: readonly Slot[]) => void;
  readonly changeNotes: (guestNotes: string) => void;
  readonly save: () => void;
}

/** Edits the preferred times of a session. */
export function usePreferences(
  booking: BookingWire,
  session: SessionWire,
  token: string | null,
): Preferences {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const { mutate, isPending } = useMutation({
    ...setPreferences,
    onSuccess: () => {
      setDraft(null);
      showToast('Dates changed', 'They are tentative until we confirm them with you.');
    },
    onError: (error) => {
      const refusal = error instanceof ApiError ? error : null;
      const errors = timeErrors(refusal?.issues ?? [], draft?.times ?? []);
      if (errors.some((each) => each !== null)) setDraft((now) => now && { ...now, errors });
      else showError(refusal?.message ?? 'Please try again.', 'Dates not changed');
      // Somebody else has changed or agreed it, so it is read again.
      if (refusal?.status === 409)
        void client.invalidateQueries({ queryKey: bookingQuery(booking.bookingReference, null).queryKey });
    },
  });

  return {
    draft,
    pending: isPending,
    begin: () => {
      const times = session.preferences.map(decodeSlot);
      setDraft({
        times: times.length > 0 ? times : [EMPTY_SLOT],
        guestNotes: session.guestNotes ?? '',
        errors: [],
      });
    },
    drop: () => setDraft(null),
    changeTimes: (times) => setDraft((now) => now && { ...now, times, errors: [] }),
    changeNotes: (guestNotes) => setDraft((now) => now && { ...now, guestNotes }),
    save: () => {
      if (!draft) return;
      const times = givenTimes(draft.times);
      mutate({ booking, session, token, times, guestNotes: draft.guestNotes.trim() || null });
    },
  };
}
