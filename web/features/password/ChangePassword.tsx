import { useQueryClient } from '@tanstack/react-query';
import { passwordChangeRule } from '@wondercast/core/people/account/rules';
import { useState } from 'react';
import { userQuery } from '../../api/session/account.ts';
import { changePassword } from '../../api/session/own-account.ts';
import { useForm } from '../../forms/use-form.ts';
import { CurrentPasswordField, NewPasswordField } from '../../ui/forms/account-fields.tsx';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';

function ChangeForm({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const [endOtherAccess, setEndOtherAccess] = useState(false);
  const { form, errors, pending } = useForm({
    rule: passwordChangeRule,
    more: { endOtherAccess },
    send: changePassword,
    onDone: (user) => {
      client.setQueryData(userQuery.queryKey, user);
      onClose();
      showToast('Password changed', 'You have been signed out everywhere else.');
    },
    onFailed: (error) => {
      // Errors of fields are shown there; a toast could cover the sheet's buttons on a phone.
      if (!error?.issues.length) showError(error?.message ?? 'Please try again.', 'Password not changed');
    },
  });
  return (
    <form {...form}>
      <DialogBody>
        <Stack>
          <CurrentPasswordField
            label="Current password"
            name="currentPassword"
            autoFocus
            error={errors.currentPassword ?? null}
          />
          <NewPasswordField
            name="newPassword"
            hint="At least 6 characters. You will be signed out everywhere else."
            error={errors.newPassword ?? null}
          />
          <ChoiceCard
            type="checkbox"
            title="Also remove second factors and end calendar addresses"
            checked={endOtherAccess}
            onChange={() => setEndOtherAccess(!endOtherAccess)}
          />
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending}>
          {pending ? 'Changing...' : 'Change password'}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Changes the password, for which the current one is required. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change password
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Change password" width={480}>
        <ChangeForm onClose={close} />
      </Dialog>
    </>
  );
}
