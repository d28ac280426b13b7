import {
  cancellationRule,
  confirmationRule,
  extensionRule,
  reservationRule,
  updateRule,
} from './booking-rules.ts';
import type { Telling } from './bookings.ts';
import type { ChangingIn } from './changing.ts';
import { badRequest, invalidBooking } from './errors.ts';
import type { OctoPorts, Reservation } from './reservation.ts';
import type { ReservingIn } from './reserving.ts';
import type { Call, Route } from './routes.ts';
import { read } from './rules.ts';

const MOST_FOUND = 100;

/** The body of a request for which a body is optional. */
const orEmpty = async ({ body, isEmpty }: Call): Promise<unknown> => (isEmpty ? {} : body());

/** Routes that reserve, change, confirm and cancel. */
export const bookingRoutes = (
  ports: OctoPorts,
  telling: Telling,
  reserving: ReservingIn,
  changing: ChangingIn,
): readonly Route[] => {
  const { reservations, bookings } = ports.read;
  const bySupplier = async (partnerId: number, reference: string): Promise<readonly Reservation[]> => {
    const booking = await bookings.byReference(reference);
    const found = booking && (await reservations.ofBooking(partnerId, booking.id));
    return found ? [found] : [];
  };
  const uuidOf = ({ id }: Call): string => {
    if (!/^[0-9a-f-]{36}$/i.test(id)) throw invalidBooking(id);
    return id.toLowerCase();
  };
  return [
    {
      method: 'POST',
      path: '/bookings',
      scope: 'bookings:write',
      handle: async (call) =>
        telling(await reserving.reserve(call.caller, read(reservationRule, await call.body())), call.told),
    },
    {
      method: 'GET',
      path: '/bookings',
      scope: 'bookings:read',
      handle: async ({ caller: { partnerId }, query, told }) => {
        const own = query.get('resellerReference');
        const ours = query.get('supplierReference');
        if (!own && !ours) throw badRequest('Send resellerReference or supplierReference.');
        const found = ours
          ? await bySupplier(partnerId, ours)
          : await reservations.byReference(partnerId, own ?? '', MOST_FOUND);
        const all = own && ours ? found.filter((each) => each.resellerReference === own) : found;
        return Promise.all(all.map((each) => telling(each, told)));
      },
    },
    {
      method: 'GET',
      path: '/bookings/{uuid}',
      scope: 'bookings:read',
      handle: async (call) => telling(await reserving.byUuid(call.caller, uuidOf(call)), call.told),
    },
    {
      method: 'PATCH',
      path: '/bookings/{uuid}',
      scope: 'bookings:write',
      handle: async (call) =>
        telling(
          await changing.change(call.caller, uuidOf(call), read(updateRule, await call.body())),
          call.told,
        ),
    },
    {
      method: 'POST',
      path: '/bookings/{uuid}/confirm',
      scope: 'bookings:write',
      handle: async (call) =>
        telling(
          await reserving.confirm(call.caller, uuidOf(call), read(confirmationRule, await orEmpty(call))),
          call.told,
        ),
    },
    {
      method: 'POST',
      path: '/bookings/{uuid}/extend',
      scope: 'bookings:write',
      handle: async (call) => {
        const { expirationMinutes } = read(extensionRule, await orEmpty(call));
        return telling(await reserving.extend(call.caller, uuidOf(call), expirationMinutes), call.told);
      },
    },
    {
      method: 'POST',
      path: '/bookings/{uuid}/cancel',
      scope: 'bookings:write',
      handle: async (call) => {
        const { reason } = read(cancellationRule, await orEmpty(call));
        return telling(await changing.cancel(call.caller, uuidOf(call), reason || null), call.told);
      },
    },
  ];
};
