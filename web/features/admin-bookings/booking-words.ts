import {
  type BookingState,
  DELIVERY_STATUSES,
  deliveryWord,
  stateWord,
} from '@wondercast/core/booking/states';
import { PAYMENT_STATUSES, paymentWord } from '@wondercast/core/payment/payment-status';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import type { StatusOption, StatusTone } from '../../ui/forms/StatusSelect.tsx';
import type { BadgeTone } from '../../ui/primitives/Badge.tsx';

const optionsOf = <Status extends string>(
  statuses: readonly Status[],
  wordOf: (status: Status) => string,
  tones: Readonly<Record<Status, StatusTone>>,
): readonly StatusOption<Status>[] =>
  statuses.map((value) => ({ value, label: wordOf(value), tone: tones[value] }));

export const CONFIRMATION = optionsOf(['unconfirmed', 'confirmed'] as const, stateWord, {
  unconfirmed: 'warn',
  confirmed: 'ok',
});
/** How a badge of each state looks. */
export const STATE_TONES: Readonly<Record<BookingState, BadgeTone>> = {
  unconfirmed: 'warn',
  confirmed: 'ok',
  cancelled: 'flat',
};

export const PAYMENT = optionsOf(PAYMENT_STATUSES, paymentWord, { pending: 'warn', paid: 'ok' });
export const DELIVERY = optionsOf(DELIVERY_STATUSES, deliveryWord, { pending: 'flat', delivered: 'ok' });

export const customerOf = ({ firstName, lastName }: AdminBookingWire): string => `${firstName} ${lastName}`;

/** The title as it was booked; imported rows have none (decision 041). */
export const titleOf = ({ items, experience }: AdminBookingWire): string =>
  items[0]?.experience?.title ?? experience?.title ?? 'Experience not found';
