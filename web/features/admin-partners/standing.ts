import type { BookingWire } from '../../api/transport/wire.ts';
import type { BadgeTone } from '../../ui/primitives/Badge.tsx';

interface Standing {
  readonly tone: BadgeTone;
  readonly words: string;
}

/** The state of a booking in one word. */
export const standing = ({ cancelled, confirmed }: BookingWire): Standing => {
  if (cancelled) return { tone: 'flat', words: 'Cancelled' };
  return confirmed ? { tone: 'ok', words: 'Confirmed' } : { tone: 'warn', words: 'To be confirmed' };
};
