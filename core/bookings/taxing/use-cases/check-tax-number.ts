import type { JobPayloads } from '../../../kernel/jobs.ts';
import { isWaiting } from '../check-states.ts';
import { answered, askerOf, type NumberCheck, nextTry } from '../number-check.ts';
import type { TaxingPorts } from '../ports.ts';

type Payload = JobPayloads['check-tax-number'];

/** Whether this try is due, and was not made before. */
const isDue = (check: NumberCheck | null, { attempt }: Payload): check is NumberCheck =>
  check !== null && check.decision === null && isWaiting(check) && check.attempts === attempt;

/**
 * Asks an authority about a tax number once, records the answer, and schedules the next try where there is none. An authority that is away
 * does not fail the job. Nothing is asked for a deleted booking.
 */
export const checkTaxNumber =
  ({
    read,
    unitOfWork,
    now,
    taxOffices,
    profile,
  }: Pick<TaxingPorts, 'read' | 'unitOfWork' | 'now' | 'taxOffices' | 'profile'>) =>
  async (payload: Payload): Promise<void> => {
    const check = await read.numberChecks.byId(payload.checkId);
    if (!isDue(check, payload) || !(await read.bookings.byId(check.bookingId))) return;
    const { office, number } = check;
    const asker = profile.tax && askerOf(profile.tax, office);
    const answer = await taxOffices.ask({ office, number, asker });
    await unitOfWork(async (store) => {
      const locked = await store.numberChecks.lock(check.id);
      if (!isDue(locked, payload)) return;
      const after = answered(locked, answer, asker, now());
      await store.numberChecks.save(after);
      const next = nextTry(after);
      if (next)
        await store.jobs.add(
          { task: 'check-tax-number', payload: { checkId: check.id, attempt: after.attempts } },
          next,
        );
    });
  };
