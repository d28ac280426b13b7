import { MAX_CODE_LENGTH } from '@wondercast/core/people/account/account-lengths';
import { codeRule } from '@wondercast/core/people/account/staff-rules';
import { useState } from 'react';
import { styled } from 'styled-components';
import { confirmAuthenticator, startAuthenticator } from '../../api/session/second-factor.ts';
import { useForm } from '../../forms/use-form.ts';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';
import { PasswordAgain } from './PasswordAgain.tsx';
import { QrCode } from './QrCode.tsx';

const Scan = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 20px;
  align-items: center;
  & > div {
    flex: 1;
    min-width: 180px;
  }
  & code {
    display: block;
    margin-top: 8px;
    overflow-wrap: anywhere;
    font: 500 15px/1.5 ui-monospace, monospace;
  }
`;

interface Started {
  /** In base32. */
  readonly secret: string;
  /** Starts with `otpauth:`. */
  readonly address: string;
}

interface SetUpAppProps {
  /** Called with the recovery codes, which are shown only once. */
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function FirstCode({ started, onCodes, onClose }: SetUpAppProps & { readonly started: Started }) {
  const { form, errors, pending } = useForm({
    rule: codeRule,
    send: confirmAuthenticator.mutationFn,
    onDone: ({ codes }) => onCodes(codes),
    onFailed: (error) => {
      if (!error?.issues.length) showError(error?.message ?? 'Please try again.');
    },
  });
  return (
    <form {...form}>
      <DialogBody>
        <Stack>
          <Scan>
            <QrCode address={started.address} label="QR code for your authenticator app" />
            <div>
              <Soft>Scan this with your authenticator app, or type the secret:</Soft>
              <code>{started.secret}</code>
            </div>
          </Scan>
          <TextField
            label="Code"
            name="code"
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={MAX_CODE_LENGTH}
            hint="The six digits that the app shows now"
            error={errors.code ?? null}
          />
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={pending}>
          Turn it on
        </Button>
      </DialogFooter>
    </form>
  );
}

/** The body of a dialog that asks for the password, shows the QR code, and takes the app's first code. */
export function SetUpApp({ onCodes, onClose }: SetUpAppProps) {
  const [started, setStarted] = useState<Started | null>(null);
  if (started) return <FirstCode started={started} onCodes={onCodes} onClose={onClose} />;
  return (
    <PasswordAgain
      text="An app on your phone shows a code that changes every 30 seconds. You need it after your password."
      actLabel="Continue"
      send={startAuthenticator.mutationFn}
      onDone={setStarted}
      onClose={onClose}
    />
  );
}
