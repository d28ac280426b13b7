import { type Booking, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { isCancelled } from '@wondercast/core/bookings/booking/states';
import { zonedSlot } from '@wondercast/core/calendar/scheduling/session-slot';
import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { formatDay } from '@wondercast/core/kernel/calendar';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import type { Voucher } from '../pdf/voucher.ts';
import { bookedOf } from './bookings.ts';
import type { OctoDeps } from './deps.ts';
import type { OctoPorts, Reservation } from './reservation.ts';

const voucherFor = (
  { confirmedAt, updatedAt, resellerReference }: Reservation,
  { customer, reference, lines: [line], ...booking }: Booking,
  mail: string,
): Voucher => {
  const [session] = sessionsOf({ lines: line ? [line] : [], ...booking });
  const slot = session?.agreed ? zonedSlot(session.agreed) : null;
  const guests = session?.headcount ?? null;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Date', slot?.date ? formatDay(slot.date) : null],
    ['Time', slot ? spokenTime(slot) : null],
    ['Name', `${customer.firstName} ${customer.lastName}`.trim()],
    ['Guests', guests === null ? null : String(guests)],
    ['Option', line ? tierLabel(line.selectedTier) : null],
    ['Booking', reference],
    ['Your reference', resellerReference],
    ['Join', session?.joinUrl ?? null],
    ['Place', session?.place ?? null],
  ];
  return {
    reference,
    title: line?.experience?.title ?? 'Your session',
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    notes: [
      'Your host has your name: there is nothing to print.',
      `Questions? Write to ${mail} and mention ${reference}.`,
    ],
    issuedAt: confirmedAt ?? updatedAt,
  };
};

const NAME = /^\/vouchers\/([\w-]{20,})\.pdf$/;

/** The token in a voucher's path; null for any other path. */
export const voucherIn = (path: string): string | null => NAME.exec(path)?.[1] ?? null;

/** The voucher for a secret token. It is gone once its booking is cancelled or deleted. @throws Refusal 'not-found' */
export const vouchersIn =
  (ports: OctoPorts, vouchers: OctoDeps['vouchers']) =>
  async (token: string): Promise<Buffer> => {
    const reservation = await ports.read.reservations.byVoucher(token);
    const booking = reservation && (await bookedOf(ports, reservation));
    if (!booking || isCancelled(booking)) throw new Refusal('not-found', 'There is no such voucher.');
    return Buffer.from(await vouchers.draw(voucherFor(reservation, booking, ports.profile.mail)));
  };
