import type { AdminWork } from '../../as-admin.ts';
import type { Account } from '../account.ts';
import type { AccountStore } from '../ports.ts';

/** Withdraws the pending invitations that this person sent. One that is accepted meanwhile is skipped. */
export const withdrawInvitationsOf = async (
  { username }: Pick<Account, 'username'>,
  { store: { invitations }, note }: Pick<AdminWork<AccountStore>, 'store' | 'note'>,
): Promise<void> => {
  const sent = (await invitations.all()).filter(({ invitedBy }) => invitedBy === username);
  for (const { id } of sent)
    if (await invitations.remove(id)) await note('invitation.withdrawn', 'invitation', id, {});
};
