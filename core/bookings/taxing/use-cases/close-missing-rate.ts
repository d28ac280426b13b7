import { Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { TaxingPorts } from '../ports.ts';
import { NO_SUCH_MATTER } from '../words.ts';

/**
 * Takes a booking whose place has no rate off the list, because somebody has dealt with it.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found' (closed already, too)
 */
export const closeMissingRate =
  (ports: Pick<TaxingPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store, note }) => {
      const missing = await store.missingRates.byId(id);
      // Of two concurrent requests, one gets the refusal.
      if (!missing || !(await store.missingRates.remove(id))) throw new Refusal('not-found', NO_SUCH_MATTER);
      const { bookingId, country, taken } = missing;
      await note('booking.missing-rate-closed', 'booking', bookingId, { country, taken });
    });
