import { type Caller, requireAdmin } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { Invitation } from '../invitation.ts';
import type { AccountPorts } from '../ports.ts';
import type { SecondStep } from '../second-factor.ts';

/** A member of the staff, with their second factors. */
export interface StaffMember {
  readonly account: Account;
  /** null when there is none. */
  readonly secondFactor: SecondStep | null;
}

export interface Staff {
  readonly members: readonly StaffMember[];
  readonly invitations: readonly Invitation[];
  readonly secondFactorRequired: boolean;
}

/**
 * All staff, pending invitations, and whether a second factor is required.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const listStaff =
  ({ read }: Pick<AccountPorts, 'read'>) =>
  async (caller: Caller): Promise<Staff> => {
    requireAdmin(caller);
    const [accounts, invitations, secondFactorRequired] = await Promise.all([
      read.accounts.staff(),
      read.invitations.all(),
      read.secondFactors.isRequired(),
    ]);
    const kinds = await read.secondFactors.kindsOf(accounts.map(({ id }) => id));
    const members = accounts.map((account) => ({ account, secondFactor: kinds.get(account.id) ?? null }));
    return {
      members,
      invitations: invitations.filter(({ partner }) => partner === null),
      secondFactorRequired,
    };
  };
