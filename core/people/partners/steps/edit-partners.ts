import { type AdminWork, asAdmin } from '../../as-admin.ts';
import type { Caller } from '../../caller.ts';
import type { PartnerPorts, PartnerStore } from '../ports.ts';

/**
 * An administrator's work on partners, keys or webhooks: processes reload their cached copies afterwards.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const editPartners = <Result>(
  ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>,
  caller: Caller,
  work: (work: AdminWork<PartnerStore>) => Promise<Result>,
): Promise<Result> =>
  asAdmin(ports, caller, async (given) => {
    const result = await work(given);
    await given.store.partners.raiseVersion();
    return result;
  });
