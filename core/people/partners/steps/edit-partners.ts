import { Refusal } from '../../../kernel/refusal.ts';
import { type AdminWork, recorded } from '../../as-admin.ts';
import { assertCurrentRole } from '../../assert-current-role.ts';
import { type Caller, NOT_AUTHENTICATED } from '../../caller.ts';
import type { PartnerPorts, PartnerStore } from '../ports.ts';
import { type Reach, reachOf } from '../reach.ts';

export interface PartnerWork extends AdminWork<PartnerStore> {
  /** Whose data the caller may change. */
  readonly reach: Reach;
}

/** A person who is removed from the partner during a write no longer writes (decision 254). */
const assertStillThere = async (store: PartnerStore, caller: Caller): Promise<void> => {
  const reach = reachOf(caller);
  if (reach === null || caller.kind !== 'signed-in') return assertCurrentRole(store, caller);
  const account = await store.accounts.lockShared(caller.accountId);
  if (!account || account.disabledAt || account.partnerId !== reach)
    throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
};

/**
 * Runs work on partners, by staff, or by a partner's people on their own partner, with its audit entries.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const onPartners = async <Result>(
  ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>,
  caller: Caller,
  work: (work: PartnerWork) => Promise<Result>,
): Promise<Result> => {
  const reach = reachOf(caller);
  return recorded(ports, caller, assertStillThere, (given) => work({ ...given, reach }));
};

/**
 * Like `onPartners`; processes reload their cached copies afterwards.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const editPartners = <Result>(
  ports: Pick<PartnerPorts, 'unitOfWork' | 'now'>,
  caller: Caller,
  work: (work: PartnerWork) => Promise<Result>,
): Promise<Result> =>
  onPartners(ports, caller, async (given) => {
    const result = await work(given);
    await given.store.partners.raiseVersion();
    return result;
  });
