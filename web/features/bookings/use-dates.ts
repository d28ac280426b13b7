import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { useState } from 'react';
import { bookingQuery } from '../../api/booking/booking.ts';
import { changeSlots } from '../../api/booking/own-bookings.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { slotsOf } from './booked-slots.ts';

type Draft = readonly (readonly Slot[])[];

export interface Dates {
  /** null while nothing is being edited. */
  readonly draft: Draft | null;
  readonly pending: boolean;
  readonly begin: () => void;
  readonly drop: () => void;
  readonly change: (line: number, unit: number, part: Partial<Slot>) => void;
  readonly sameForAll: (line: number, slot: Slot) => void;
  readonly save: () => void;
}

/** Edits all dates of a booking, which are sent together. */
export function useDates(booking: BookingWire, token: string | null): Dates {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  const { mutate, isPending } = useMutation({
    ...changeSlots,
    onSuccess: () => {
      setDraft(null);
      showToast('Dates changed', 'They are tentative until we confirm them with you.');
    },
    onError: (error) => {
      const refusal = error instanceof ApiError ? error : null;
      showError(refusal?.message ?? 'Please try again.', 'Dates not changed');
      // Somebody else has changed or confirmed it, so it is read again.
      if (refusal?.status === 409)
        void client.invalidateQueries({ queryKey: bookingQuery(booking.bookingReference, null).queryKey });
    },
  });

  const edit = (line: number, change: (slots: readonly Slot[]) => readonly Slot[]) =>
    setDraft((current) => current?.map((slots, at) => (at === line ? change(slots) : slots)) ?? null);

  return {
    draft,
    pending: isPending,
    begin: () => setDraft(slotsOf(booking)),
    drop: () => setDraft(null),
    change: (line, unit, part) =>
      edit(line, (slots) => slots.map((slot, at) => (at === unit ? { ...slot, ...part } : slot))),
    sameForAll: (line, slot) => edit(line, (slots) => slots.map(() => slot)),
    save: () => draft && mutate({ booking, slots: draft, token }),
  };
}
