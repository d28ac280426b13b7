import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { Asking } from '@wondercast/core/bookings/booking/steps/assert-owner';
import { FIGURES_CHANGED } from '@wondercast/core/bookings/changes/words';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { encodeBookingChanges, encodePayout } from '@wondercast/openapi/codec/booking-changes';
import { encodeShopPolicy } from '@wondercast/openapi/codec/policy';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { countSize } from '../pipeline/rate-guard.ts';
import { changedBooking } from './changed-booking.ts';
import { shownList } from './pages-of-list.ts';

type BookingChangeHandlers = Pick<
  Handlers,
  | 'getBookingChanges'
  | 'cancelBooking'
  | 'cancelSession'
  | 'getAdminBookingChanges'
  | 'cancelAdminBooking'
  | 'cancelAdminSession'
  | 'listPayouts'
  | 'markPaidOut'
  | 'getPolicy'
  | 'setPolicy'
>;

export const bookingChangeHandlers = (deps: HttpDeps): BookingChangeHandlers => {
  const { shop, live, limits } = deps;
  const changed = changedBooking(deps);
  const catalogue = () => live.current().experiences;
  const asking = (caller: Asking['caller'], token: string | undefined): Asking => ({
    caller,
    token: token ?? null,
  });
  /** When the amounts that the client showed are outdated, the refusal includes the current ones. */
  const withFresh = async (work: Promise<Booking>, who: Asking, id: number): Promise<Booking> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof Refusal) || error.message !== FIGURES_CHANGED) throw error;
      const changes = encodeBookingChanges(await shop.choicesOfBooking(who, id));
      throw new Refusal(error.kind, error.message, { code: error.code, details: { changes } });
    }
  };
  return {
    getBookingChanges: async ({ caller, parameters: { id, token }, address }) => {
      const choices = await shop.choicesOfBooking(asking(caller, token), id);
      await countSize(limits, { caller, address }, { lines: [choices] });
      return { body: encodeBookingChanges(choices) };
    },
    cancelBooking: async ({ caller, parameters: { id, token }, body, once, address }) => {
      const who = asking(caller, token);
      const cancelling = shop.cancelOwn(who, { bookingId: id, sessionId: null }, body, once);
      return { body: await changed({ caller, address }, await withFresh(cancelling, who, id)) };
    },
    cancelSession: async ({ caller, parameters: { id, sessionId, token }, body, once, address }) => {
      const who = asking(caller, token);
      const cancelling = shop.cancelOwn(who, { bookingId: id, sessionId }, body, once);
      const booking = await withFresh(cancelling, who, id);
      return { body: await changed({ caller, address }, booking, [sessionId]) };
    },
    getAdminBookingChanges: async ({ caller, parameters: { id } }) => ({
      body: encodeBookingChanges(await shop.choicesForDesk(caller, id)),
    }),
    cancelAdminBooking: async ({ caller, parameters: { id }, body, once, address }) => {
      const booking = await shop.cancelAny(caller, { bookingId: id, sessionId: null }, body, once);
      return { body: await changed({ caller, address }, booking) };
    },
    cancelAdminSession: async ({ caller, parameters: { id, sessionId }, body, once, address }) => {
      const booking = await shop.cancelAny(caller, { bookingId: id, sessionId }, body, once);
      return { body: await changed({ caller, address }, booking, [sessionId]) };
    },
    listPayouts: async ({ caller, parameters, url }) =>
      shownList(url, (await shop.refundsToPayOut(caller)).map(encodePayout), parameters),
    markPaidOut: async ({ caller, parameters: { id } }) => {
      await shop.markPaidOut(caller, id);
      return { body: { message: 'Refund marked as paid out' } };
    },
    getPolicy: async ({ caller }) => ({ body: encodeShopPolicy(await shop.shopPolicy(caller), catalogue()) }),
    setPolicy: async ({ caller, body }) => ({
      body: encodeShopPolicy(await shop.setShopPolicy(caller, body), catalogue()),
    }),
  };
};
