import type { Account } from './account.ts';

type Seen = Pick<Account, 'id' | 'staffRole' | 'disabledAt'>;

/** An owner who can sign in. */
const isActiveOwner = ({ staffRole, disabledAt }: Seen): boolean =>
  staffRole === 'owner' && disabledAt === null;

/** True when nobody would own the shop without this account. */
export const isLastOwner = (staff: readonly Seen[], id: number): boolean => {
  const owners = staff.filter(isActiveOwner);
  return owners.length > 0 && owners.every((owner) => owner.id === id);
};
