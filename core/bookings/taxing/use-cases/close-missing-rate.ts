import { Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { TaxingPorts } from '../ports.ts';
import { NO_SUCH_MATTER } from '../words.ts';

/**
 * Takes a booking whose place has no rate off the list: somebody has looked after it.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found' (closed already, too)
 */
export const closeMissingRate =
  (ports: Pick<TaxingPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store, note }) => {
      const missing = await store.missingRates.byId(id);
      // Of two who press at once, one is too late.
      if (!missing || !(await store.missingRates.remove(id))) throw new Refusal('not-found', NO_SUCH_MATTER);
      const { bookingId, country, taken } = missing;
      await note('booking.missing-rate-closed', 'booking', bookingId, { country, taken });
    });
