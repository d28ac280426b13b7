import type { Ports } from '../../../ports.ts';
import { type Caller, requireAdmin } from '../../caller.ts';
import type { Partner } from '../partner.ts';

/** Every partner, by name. @throws Refusal 'unauthenticated' or 'forbidden' */
export const allPartners =
  ({ read }: Pick<Ports, 'read'>) =>
  async (caller: Caller): Promise<readonly Partner[]> => {
    requireAdmin(caller);
    return read.partners.all();
  };
