import type { FreeTimes } from '../../../buying/free-times/free-times.ts';
import { withTimes } from '../../../buying/free-times/steps/with-times.ts';
import { sessionId } from '../../../calendar/scheduling/session.ts';
import { hasTime } from '../../../calendar/scheduling/session-states.ts';
import type { Zone } from '../../../calendar/scheduling/zone.ts';
import { ZERO } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Booking } from '../../booking/booking.ts';
import type { SuggestionKey } from '../../booking/ports.ts';
import { SESSION_NOT_FOUND } from '../../booking/words.ts';
import type { ChangePorts, ChangeStore } from '../ports.ts';
import { type ChangingPorts, changeBooking } from '../steps/change-booking.ts';
import { customerTerms } from '../terms.ts';
import { ALREADY_AGREED, LINK_ENDED } from '../words.ts';
import { type AskedToMove, timesOfPlace } from './free-times-to-move.ts';
import { assertMayTake, judging, placeOf, withoutNames } from './move-session.ts';

/** The actor for a caller who follows a mailed link. */
const CUSTOMER = { accountId: null, name: 'customer' } as const;
const BEARER = { caller: { kind: 'visitor', visitorKey: null }, token: null } as const;

const nowhere = (): Refusal => new Refusal('not-found', SESSION_NOT_FOUND);

const linked = async (
  { sessionLinks }: Pick<ChangeStore, 'sessionLinks'>,
  { hashToken }: Pick<ChangePorts, 'hashToken'>,
  token: string,
): Promise<SuggestionKey> => {
  const key = await sessionLinks.byTokenHash(hashToken(token));
  if (!key) throw nowhere();
  return key;
};

const movedOf = (key: SuggestionKey) => ({ bookingId: key.bookingId, id: sessionId(key) });

/**
 * A link to suggested times works while these are the newest suggestions and no time is agreed.
 * @throws Refusal 'conflict'
 */
const assertPlans = (booking: Booking, key: SuggestionKey): void => {
  const { session } = placeOf(booking, movedOf(key));
  const details = { state: session.state };
  if (hasTime(session)) throw new Refusal('conflict', ALREADY_AGREED, { details });
  if (session.suggestion?.round !== key.round) throw new Refusal('conflict', LINK_ENDED, { details });
};

/**
 * The free times for the session of a mailed link. What is held for its suggestions does not count as occupied.
 * @throws Refusal 'not-found', 'unavailable'
 */
export const freeTimesOfLink = (ports: Pick<ChangePorts, 'read' | 'hashToken' | 'staffing' | 'now'>) => {
  const timesOf = timesOfPlace(ports);
  return async (token: string, asked: AskedToMove): Promise<FreeTimes> => {
    const key = await linked(ports.read, ports, token);
    const booking = await ports.read.bookings.byId(key.bookingId);
    if (!booking) throw nowhere();
    return timesOf(booking, movedOf(key), asked);
  };
};

/**
 * Takes a free time for the session of a mailed link, instead of a suggested time. It is free of charge, because no time was agreed.
 * @throws Refusal 'not-found', 'invalid' (a start that is not offered), 'conflict' (ended, agreed, taken, booked by request)
 */
export const takeTimeOfLink =
  (ports: ChangingPorts) =>
  async (token: string, given: { readonly startsAt: Date; readonly timezone: Zone }): Promise<void> => {
    const { bookingId, ...rest } = await linked(ports.read, ports, token);
    const moved = movedOf({ bookingId, ...rest });
    const terms = { ...customerTerms(BEARER.caller), fee: ZERO };
    const judged = judging(moved, { ...given, preferences: null, version: null }, terms, null);
    const admission = {
      find: async (store: ChangeStore): Promise<Booking> => {
        const key = await linked(store, ports, token);
        const booking = await store.bookings.lock(key.bookingId);
        if (!booking) throw nowhere();
        assertPlans(booking, key);
        return booking;
      },
      judge: async (store: ChangeStore, booking: Booking, at: Date) => {
        const wanted = await judged(store, booking, at);
        assertMayTake(ports, BEARER, moved, booking, wanted.frozen);
        return wanted;
      },
      shown: null,
    };
    const work = () => changeBooking(ports, bookingId, { actor: CUSTOMER, admission, key: null });
    await withTimes(ports, async () => [], work).catch(withoutNames);
  };
