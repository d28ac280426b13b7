import { MAX_EMAIL_LENGTH } from '@wondercast/core/people/account/account-lengths';
import type { StaffRole } from '@wondercast/core/people/account/permissions';
import { invitationRule } from '@wondercast/core/people/account/staff-rules';
import { useRef, useState } from 'react';
import { inviteStaff } from '../../api/admin/staff.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { ROLE_OPTIONS } from './role-options.ts';

const OTHERS_FIRST: StaffRole = 'desk';

/** Mails an invitation to an address, with a role. */
export function InviteForm({ onClose }: { readonly onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [staffRole, setStaffRole] = useState<StaffRole>(OTHERS_FIRST);
  const { errors, pending, submit } = useSubmission({
    form,
    rule: invitationRule,
    send: inviteStaff.mutationFn,
    onDone: (invitation) => {
      onClose();
      showToast('Invitation sent', `${invitation.email} can accept it within seven days.`);
    },
    onFailed: (error) => {
      if (!error?.issues.length) showError(error?.words ?? 'Failed to send the invitation');
    },
  });
  return (
    <FormDialog
      title="Invite Someone"
      form={form}
      dirty={email !== ''}
      pending={pending}
      saveLabel="Send invitation"
      onSave={() => submit({ email, staffRole })}
      onClose={onClose}
    >
      <Stack>
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoFocus
          required
          maxLength={MAX_EMAIL_LENGTH}
          value={email}
          error={errors.email ?? null}
          hint="The link works once, within seven days"
          onChange={({ target }) => setEmail(target.value)}
        />
        <FieldGroup label="Role" error={errors.staffRole ?? null}>
          {ROLE_OPTIONS.map(({ value, label, text }) => (
            <ChoiceCard
              key={value}
              type="radio"
              name="staffRole"
              title={label}
              text={text}
              checked={staffRole === value}
              onChange={() => setStaffRole(value)}
            />
          ))}
        </FieldGroup>
      </Stack>
    </FormDialog>
  );
}
