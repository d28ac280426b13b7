import type { UnitOfWork } from '@wondercast/core/shop';
import { meeting } from './meeting.ts';

/**
 * As if nobody locked the booking, for one race of two changes that need no payment: each wraps its own units of work, and the first
 * read of each waits for the other's, so that both decide on the same booking.
 */
export const unlockedPair = (): ((unitOfWork: UnitOfWork) => UnitOfWork) => {
  const meet = meeting(2);
  return (unitOfWork) => {
    let hasMet = false;
    return (work) =>
      unitOfWork((store) => {
        const lock = async (id: number) => {
          const booking = await store.bookings.byId(id);
          if (!hasMet) {
            hasMet = true;
            await meet();
          }
          return booking;
        };
        return work({ ...store, bookings: { ...store.bookings, lock } });
      });
  };
};
