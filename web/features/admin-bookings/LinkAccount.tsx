import { useMutation } from '@tanstack/react-query';
import { MAX_USERNAME_LENGTH } from '@wondercast/core/people/account/account-lengths';
import { useState } from 'react';
import { linkAccount } from '../../api/admin/link-account.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';

interface LinkAccountProps {
  readonly booking: AdminBookingWire;
  readonly onClose: () => void;
}

/** Sets or removes the account that a booking belongs to. */
export function LinkAccount({ booking, onClose }: LinkAccountProps) {
  const { id, user, version, email } = booking;
  const [name, setName] = useState(user ? '' : email);
  const { mutate, isPending, error } = useMutation({
    ...linkAccount,
    onSuccess: (changed) => {
      showToast(
        changed.user ? `Linked to ${changed.user.username}` : 'Account taken away',
        changed.bookingReference,
      );
      onClose();
    },
  });
  const why =
    error && (error instanceof ApiError ? error.message : 'The shop cannot be reached. Please try again.');
  return (
    <Dialog isOpen onClose={onClose} title={user ? 'Take the account away' : 'Link to account'} width={520}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ id, account: user ? null : name.trim(), version });
        }}
      >
        <DialogBody>
          <Soft style={{ marginBottom: 16 }}>
            {user
              ? `${user.username} no longer sees this booking. The links in its mails still open it.`
              : 'Whoever has the account sees and changes this booking as their own. Make sure that it is theirs.'}
          </Soft>
          {user ? (
            why && <Soft role="alert">{why}</Soft>
          ) : (
            <TextField
              label="Username or email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_USERNAME_LENGTH}
              value={name}
              error={why}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </DialogBody>
        <DialogFooter>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look={user ? 'bad' : 'primary'} pending={isPending}>
            {user ? 'Take it away' : 'Link to account'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
