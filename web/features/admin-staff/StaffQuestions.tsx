import { useMutation } from '@tanstack/react-query';
import type { StaffRole } from '@wondercast/core/people/account/permissions';
import { ROLE_WORDS } from '@wondercast/core/people/account/role-words';
import { changeStaff, resetSecondFactor, withdrawInvitation } from '../../api/admin/staff.ts';
import type { InvitationWire, StaffMemberWire } from '../../api/transport/wire.ts';
import { DeleteDialog } from '../../forms/DeleteDialog.tsx';
import { AskDialog } from '../../ui/overlays/AskDialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { nameOf } from './use-staff-change.ts';

/** The current question. */
export type StaffQuestion =
  | { readonly kind: 'disable' | 'reset'; readonly member: StaffMemberWire }
  | { readonly kind: 'own-role'; readonly member: StaffMemberWire; readonly role: StaffRole }
  | { readonly kind: 'withdraw'; readonly invitation: InvitationWire };

interface StaffQuestionsProps {
  readonly asked: StaffQuestion | null;
  readonly onClose: () => void;
}

/** Asks before somebody loses access, a second factor, an invitation, or their own role. */
export function StaffQuestions({ asked, onClose }: StaffQuestionsProps) {
  const change = useMutation({
    ...changeStaff,
    onError: ({ message }) => showError(message),
    onSettled: onClose,
  });
  return (
    <>
      <AskDialog
        subject={asked?.kind === 'disable' ? asked.member : null}
        title="Disable access"
        textOf={(member) =>
          `${nameOf(member)} is signed out everywhere and cannot sign in until access is given back.`
        }
        keepLabel="Keep access"
        actLabel="Disable"
        pending={change.isPending}
        onKeep={onClose}
        onAct={(member) =>
          change.mutate(
            { id: member.id, body: { disabled: true, version: member.version } },
            { onSuccess: () => showToast(`${nameOf(member)} has no access any more`) },
          )
        }
      />
      <AskDialog
        subject={asked?.kind === 'own-role' ? asked : null}
        title="Change your own role"
        textOf={({ role }) =>
          `You are ${ROLE_WORDS[role].title} then, and only an owner can change it back. You sign in again.`
        }
        keepLabel="Stay as I am"
        actLabel="Change my role"
        pending={change.isPending}
        onKeep={onClose}
        onAct={({ member: { id, version }, role }) =>
          change.mutate({ id, body: { staffRole: role, version } })
        }
      />
      <DeleteDialog
        subject={asked?.kind === 'reset' ? asked.member : null}
        mutation={resetSecondFactor}
        title="Reset second factor"
        textOf={(member) =>
          `For somebody who has lost it: passkeys, app and recovery codes of ${nameOf(member)} go, and they are signed out everywhere.`
        }
        keepLabel="Keep it"
        actLabel="Reset"
        done="Second factor reset"
        failed="Failed to reset the second factor"
        onClose={onClose}
      />
      <DeleteDialog
        subject={asked?.kind === 'withdraw' ? asked.invitation : null}
        mutation={withdrawInvitation}
        title="Withdraw invitation"
        textOf={({ email }) => `The link that was mailed to ${email} ends.`}
        keepLabel="Keep it"
        actLabel="Withdraw"
        done="Invitation withdrawn"
        failed={showError}
        onClose={onClose}
      />
    </>
  );
}
