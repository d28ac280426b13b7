import type { AdminSessionWire } from '../../api/transport/wire.ts';
import { firstStart } from '../../forms/session/first-start.ts';

/** Sort orders of sessions that need a time; the first is the server's order. */
export const ORDERS = [
  { value: 'wait', label: 'Waits longest' },
  { value: 'newest', label: 'Newest booking' },
  { value: 'nearest', label: 'Nearest date' },
] as const;

export type Order = (typeof ORDERS)[number]['value'];

export const orderOf = (text: string | null): Order =>
  ORDERS.find(({ value }) => value === text)?.value ?? 'wait';

const startOf = ({ preferences }: AdminSessionWire): number =>
  firstStart(preferences)?.startsAt ?? Number.POSITIVE_INFINITY;

const wordsOf = ({ companyName, firstName, lastName, experience, bookingReference }: AdminSessionWire) =>
  [companyName, firstName, lastName, experience?.title, bookingReference].join(' ').toLowerCase();

/** The sessions that contain every searched word, in an order. By date, sessions without an exact preferred time come last. */
export const listed = (
  sessions: readonly AdminSessionWire[],
  search: string,
  order: Order,
): readonly AdminSessionWire[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = sessions.filter((each) => words.every((word) => wordsOf(each).includes(word)));
  if (order === 'newest') return found.toSorted((one, other) => other.bookingId - one.bookingId);
  if (order === 'nearest')
    return found.toSorted((one, other) => {
      const [a, b] = [startOf(one), startOf(other)];
      return a === b ? 0 : a - b;
    });
  return found;
};
