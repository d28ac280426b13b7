import { HOST_NOT_FOUND } from '../../../calendar/staffing/words.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { HostSummary } from '../listed-host.ts';
import type { HostsPorts } from '../ports.ts';
import { summarise, summaryOf } from '../steps/host-summary.ts';

/** Every host by name. @throws Refusal 'unauthenticated' or 'forbidden' */
export const allHosts =
  ({ read, now }: Pick<HostsPorts, 'read' | 'now'>) =>
  async (caller: Caller): Promise<readonly HostSummary[]> => {
    requireAdmin(caller);
    return summarise(read, await read.hosts.all(), now());
  };

/** One host. @throws Refusal 'unauthenticated', 'forbidden', 'not-found' */
export const oneHost =
  ({ read, now }: Pick<HostsPorts, 'read' | 'now'>) =>
  async (caller: Caller, id: number): Promise<HostSummary> => {
    requireAdmin(caller);
    const host = await read.hosts.byId(id);
    if (!host) throw new Refusal('not-found', HOST_NOT_FOUND);
    return summaryOf(read, host, now());
  };
