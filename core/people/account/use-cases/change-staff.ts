import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { changesOf } from '../../audit/edit.ts';
import { actorOf, type Caller } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountPorts } from '../ports.ts';
import { isLastOwner } from '../staff.ts';
import type { StaffChange } from '../staff-rules.ts';
import { notifyOwner } from '../steps/notify-owner.ts';
import { onStaff } from '../steps/on-staff.ts';
import { withdrawInvitationsOf } from '../steps/withdraw-invitations-of.ts';
import { LAST_OWNER, OWN_FACTOR_FIRST, STAFF_NOT_FOUND } from '../words.ts';

type Needs = Pick<AccountPorts, 'unitOfWork' | 'now' | 'newToken'>;

const recordOf = ({ staffRole, disabledAt }: Pick<Account, 'staffRole' | 'disabledAt'>) => ({
  staffRole,
  disabled: disabledAt !== null,
});

const oneOf = (staff: readonly Account[], id: number): Account => {
  const found = staff.find((each) => each.id === id);
  if (!found) throw new Refusal('not-found', STAFF_NOT_FOUND);
  return found;
};

/**
 * Changes a role, or disables and enables an account. Every session of that person ends; without the role of an owner, their pending
 * invitations are withdrawn too.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, the last owner)
 */
export const changeStaff =
  (ports: Needs) =>
  (caller: Caller, id: number, { version, staffRole, disabled }: StaffChange): Promise<Account> =>
    onStaff(ports, caller, async ({ store, staff, at, note }) => {
      const before = oneOf(staff, id);
      assertVersion(version, before.version);
      const since = before.disabledAt ?? at;
      const access = {
        staffRole: staffRole ?? before.staffRole ?? 'owner',
        disabledAt: (disabled ?? before.disabledAt !== null) ? since : null,
      };
      const changes = changesOf(recordOf(before), recordOf(access));
      if (!changes) return before;
      const leaves = access.staffRole !== 'owner' || access.disabledAt !== null;
      if (leaves && isLastOwner(staff, id)) throw new Refusal('conflict', LAST_OWNER);
      const changed = await store.accounts.setAccess(id, access, at);
      await note('staff.changed', 'account', id, changes);
      if (leaves) await withdrawInvitationsOf(before, { store, note });
      return changed;
    });

/**
 * Removes the second factors of somebody who has lost theirs: passkeys, authenticator and recovery codes. All of their sessions end.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const resetSecondFactor =
  (ports: Needs) =>
  (caller: Caller, id: number): Promise<void> =>
    onStaff(ports, caller, async ({ store, staff, at, note }) => {
      const { accounts, secondFactors } = store;
      const { staffRole, disabledAt } = oneOf(staff, id);
      await secondFactors.removeAuthenticator(id);
      for (const passkey of await secondFactors.passkeysOf(id))
        await secondFactors.removePasskey(id, passkey.id);
      await accounts.setAccess(id, { staffRole: staffRole ?? 'owner', disabledAt }, at);
      await note('second-factor.reset', 'account', id, {});
      await notifyOwner(ports, store, id, { notice: 'second-factor-reset', at });
    });

/**
 * Sets whether all staff must have a second factor. Staff without one see nothing of the dashboard until they have one.
 * @throws Refusal 'unauthenticated', 'forbidden', 'conflict' (the caller has none themselves)
 */
export const requireSecondFactor =
  (ports: Needs) =>
  (caller: Caller, required: boolean): Promise<void> =>
    onStaff(ports, caller, async ({ store: { secondFactors }, note }) => {
      const actor = actorOf(caller);
      const own =
        actor.accountId === null
          ? null
          : (await secondFactors.kindsOf([actor.accountId])).get(actor.accountId);
      if (required && !own) throw new Refusal('conflict', OWN_FACTOR_FIRST);
      const before = await secondFactors.isRequired();
      if (before === required) return;
      await secondFactors.require(required);
      await note('second-factor.required', 'staff', 'all', {
        before: { required: before },
        after: { required },
      });
    });
