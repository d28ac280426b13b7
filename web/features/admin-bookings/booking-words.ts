import { CONFIRMATION_WORDS, DELIVERY_WORDS, PAYMENT_WORDS } from '@wondercast/core/booking/status-words';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import type { StatusOption } from '../../ui/forms/StatusSelect.tsx';

export const CONFIRMATION: readonly StatusOption<'unconfirmed' | 'confirmed'>[] = [
  { value: 'unconfirmed', label: CONFIRMATION_WORDS.unconfirmed, tone: 'warn' },
  { value: 'confirmed', label: CONFIRMATION_WORDS.confirmed, tone: 'ok' },
];

export const PAYMENT: readonly StatusOption<'pending' | 'paid'>[] = [
  { value: 'pending', label: PAYMENT_WORDS.pending, tone: 'warn' },
  { value: 'paid', label: PAYMENT_WORDS.paid, tone: 'ok' },
];

export const DELIVERY: readonly StatusOption<'pending' | 'delivered'>[] = [
  { value: 'pending', label: DELIVERY_WORDS.pending, tone: 'flat' },
  { value: 'delivered', label: DELIVERY_WORDS.delivered, tone: 'ok' },
];

export const customerOf = ({ firstName, lastName }: AdminBookingWire): string => `${firstName} ${lastName}`;

/** The title as it was booked; imported rows have none (decision 041). */
export const titleOf = ({ items, experience }: AdminBookingWire): string =>
  items[0]?.experience?.title ?? experience?.title ?? 'Experience not found';
