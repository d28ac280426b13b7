import { type Caller, requireAdmin } from '../../caller.ts';
import type { PartnerKey } from '../key.ts';
import type { PartnerPorts } from '../ports.ts';

/** Keys of one partner or of all, newest first, with those that have ended. @throws Refusal 'unauthenticated' or 'forbidden' */
export const allKeys =
  ({ read }: Pick<PartnerPorts, 'read'>) =>
  async (caller: Caller, partnerId: number | null): Promise<readonly PartnerKey[]> => {
    requireAdmin(caller);
    return read.partnerKeys.all(partnerId);
  };
