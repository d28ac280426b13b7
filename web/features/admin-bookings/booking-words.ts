import {
  type BookingState,
  DELIVERY_STATUSES,
  deliveryWord,
  stateWord,
} from '@wondercast/core/bookings/booking/states';
import { PAYMENT_STATUSES, paymentWord } from '@wondercast/core/money/payment/payment-status';
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
/** The badge's tone for each state. */
export const STATE_TONES: Readonly<Record<BookingState, BadgeTone>> = {
  unconfirmed: 'warn',
  confirmed: 'ok',
  cancelled: 'flat',
};

export const PAYMENT = optionsOf(PAYMENT_STATUSES, paymentWord, { pending: 'warn', paid: 'ok' });
export const DELIVERY = optionsOf(DELIVERY_STATUSES, deliveryWord, { pending: 'flat', delivered: 'ok' });

/** The facts of a booking that dialogs name; from a table row or a whole booking. */
export interface NamedBooking {
  readonly id: number;
  readonly bookingReference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly experience: { readonly title: string } | null;
}

export const customerOf = ({ firstName, lastName }: NamedBooking): string => `${firstName} ${lastName}`;

/** The title at the time of booking; imported rows have none (decision 041). */
export const titleOf = ({ experience }: NamedBooking): string => experience?.title ?? 'Experience not found';
