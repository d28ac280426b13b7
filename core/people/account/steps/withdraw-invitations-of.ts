import type { AdminWork } from '../../as-admin.ts';
import type { Account } from '../account.ts';
import type { AccountStore } from '../ports.ts';

/** Ends what this person invited others by; of one that is accepted meanwhile there is nothing left to end. */
export const withdrawInvitationsOf = async (
  { username }: Pick<Account, 'username'>,
  { store: { invitations }, note }: Pick<AdminWork<AccountStore>, 'store' | 'note'>,
): Promise<void> => {
  const sent = (await invitations.all()).filter(({ invitedBy }) => invitedBy === username);
  for (const { id } of sent)
    if (await invitations.remove(id)) await note('invitation.withdrawn', 'invitation', id, {});
};
