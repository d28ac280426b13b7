import type { AdminBookingWire } from '../../api/wire.ts';
import type { StatusOption } from '../../ui/StatusSelect.tsx';

export const CONFIRMATION: readonly StatusOption<'unconfirmed' | 'confirmed'>[] = [
  { value: 'unconfirmed', label: 'Unconfirmed', tone: 'warn' },
  { value: 'confirmed', label: 'Confirmed', tone: 'ok' },
];

export const PAYMENT: readonly StatusOption<'pending' | 'paid'>[] = [
  { value: 'pending', label: 'Pending', tone: 'warn' },
  { value: 'paid', label: 'Paid', tone: 'ok' },
];

export const DELIVERY: readonly StatusOption<'pending' | 'delivered'>[] = [
  { value: 'pending', label: 'Pending', tone: 'flat' },
  { value: 'delivered', label: 'Delivered', tone: 'ok' },
];

export const confirmationOf = ({ confirmed }: Pick<AdminBookingWire, 'confirmed'>) =>
  confirmed ? 'confirmed' : 'unconfirmed';

export const customerOf = ({ firstName, lastName }: AdminBookingWire): string => `${firstName} ${lastName}`;

/** The title as it was booked; imported rows have none (decision 24). */
export const titleOf = ({ items, experience }: AdminBookingWire): string =>
  items[0]?.experience?.title ?? experience?.title ?? 'Experience not found';
