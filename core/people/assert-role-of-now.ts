import { Refusal } from '../kernel/refusal.ts';
import type { Accounts } from './account/ports.ts';
import { type Caller, NOT_AUTHENTICATED, requireAdmin } from './caller.ts';

/**
 * Judges a caller of the staff by the account as it is now, which then stays so until the unit of work ends: a role that is taken
 * away while its bearer writes is taken away for that write too (decision 153). Callers of no operation are believed.
 * @throws Refusal 'unauthenticated' (the account is gone or disabled), 'forbidden' (the role of now does not allow it)
 */
export const assertRoleOfNow = async (
  { accounts }: { readonly accounts: Pick<Accounts, 'hold'> },
  caller: Caller,
): Promise<void> => {
  if (caller.kind !== 'signed-in' || !caller.permission) return;
  const account = await accounts.hold(caller.accountId);
  if (!account || account.disabledAt) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
  requireAdmin({ ...caller, role: account.role, staffRole: account.staffRole });
};
