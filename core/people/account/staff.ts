import type { Account } from './account.ts';

type Seen = Pick<Account, 'id' | 'staffRole' | 'disabledAt'>;

/** An owner whose account is enabled. */
const isActiveOwner = ({ staffRole, disabledAt }: Seen): boolean =>
  staffRole === 'owner' && disabledAt === null;

/** Whether the shop would have no owner without this account. */
export const isLastOwner = (staff: readonly Seen[], id: number): boolean => {
  const owners = staff.filter(isActiveOwner);
  return owners.length > 0 && owners.every((owner) => owner.id === id);
};
