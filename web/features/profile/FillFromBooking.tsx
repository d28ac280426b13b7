import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { ownBookingsIn, ownBookingsQuery } from '../../api/booking/own-bookings.ts';
import type { BookingWire, UserWire } from '../../api/transport/wire.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';

/** The customer of a booking by the names of the profile's fields. */
const knownBy = ({ firstName, lastName, phoneNumber, companyName }: BookingWire) => ({
  fullName: `${firstName} ${lastName}`.trim(),
  phoneNumber,
  companyName: companyName ?? '',
});

const NAMES = ['fullName', 'phoneNumber', 'companyName'] as const;

/** Fills empty fields. Returns whether there were any. */
const fill = (form: HTMLFormElement, booking: BookingWire): boolean => {
  const known = knownBy(booking);
  const empty = NAMES.flatMap((name) => {
    const input = form.elements.namedItem(name);
    return input instanceof HTMLInputElement && input.value.trim() === '' && known[name] !== ''
      ? [{ input, text: known[name] }]
      : [];
  });
  for (const { input, text } of empty) input.value = text;
  empty[0]?.input.focus();
  return empty.length > 0;
};

interface FillFromBookingProps {
  readonly user: UserWire;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Offers name, phone and company from the last booking, so that they need not be typed again. Does not save them. */
export function FillFromBooking({ user, form }: FillFromBookingProps) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => ownBookingsIn(await client.fetchInfiniteQuery(ownBookingsQuery))[0] ?? null,
    onSuccess: (last) => {
      if (!last) showToast('No bookings yet', 'Your profile can be filled from your first one.');
      else if (form.current && fill(form.current, last))
        showToast('Filled from your last booking', 'Save Profile keeps it.');
      else showToast('Nothing to fill', 'Your last booking says no more than your profile.');
    },
    onError: () => showError('Your last booking could not be read. Please try again.'),
  });
  if (isSuccess || NAMES.every((name) => user[name])) return null;
  return (
    <div style={{ marginTop: 18 }}>
      <Note
        tone="info"
        action={
          <Button look="line" size="sm" pending={isPending} onClick={() => mutate()}>
            Fill from my last booking
          </Button>
        }
      >
        Name, phone and company can come from your last booking.
      </Note>
    </div>
  );
}
