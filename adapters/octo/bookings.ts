import { type Booking, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { isCancelled } from '@wondercast/core/bookings/booking/states';
import { whyBookingStays } from '@wondercast/core/bookings/changes/cancellation/why-not';
import type { Session } from '@wondercast/core/calendar/scheduling/session';
import { MINUTE_MS } from '@wondercast/core/calendar/staffing/wall-clock';
import type { MinorUnits } from '@wondercast/core/kernel/money';
import { SEAT_CAPS, type Tier } from '@wondercast/core/shop/pricing/tiers';
import type { SoldTax } from '@wondercast/core/shop/tax/sold-tax';
import { cutoffOf } from './availability.ts';
import { whenAsked } from './capabilities.ts';
import { contactOf } from './contacts.ts';
import { localIso } from './local-time.ts';
import { takenPricing } from './money.ts';
import type { Offered, OfferedIn } from './offered.ts';
import { bookedOption, GUEST, guestOf, hasFreeZone, productOf, type Told } from './products.ts';
import type { OctoPorts, Reservation } from './reservation.ts';
import { quoted, wantedOf } from './reserved-line.ts';
import { statusOf } from './standing.ts';
import type { BookingStatus, OctoAvailability, OctoBooking, OctoTicket } from './wire.ts';

/** The current facts of a reservation or booking. */
interface Taken {
  readonly experienceId: number;
  readonly tier: Tier;
  readonly price: MinorUnits;
  /** The tax at the time of booking; null when the shop charged none. */
  readonly tax: SoldTax | null;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly zone: Parameters<typeof localIso>[1];
}

/** The only session: a booking made through OCTO has one line of one unit. */
const onlySession = (booking: Booking): Session | null => sessionsOf(booking)[0] ?? null;

const takenOf = ({ quote }: Reservation, booking: Booking | null): Taken => {
  const { line, time } = quoted(quote);
  const { tier, startsAt, zone, experienceId } = wantedOf(quote);
  const promised = {
    experienceId,
    tier,
    startsAt,
    zone,
    minutes: time.minutes,
    price: line.tierPrice,
    tax: quote.tax?.sold ?? null,
  };
  const [booked] = booking?.lines ?? [];
  if (!booking || !booked) return promised;
  const agreed = onlySession(booking)?.agreed;
  return {
    ...promised,
    tier: booked.selectedTier,
    price: booked.tierPrice,
    tax: booking.tax,
    ...(agreed ? { startsAt: agreed.startsAt, zone: agreed.zone, minutes: agreed.minutes } : {}),
  };
};

const isLive = (status: BookingStatus): boolean => status === 'ON_HOLD' || status === 'CONFIRMED';

/**
 * The start that a reservation or booking occupies. While it is live, its seats are reported as vacant, because they are there for
 * its holder.
 */
const availabilityOf = (taken: Taken, status: BookingStatus, cutoff: Date, told: Told): OctoAvailability => {
  const seats = SEAT_CAPS[taken.tier];
  const start = localIso(taken.startsAt, taken.zone);
  return {
    id: start,
    localDateTimeStart: start,
    localDateTimeEnd: localIso(new Date(taken.startsAt.getTime() + taken.minutes * MINUTE_MS), taken.zone),
    utcCutoffAt: cutoff.toISOString(),
    allDay: false,
    available: isLive(status),
    status: isLive(status) ? 'AVAILABLE' : 'CLOSED',
    vacancies: isLive(status) ? seats : 0,
    capacity: seats,
    maxUnits: seats,
    openingHours: [],
    ...whenAsked(told.used, 'octo/content', () => ({ title: null, shortDescription: '' })),
    ...whenAsked(told.used, 'octo/pricing', () => ({
      pricing: takenPricing(taken.price, taken.tax, told.selling),
    })),
  };
};

const refundOf = (fee: MinorUnits, price: MinorUnits): 'FULL' | 'PARTIAL' | 'NONE' => {
  if (fee <= 0) return 'FULL';
  return fee < price ? 'PARTIAL' : 'NONE';
};

const cancellationOf = (
  { cancelledAt, cancelReason }: Reservation,
  booking: Booking | null,
  price: MinorUnits,
): OctoBooking['cancellation'] => {
  const { cancellation = null } = booking ?? {};
  if (cancellation) {
    const { fee, reason, at } = cancellation;
    return { refund: refundOf(fee, price), reason, utcCancelledAt: at.toISOString() };
  }
  if (booking || !cancelledAt) return null;
  return { refund: 'FULL', reason: cancelReason, utcCancelledAt: cancelledAt.toISOString() };
};

/** Whether what was sold includes free cancellation and cancelling is still possible. */
export const isCancellable = (status: BookingStatus, booking: Booking | null, now: Date): boolean => {
  if (!booking) return status === 'ON_HOLD';
  return whyBookingStays(booking, now) === null && booking.lines.every(({ policy }) => hasFreeZone(policy));
};

const redeemedAt = (status: BookingStatus, booking: Booking | null): string | null =>
  status === 'REDEEMED' && booking ? (onlySession(booking)?.stateSince?.toISOString() ?? null) : null;

export const voucherUrl = (publicUrl: string, voucher: string): string =>
  `${publicUrl}/octo/vouchers/${voucher}.pdf`;

const voucherOf = (
  { voucher }: Reservation,
  booking: Booking | null,
  redeemed: string | null,
  publicUrl: string,
): OctoTicket | null =>
  voucher === null || !booking || isCancelled(booking)
    ? null
    : {
        redemptionMethod: 'MANIFEST',
        utcRedeemedAt: redeemed,
        deliveryOptions: [{ deliveryFormat: 'PDF_URL', deliveryValue: voucherUrl(publicUrl, voucher) }],
      };

/** The contact. A booking's customer wins over the reservation's, because the desk corrects it there. */
const contactIn = (reservation: Reservation, booking: Booking | null) => {
  if (!booking) return contactOf(reservation.contact);
  const { firstName, lastName, email, phoneNumber } = booking.customer;
  return contactOf({
    ...reservation.contact,
    firstName: firstName || null,
    lastName: lastName || null,
    emailAddress: email || null,
    phoneNumber: phoneNumber || null,
  });
};

const latest = (...instants: readonly (Date | null | undefined)[]): Date =>
  new Date(Math.max(...instants.map((each) => each?.getTime() ?? 0)));

/** A reservation, or the booking that it became, in OCTO's format. */
const bookingOf = (
  reservation: Reservation,
  booking: Booking | null,
  offered: Offered | null,
  told: Told,
  now: Date,
): OctoBooking => {
  const status = statusOf(reservation, booking, now);
  const taken = takenOf(reservation, booking);
  const redeemed = redeemedAt(status, booking);
  const cutoff = offered ? cutoffOf(offered, taken.startsAt) : taken.startsAt;
  const availability = availabilityOf(taken, status, cutoff, told);
  return {
    id: reservation.uuid,
    uuid: reservation.uuid,
    testMode: false,
    resellerReference: booking ? booking.customer.purchaseOrder : reservation.resellerReference,
    supplierReference: booking?.reference ?? null,
    status,
    utcCreatedAt: reservation.createdAt.toISOString(),
    utcUpdatedAt: latest(reservation.updatedAt, booking?.cancellation?.at).toISOString(),
    utcExpiresAt: booking ? null : reservation.expiresAt.toISOString(),
    utcRedeemedAt: redeemed,
    utcConfirmedAt: reservation.confirmedAt?.toISOString() ?? null,
    productId: String(taken.experienceId),
    ...(offered
      ? {
          product: productOf(offered, told),
          option: bookedOption(offered, taken.tier, takenPricing(taken.price, taken.tax, told.selling), told),
        }
      : {}),
    optionId: taken.tier,
    cancellable: isCancellable(status, booking, now),
    cancellation: cancellationOf(reservation, booking, taken.price),
    freesale: false,
    availabilityId: availability.id,
    availability,
    contact: contactIn(reservation, booking),
    notes: booking ? booking.customer.specialRequests : reservation.notes,
    deliveryMethods: ['VOUCHER'],
    voucher: voucherOf(reservation, booking, redeemed, told.publicUrl),
    unitItems: reservation.guests.map(({ uuid, resellerReference, contact }) => ({
      uuid,
      resellerReference,
      supplierReference: null,
      unitId: GUEST,
      unit: guestOf(taken.tier, told.used),
      status,
      utcRedeemedAt: redeemed,
      contact: contactOf(contact),
      ticket: null,
    })),
    ...whenAsked(told.used, 'octo/pricing', () => ({
      pricing: takenPricing(taken.price, taken.tax, told.selling),
    })),
  };
};

/** The booking of a reservation; null before it is confirmed. */
export const bookedOf = async (
  { read }: Pick<OctoPorts, 'read'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
): Promise<Booking | null> => (bookingId === null ? null : read.bookings.byId(bookingId));

/** Converts reservations to OCTO's format in their current state. */
export const tellingIn =
  (ports: OctoPorts, offered: OfferedIn) =>
  async (reservation: Reservation, told: Told): Promise<OctoBooking> => {
    const booking = await bookedOf(ports, reservation);
    const { experienceId } = wantedOf(reservation.quote);
    return bookingOf(reservation, booking, await offered.find(experienceId), told, ports.now());
  };

export type Telling = ReturnType<typeof tellingIn>;
