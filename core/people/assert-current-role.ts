import { Refusal } from '../kernel/refusal.ts';
import type { Accounts } from './account/ports.ts';
import { type Caller, NOT_AUTHENTICATED, requireAdmin } from './caller.ts';

/**
 * Checks a member of the staff against the present account, which is locked until the unit of work ends: a role that is removed during a
 * write no longer allows that write (decision 153). Callers without a `permission` are not checked.
 * @throws Refusal 'unauthenticated' (the account is gone or disabled), 'forbidden' (the role of now does not allow it)
 */
export const assertCurrentRole = async (
  { accounts }: { readonly accounts: Pick<Accounts, 'lockShared'> },
  caller: Caller,
): Promise<void> => {
  if (caller.kind !== 'signed-in' || !caller.permission) return;
  const account = await accounts.lockShared(caller.accountId);
  if (!account || account.disabledAt) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
  requireAdmin({ ...caller, role: account.role, staffRole: account.staffRole });
};
