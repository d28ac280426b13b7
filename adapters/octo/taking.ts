import { createHash } from 'node:crypto';
import { holdTimes } from '@wondercast/core/buying/free-times/use-cases/hold-times';
import { toldEnd } from '@wondercast/core/calendar/staffing/time-hold';
import type { PartnerCaller } from '@wondercast/core/people/caller';
import { invalidBooking } from './errors.ts';
import { joined } from './joined.ts';
import type { OctoPorts, OctoStore, Reservation } from './reservation.ts';
import { lineOf, type Wanted } from './reserved-line.ts';
import { assertOnHold } from './standing.ts';

export const MINUTE_MS = 60_000;
const USUAL_MINUTES = 30;
const LEAST_MINUTES = 5;
const MOST_MINUTES = 60;
/** The longest time from creation, however often the hold is extended. */
const LONGEST_MS = 120 * MINUTE_MS;

/** How many milliseconds a hold created at `createdAt` still gets from `at` on. */
export const grantedMs = (minutes: number | null | undefined, createdAt: Date, at: Date): number => {
  const asked = Math.min(MOST_MINUTES, Math.max(LEAST_MINUTES, minutes ?? USUAL_MINUTES));
  return Math.max(0, Math.min(asked * MINUTE_MS, createdAt.getTime() + LONGEST_MS - at.getTime()));
};

/** Sorts keys, so that equal bodies give the same text. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => [name, canonical(each)]);
};
export const fingerprintOf = (body: object): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex');

/** Another request has already done this. */
export class AlreadyDone extends Error {}

/**
 * Locks a reservation to change it while it is on hold.
 * @throws OctoError 'INVALID_BOOKING_UUID', AlreadyDone when it has been confirmed
 */
export const lockOnHold = async (
  store: OctoStore,
  { partnerId, uuid }: Pick<Reservation, 'partnerId' | 'uuid'>,
  at: Date,
): Promise<Reservation> => {
  const locked = await store.reservations.lock({ partnerId, uuid });
  if (!locked) throw invalidBooking(uuid);
  if (locked.bookingId !== null) throw new AlreadyDone();
  assertOnHold(locked, at);
  return locked;
};

/**
 * Holds a host's time for a reservation in one transaction. `before` writes the reservation and releases what it held; `after` gets
 * the new expiry.
 * @throws OctoError, Refusal 'conflict' (taken), 'too-many'
 */
export const holdHostTime = async (
  ports: OctoPorts,
  caller: PartnerCaller,
  taking: { readonly at: Date; readonly holdId: string; readonly wanted: Wanted; readonly lasts: number },
  steps: { before(store: OctoStore): Promise<void>; after(store: OctoStore, until: Date): Promise<void> },
): Promise<void> => {
  const { at, holdId, wanted, lasts } = taking;
  const hold = holdTimes({
    ...joined(ports, {
      before: steps.before,
      after: async (store) => {
        const held = await store.holds.byId(holdId, at);
        if (!held) throw new Error('What was held is not there');
        await steps.after(store, toldEnd(held));
      },
    }),
    now: () => at,
    newToken: () => holdId,
  });
  await hold({ caller, lines: [lineOf(wanted)], addressHash: null, lasts });
};
