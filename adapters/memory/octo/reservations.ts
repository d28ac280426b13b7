import type { Reservation, ReservationKey, Reservations } from '../../octo/reservation.ts';
import type { MemorySession } from '../memory-session.ts';

const nameOf = ({ partnerId, uuid }: ReservationKey): string => `${partnerId} ${uuid}`;

export const memoryReservations = ({ tables }: Pick<MemorySession, 'tables'>): Reservations => {
  const { reservations, bookings } = tables;
  const isThere = ({ bookingId }: Reservation): boolean =>
    bookingId === null || bookings.get(bookingId) !== undefined;
  const all = () => reservations.all().filter(isThere);
  const byUuid = async (key: ReservationKey): Promise<Reservation | null> => {
    const found = reservations.get(nameOf(key));
    return found && isThere(found) ? found : null;
  };
  return {
    // Units of work run one after another, so nothing has to be awaited.
    add: async (reservation) => {
      if (await byUuid(reservation)) return false;
      reservations.set(nameOf(reservation), reservation);
      return true;
    },
    save: async (reservation) => {
      if (!(await byUuid(reservation))) throw new Error(`Reservation ${reservation.uuid} is not there`);
      reservations.set(nameOf(reservation), reservation);
    },
    byUuid,
    lock: byUuid,
    byReference: async (partnerId, resellerReference, limit) =>
      all()
        .filter((each) => each.partnerId === partnerId && each.resellerReference === resellerReference)
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .slice(0, limit),
    ofBooking: async (partnerId, bookingId) =>
      all().find((each) => each.partnerId === partnerId && each.bookingId === bookingId) ?? null,
    byVoucher: async (voucher) => all().find((each) => each.voucher === voucher) ?? null,
    expire: async (before) => {
      for (const each of reservations.all())
        if (!isThere(each) || (each.bookingId === null && each.expiresAt < before))
          reservations.delete(nameOf(each));
    },
  };
};
