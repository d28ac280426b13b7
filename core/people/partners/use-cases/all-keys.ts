import type { Caller } from '../../caller.ts';
import type { PartnerKey } from '../key.ts';
import type { PartnerPorts } from '../ports.ts';
import { reachOf } from '../reach.ts';

/**
 * Keys of one partner or of all, newest first, including ended ones.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const allKeys =
  ({ read }: Pick<PartnerPorts, 'read'>) =>
  async (caller: Caller, partnerId: number | null): Promise<readonly PartnerKey[]> => {
    const reach = reachOf(caller);
    return read.partnerKeys.all(reach ?? partnerId);
  };
