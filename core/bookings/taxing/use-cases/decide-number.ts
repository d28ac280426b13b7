import { accept } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { actorOf, type Caller } from '../../../people/caller.ts';
import { decided, newNumberCheck } from '../number-check.ts';
import type { TaxingPorts } from '../ports.ts';
import { type KeepReason, keepReasonRule } from '../rules.ts';
import { lockUndecided } from '../steps/lock-undecided.ts';

/**
 * Leaves a booking untaxed, for a reason, although its number was refused or could not be checked.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid', 'not-found' (decided already, too)
 */
export const keepNumber =
  (ports: Pick<TaxingPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number, given: KeepReason): Promise<void> =>
    asAdmin(ports, caller, async ({ store, at, note }) => {
      const { reason } = accept(keepReasonRule, given);
      const check = await lockUndecided(store, id);
      await store.numberChecks.save(decided(check, 'kept', { reason, by: actorOf(caller).name, at }));
      await note('booking.tax-number-kept', 'booking', check.bookingId, { office: check.office, reason });
    });

/**
 * Asks the authority again, beginning with the first try. Its earlier answer is deleted.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found' (decided already, too)
 */
export const checkNumberAgain =
  (ports: Pick<TaxingPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store, at, note }) => {
      const { bookingId, number, office } = await lockUndecided(store, id);
      await store.numberChecks.save({ ...newNumberCheck(bookingId, number, office, at), id });
      await store.jobs.add({ task: 'check-tax-number', payload: { checkId: id, attempt: 0 } });
      await note('booking.tax-number-checked-again', 'booking', bookingId, { office });
    });
