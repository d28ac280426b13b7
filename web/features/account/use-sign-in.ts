import { signInRule } from '@wondercast/core/people/account/rules';
import { codeRule } from '@wondercast/core/people/account/staff-rules';
import { WRONG_CODE, WRONG_CREDENTIALS } from '@wondercast/core/people/account/words';
import { useState } from 'react';
import { signIn, signInByCode } from '../../api/session/session.ts';
import { useAccountForm } from './use-account-form.ts';

export const welcome = ({ username }: { readonly username: string }) =>
  ['Login successful', `Welcome back, ${username}!`] as const;

/** How a sign-in can go on after its password. */
export interface SecondStep {
  /** A code of an app, or a recovery code. */
  readonly code: boolean;
  readonly passkey: boolean;
}

/** The form for the password, and what has to follow; null when nothing has. The shop waits minutes for that: it can be started again. */
export const useSignIn = () => {
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const form = useAccountForm({
    rule: signInRule,
    send: signIn,
    welcome,
    failure: WRONG_CREDENTIALS,
    onSecondStep: (ways) =>
      setSecondStep({ code: ways.includes('authenticator'), passkey: ways.includes('passkey') }),
  });
  return { ...form, secondStep, startAgain: () => setSecondStep(null) };
};

/** The form for the second step. */
export const useCode = () =>
  useAccountForm({ rule: codeRule, send: signInByCode, welcome, failure: WRONG_CODE });
