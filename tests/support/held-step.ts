import type { Store, UnitOfWork } from '@wondercast/core/shop';

/** Where one of two processes stops, until the other has come so far. */
export interface HeldStep {
  /** Stops whoever is about to write what a booking has become, once. */
  readonly stopping: (unitOfWork: UnitOfWork) => UnitOfWork;
  /** Whoever is stopped has decided what to write. */
  readonly isThere: Promise<void>;
  readonly goOn: () => void;
}

/** The first write of a change: everything that it depends on has been read. */
export const heldStep = (): HeldStep => {
  const [there, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stop = async (): Promise<void> => {
    there.resolve();
    await opened.promise;
  };
  const stopped = (store: Store): Store => {
    const { bookings, bookingChanges } = store;
    return {
      ...store,
      bookings: {
        ...bookings,
        saveSessions: async (...given) => {
          await stop();
          await bookings.saveSessions(...given);
        },
        saveChange: async (...given) => {
          await stop();
          await bookings.saveChange(...given);
        },
        saveAmendment: async (...given) => {
          await stop();
          await bookings.saveAmendment(...given);
        },
      },
      bookingChanges: {
        ...bookingChanges,
        add: async (change) => {
          await stop();
          return bookingChanges.add(change);
        },
      },
    };
  };
  return {
    stopping: (unitOfWork) => (work) => unitOfWork((store) => work(stopped(store))),
    isThere: there.promise,
    goOn: () => opened.resolve(),
  };
};

/** As if nobody locked bookings. */
export const withoutLocks =
  (unitOfWork: UnitOfWork): UnitOfWork =>
  (work) =>
    unitOfWork((store) =>
      work({ ...store, bookings: { ...store.bookings, lock: (id) => store.bookings.byId(id) } }),
    );

/** Says when a process is about to lock a booking. */
export const sayingLocks =
  (unitOfWork: UnitOfWork, say: () => void): UnitOfWork =>
  (work) =>
    unitOfWork((store) =>
      work({
        ...store,
        bookings: {
          ...store.bookings,
          lock: (id) => {
            say();
            return store.bookings.lock(id);
          },
        },
      }),
    );
