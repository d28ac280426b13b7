import { carryOutChange } from '../../settlement/steps/carry-out-change.ts';
import type { CancellationPorts } from '../ports.ts';
import { type CancelPorts, cancelFrozen } from '../steps/cancel-sessions.ts';

/** A change younger than this may still be under way in its own request. */
const PATIENCE_MS = 30_000;

/**
 * Goes on with changes whose request has ended between the refund and the change: the provider was away, or the process died. Runs
 * often, on any number of nodes. Answers what went wrong; each is tried again the next time.
 */
export const carryOnChanges =
  (ports: CancelPorts & Pick<CancellationPorts, 'read'>) => async (): Promise<readonly unknown[]> => {
    const before = new Date(ports.now().getTime() - PATIENCE_MS);
    const failures: unknown[] = [];
    for (const change of await ports.read.bookingChanges.inState('asked', before))
      try {
        if (change.kind === 'cancellation') await carryOutChange(ports, change, cancelFrozen(ports));
      } catch (error) {
        failures.push(error);
      }
    return failures;
  };
