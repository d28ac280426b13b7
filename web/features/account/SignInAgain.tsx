import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInAddress } from '../../addresses/return-address.ts';
import { setUser } from '../../api/session/session.ts';
import { declineSignIn } from '../../api/session/session-end.ts';
import type { UserWire } from '../../api/transport/wire.ts';
import { CurrentPasswordField, UsernameField } from '../../ui/forms/account-fields.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Soft, TextLink } from '../../ui/primitives/Text.tsx';
import { CodeField } from './CodeField.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { type SecondStep, useCode, useSignIn } from './use-sign-in.ts';

interface SignInAgainProps {
  readonly isOpen: boolean;
  /** The account whose session has ended; null when it is unknown after a reload. */
  readonly account: UserWire | null;
  readonly guest: { readonly text: string; readonly label: string } | null;
}

interface SecondStepFormProps extends SecondStep {
  readonly onStartAgain: () => void;
}

function CodeForm({ passkey, onStartAgain }: Omit<SecondStepFormProps, 'code'>) {
  const { form, errors, pending } = useCode();
  return (
    <form {...form}>
      <DialogBody>
        <Stack>
          <CodeField error={errors.code ?? null} />
          {passkey && <PasskeyButton only={false} />}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onStartAgain}>
          Start again
        </Button>
        <Button type="submit" pending={pending}>
          {pending ? 'Logging in...' : 'Confirm'}
        </Button>
      </DialogFooter>
    </form>
  );
}

function SecondStepForm({ code, passkey, onStartAgain }: SecondStepFormProps) {
  if (code) return <CodeForm passkey={passkey} onStartAgain={onStartAgain} />;
  return (
    <>
      <DialogBody>
        <PasskeyButton only />
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onStartAgain}>
          Start again
        </Button>
      </DialogFooter>
    </>
  );
}

function Form({ account, guest }: Omit<SignInAgainProps, 'isOpen'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { form, errors, pending, secondStep, startAgain } = useSignIn();
  if (secondStep) return <SecondStepForm {...secondStep} onStartAgain={startAgain} />;
  return (
    <form {...form}>
      <DialogBody>
        <Stack>
          <Soft>{guest?.text ?? 'Sign in again to continue. What you have typed stays as it is.'}</Soft>
          <UsernameField
            // What was typed under one account must not be sent under another.
            readOnly={account !== null}
            defaultValue={account?.username}
            error={errors.username ?? null}
          />
          <CurrentPasswordField autoFocus={account !== null} error={errors.password ?? null} />
          {account && (
            <p style={{ fontSize: 15 }}>
              <TextLink
                as="button"
                type="button"
                style={{ padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
                onClick={() => {
                  setUser(client, null);
                  navigate(signInAddress(pathname + search));
                }}
              >
                Use another account
              </TextLink>
            </p>
          )}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={() => (guest ? setUser(client, null) : declineSignIn())}>
          {guest?.label ?? 'Not now'}
        </Button>
        <Button type="submit" pending={pending}>
          {pending ? 'Logging in...' : 'Login'}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** A sign-in dialog over the page, which stays as it is. */
export default function SignInAgain({ isOpen, ...form }: SignInAgainProps) {
  return (
    <Dialog isOpen={isOpen} onClose={declineSignIn} title="Your session has ended" width={480}>
      <Form {...form} />
    </Dialog>
  );
}
