import { type Caller, requireAdmin } from '../../caller.ts';
import type { Partner } from '../partner.ts';
import type { PartnerPorts } from '../ports.ts';

/** Every partner, by name. @throws Refusal 'unauthenticated' or 'forbidden' */
export const allPartners =
  ({ read }: Pick<PartnerPorts, 'read'>) =>
  async (caller: Caller): Promise<readonly Partner[]> => {
    requireAdmin(caller);
    return read.partners.all();
  };
