import { useMutation } from '@tanstack/react-query';
import type { StaffRole } from '@wondercast/core/people/account/permissions';
import { ROLE_WORDS } from '@wondercast/core/people/account/role-words';
import { changeStaff } from '../../api/admin/staff.ts';
import type { StaffMemberWire } from '../../api/transport/wire.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

/** The display name of a staff member. */
export const nameOf = ({ fullName, username }: Pick<StaffMemberWire, 'fullName' | 'username'>): string =>
  fullName || username;

/** Changes the role or access of a person, and reports the effect. */
export const useStaffChange = (member: StaffMemberWire) => {
  const { id, version } = member;
  const name = nameOf(member);
  const { mutate, isPending } = useMutation({
    ...changeStaff,
    onError: ({ message }) => showError(message),
  });
  return {
    pending: isPending,
    setRole: (staffRole: StaffRole) =>
      mutate(
        { id, body: { staffRole, version } },
        {
          onSuccess: () => showToast(`${name} is now ${ROLE_WORDS[staffRole].title}`, 'They sign in again.'),
        },
      ),
    setDisabled: (disabled: boolean) =>
      mutate(
        { id, body: { disabled, version } },
        {
          onSuccess: () =>
            showToast(disabled ? `${name} has no access any more` : `${name} has access again`),
        },
      ),
  };
};
