import { type BookingState, customerStateWord } from '@wondercast/core/bookings/booking/states';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import type { BookingWire } from '../api/transport/wire.ts';
import { stateOfBooking } from '../headless/booking-state.ts';
import { Badge, type BadgeTone } from '../ui/primitives/Badge.tsx';

const LOOKS: Readonly<Record<BookingState, { readonly tone: BadgeTone; readonly icon: LucideIcon }>> = {
  unconfirmed: { tone: 'warn', icon: Clock },
  confirmed: { tone: 'ok', icon: Check },
  cancelled: { tone: 'flat', icon: X },
};

/** The state in the customer's words, with an icon, because colour must not be the only sign. */
export function ConfirmedBadge({
  booking,
}: {
  readonly booking: Pick<BookingWire, 'confirmed' | 'cancelled'>;
}) {
  const state = stateOfBooking(booking);
  const { tone, icon: Icon } = LOOKS[state];
  return (
    <Badge tone={tone}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{customerStateWord(state)}</span>
    </Badge>
  );
}
