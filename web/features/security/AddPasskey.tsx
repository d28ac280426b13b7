import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { passkeyRule, passwordAgainRule } from '@wondercast/core/people/account/staff-rules';
import { addPasskey } from '../../api/session/second-factor.ts';
import { useForm } from '../../forms/use-form.ts';
import { CurrentPasswordField } from '../../ui/forms/account-fields.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';

/** A bare IP address, for which browsers cannot create passkeys. */
const isBareAddress = (hostname: string): boolean => /^[\d.]+$|^\[/.test(hostname);

const RULE = passwordAgainRule.extend({ name: passkeyRule.shape.name });

/** The body of a dialog that names and creates a passkey. */
export function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const { form, errors, pending } = useForm({
    rule: RULE,
    send: addPasskey.mutationFn,
    onDone: () => {
      onClose();
      showToast('Passkey added', 'It signs you in from now on.');
    },
    onFailed: (error) => {
      if (!error?.issues.length)
        showError(error?.message ?? 'Your browser made none. You can try again.', 'Passkey not added');
    },
  });
  return (
    <form {...form}>
      <DialogBody>
        <Stack>
          {isBareAddress(location.hostname) && (
            <Note tone="warn">{`Browsers make passkeys for names such as shop.example or localhost, and not for a bare address such as ${location.hostname}. Open the shop by its name first.`}</Note>
          )}
          <Soft>Sign in by fingerprint, face, PIN or a security key. Your browser asks for it next.</Soft>
          <TextField
            label="Name"
            name="name"
            autoFocus
            autoComplete="off"
            maxLength={maxLengthOf(passkeyRule, 'name')}
            hint="For example: Laptop"
            error={errors.name ?? null}
          />
          <CurrentPasswordField label="Current password" error={errors.password ?? null} />
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending}>
          Add passkey
        </Button>
      </DialogFooter>
    </form>
  );
}
