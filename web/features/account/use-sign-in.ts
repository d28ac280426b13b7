import { signInRule } from '@wondercast/core/people/account/rules';
import { codeRule } from '@wondercast/core/people/account/staff-rules';
import { WRONG_CODE, WRONG_CREDENTIALS } from '@wondercast/core/people/account/words';
import { useState } from 'react';
import { signIn, signInByCode } from '../../api/session/session.ts';
import { useAccountForm } from './use-account-form.ts';

export const welcome = ({ username }: { readonly username: string }) =>
  ['Login successful', `Welcome back, ${username}!`] as const;

/** The second factors that are possible after the password. */
export interface SecondStep {
  /** A code of an authenticator app, or a recovery code. */
  readonly code: boolean;
  readonly passkey: boolean;
}

/**
 * The password form, and the second step; null when none is needed. The server waits for it a few minutes, after which the user
 * starts again.
 */
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
