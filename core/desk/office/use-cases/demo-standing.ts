import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { DemoStanding } from '../demo.ts';
import type { OfficePorts } from '../ports.ts';
import { countDemo } from '../steps/count-demo.ts';
import { planEmptying } from '../steps/plan-emptying.ts';

/**
 * What emptying the demo would remove now; null in a shop without a demo.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const demoStanding =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (caller: Caller): Promise<DemoStanding | null> => {
    requireAdmin(caller);
    const isThere = (await read.demo.all()).length > 0;
    if (!isThere) return null;
    return countDemo(read, await planEmptying(read), await planEmptying(read, { touchedToo: true }));
  };
