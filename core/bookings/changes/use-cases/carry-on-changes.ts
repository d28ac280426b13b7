import type { ChangePorts } from '../ports.ts';
import { applyRefunded } from '../steps/apply-frozen.ts';
import { carryOutChange } from '../steps/carry-out-change.ts';

/** The request that made a change younger than this, in milliseconds, may still be carrying it out. */
const PATIENCE_MS = 30_000;

/**
 * Continues changes whose request ended between the refund and the change, because the provider was away or the process crashed. Runs
 * often, on any number of nodes. Returns the errors; those changes are retried the next time.
 */
export const carryOnChanges = (ports: ChangePorts) => async (): Promise<readonly unknown[]> => {
  const before = new Date(ports.now().getTime() - PATIENCE_MS);
  const failures: unknown[] = [];
  for (const change of await ports.read.bookingChanges.inState('asked', before))
    await carryOutChange(ports, change, applyRefunded(ports)).catch((error: unknown) => {
      failures.push(error);
    });
  return failures;
};
