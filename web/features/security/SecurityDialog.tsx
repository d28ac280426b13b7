import { useState } from 'react';
import { removeAuthenticator, removePasskey, renewRecoveryCodes } from '../../api/session/second-factor.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasswordAgain } from './PasswordAgain.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpApp } from './SetUpApp.tsx';

/** The security setting to change. */
export type SecurityChange =
  | { readonly kind: 'set-up-app' | 'remove-app' | 'new-codes' | 'add-passkey' }
  | { readonly kind: 'remove-passkey'; readonly id: string; readonly name: string };

const TITLES: Readonly<Record<SecurityChange['kind'], string>> = {
  'set-up-app': 'Set up an authenticator app',
  'remove-app': 'Remove the authenticator app',
  'new-codes': 'New recovery codes',
  'add-passkey': 'Add a passkey',
  'remove-passkey': 'Remove the passkey',
};

interface BodyProps {
  readonly change: SecurityChange;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function Body({ change, onCodes, onClose }: BodyProps) {
  const closeSaying = (words: string) => () => {
    onClose();
    showToast(words);
  };
  switch (change.kind) {
    case 'set-up-app':
      return <SetUpApp onCodes={onCodes} onClose={onClose} />;
    case 'add-passkey':
      return <AddPasskey onClose={onClose} />;
    case 'new-codes':
      return (
        <PasswordAgain
          text="The codes that you have now end."
          actLabel="Make new codes"
          send={renewRecoveryCodes.mutationFn}
          onDone={({ codes }) => onCodes(codes)}
          onClose={onClose}
        />
      );
    case 'remove-app':
      return (
        <PasswordAgain
          text="Its recovery codes go too. Passkeys stay."
          actLabel="Remove"
          look="bad"
          send={removeAuthenticator.mutationFn}
          onDone={closeSaying('Authenticator app removed')}
          onClose={onClose}
        />
      );
    case 'remove-passkey':
      return (
        <PasswordAgain
          text={`${change.name} does not sign you in any more.`}
          actLabel="Remove"
          look="bad"
          send={removePasskey(change.id).mutationFn}
          onDone={closeSaying('Passkey removed')}
          onClose={onClose}
        />
      );
  }
}

interface SecurityDialogProps {
  readonly change: SecurityChange;
  readonly onClose: () => void;
}

/** Changes one security setting. New recovery codes are shown once, and can only be closed by their button. */
export default function SecurityDialog({ change, onClose }: SecurityDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog
      isOpen
      role={codes ? 'alertdialog' : 'dialog'}
      title={codes ? 'Your recovery codes' : TITLES[change.kind]}
      width={520}
      onClose={codes ? () => undefined : onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onClose={onClose} />
      ) : (
        <Body change={change} onCodes={setCodes} onClose={onClose} />
      )}
    </Dialog>
  );
}
