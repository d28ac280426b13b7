import type { UnitOfWork } from '@wondercast/core/shop';
import { meeting } from './meeting.ts';

/** A request looks at the booking before it begins, and once more when it begins. */
const READS = 2;

/**
 * As if nobody locked the booking, for one race of two: each wraps its own units of work, and of both every read waits for the other's,
 * so that each decides on what both have read.
 */
export const unlockedPair = (): ((unitOfWork: UnitOfWork) => UnitOfWork) => {
  const meetings = Array.from({ length: READS }, () => meeting(2));
  return (unitOfWork) => {
    let reads = 0;
    return (work) =>
      unitOfWork((store) => {
        const lock = async (id: number) => {
          const booking = await store.bookings.byId(id);
          await meetings[reads++]?.();
          return booking;
        };
        return work({ ...store, bookings: { ...store.bookings, lock } });
      });
  };
};
