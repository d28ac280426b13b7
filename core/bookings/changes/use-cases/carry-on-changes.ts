import type { ChangePorts } from '../ports.ts';
import { applyRefunded } from '../steps/apply-frozen.ts';
import { carryOutChange } from '../steps/carry-out-change.ts';

/** A change younger than this may still be under way in its own request. */
const PATIENCE_MS = 30_000;

/**
 * Goes on with changes whose request has ended between the refund and the change: the provider was away, or the process died. Runs
 * often, on any number of nodes. Answers what went wrong; each is tried again the next time.
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
