import type { AdminWork, Note } from '../../as-admin.ts';
import { assertCurrentRole } from '../../assert-current-role.ts';
import { actorOf, type Caller, requireAdmin } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountPorts, AccountStore } from '../ports.ts';

/**
 * Runs an owner's work on the staff. All staff accounts are locked first, in one order: `asAdmin` would lock the caller's own account
 * before the others, and two owners who change each other would deadlock.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const onStaff = <Result>(
  { unitOfWork, now }: Pick<AccountPorts, 'unitOfWork' | 'now'>,
  caller: Caller,
  work: (
    work: Omit<AdminWork<AccountStore>, 'noteAll'> & { readonly staff: readonly Account[] },
  ) => Promise<Result>,
): Promise<Result> => {
  const actor = actorOf(requireAdmin(caller));
  return unitOfWork(async (store) => {
    const at = now();
    const staff = await store.accounts.lockStaff();
    await assertCurrentRole(store, caller);
    const note: Note = (action, subject, subjectId, details) =>
      store.audit.add({ at, actor, action, subject, subjectId: String(subjectId), details });
    return work({ store, staff, at, note });
  });
};
