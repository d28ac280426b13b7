import { lockBooking } from '../../../kernel/find-booking.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { MACHINE } from '../../../people/audit/audit.ts';
import { actorOf, type Caller } from '../../../people/caller.ts';
import { taxSettingsOf } from '../../../shop/tax/tax-settings.ts';
import { NO_RATES, NOTHING_TO_RENEW } from '../../taxing/words.ts';
import type { ChangePorts, ChangeStore } from '../ports.ts';
import { renewTax } from '../steps/renew-tax.ts';

type Ports = Pick<ChangePorts, 'unitOfWork' | 'now'>;

const settingsOf = async ({ settings }: Pick<ChangeStore, 'settings'>) => {
  const choice = (await settings.byName('tax'))?.value;
  return choice ? taxSettingsOf(choice) : null;
};

/**
 * Updates the tax of sessions that were agreed for days with another rate. Does nothing where tax is off, the rates are the same, or the
 * booking is gone.
 * @throws Refusal 'conflict' while a change of the booking waits for a refund: the job retries
 */
export const followTaxRates =
  ({ unitOfWork, now }: Ports) =>
  ({ bookingId }: JobPayloads['follow-tax-rates']): Promise<void> =>
    unitOfWork(async (store) => {
      const booking = await store.bookings.lock(bookingId);
      const settings = await settingsOf(store);
      if (booking && settings) await renewTax({ store, at: now(), actor: MACHINE }, booking, settings);
    });

/**
 * Issues a booking's documents anew by the rates of its days, for rates that were set after its days were agreed; what was paid stays.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (it has those rates, tax is off, a refund is under way)
 */
export const issueTaxAnew =
  (ports: Ports) =>
  (caller: Caller, bookingId: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store, at }) => {
      const booking = await lockBooking(store.bookings, bookingId);
      const settings = await settingsOf(store);
      if (!settings) throw new Refusal('conflict', NO_RATES);
      if (!(await renewTax({ store, at, actor: actorOf(caller) }, booking, settings)))
        throw new Refusal('conflict', NOTHING_TO_RENEW);
    });
