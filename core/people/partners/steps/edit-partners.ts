import type { Ports } from '../../../ports.ts';
import { type AdminWork, asAdmin } from '../../as-admin.ts';
import type { Caller } from '../../caller.ts';

/**
 * An administrator's work on partners, keys or webhooks: processes reload their cached copies afterwards.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const editPartners = <Result>(
  ports: Pick<Ports, 'unitOfWork' | 'now'>,
  caller: Caller,
  work: (work: AdminWork) => Promise<Result>,
): Promise<Result> =>
  asAdmin(ports, caller, async (given) => {
    const result = await work(given);
    await given.store.partners.raiseVersion();
    return result;
  });
