import { useQueryClient } from '@tanstack/react-query';
import { accountDeletionRule } from '@wondercast/core/people/account/rules';
import { useId, useState } from 'react';
import { deleteAccount } from '../../api/session/own-account.ts';
import { setUser } from '../../api/session/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { CurrentPasswordField } from '../../ui/forms/account-fields.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';

interface DeleteFormProps {
  /** Id of the text that says what will be lost. */
  readonly id: string;
  readonly onKeep: () => void;
}

function DeleteForm({ id, onKeep }: DeleteFormProps) {
  const client = useQueryClient();
  const { form, errors, pending } = useForm({
    rule: accountDeletionRule,
    send: deleteAccount,
    onDone: () => {
      setUser(client, null);
      showToast('Account deleted', 'Your account and everything in it are gone.');
    },
    onFailed: (error) => {
      // Errors of fields are shown there; a toast could cover the sheet's buttons on a phone.
      if (!error?.issues.length) showError(error?.message ?? 'Please try again.', 'Account not deleted');
    },
  });
  return (
    <form {...form}>
      <DialogBody>
        <Stack>
          <Soft id={id}>
            This cannot be undone. Your profile, payment methods and unconfirmed bookings are deleted. Of
            bookings that are paid or confirmed we keep what an invoice needs: name, company and email.
          </Soft>
          <CurrentPasswordField label="Your password" error={errors.password ?? null} />
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" autoFocus onClick={onKeep}>
          Keep account
        </Button>
        <Button type="submit" look="bad" pending={pending}>
          Delete account
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Deletes the account after its password was entered. */
export function DeleteAccount() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const keep = () => setOpen(false);
  return (
    <>
      <Button look="badline" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={keep}
        title="Delete my account"
        role="alertdialog"
        describedBy={id}
        width={480}
      >
        <DeleteForm id={id} onKeep={keep} />
      </Dialog>
    </>
  );
}
