import { signInRule } from '@wondercast/core/account/rules';
import { codeRule } from '@wondercast/core/account/staff-rules';
import { WRONG_CODE, WRONG_CREDENTIALS } from '@wondercast/core/account/words';
import { useState } from 'react';
import { signIn, signInByCode } from '../../api/session/session.ts';
import { useAccountForm } from './use-account-form.ts';

const welcome = ({ username }: { readonly username: string }) =>
  ['Login successful', `Welcome back, ${username}!`] as const;

/** The form for the password, and whether a second factor has to follow. */
export const useSignIn = () => {
  const [asksCode, setAsksCode] = useState(false);
  const form = useAccountForm({
    rule: signInRule,
    send: signIn,
    welcome,
    failure: WRONG_CREDENTIALS,
    onSecondStep: () => setAsksCode(true),
  });
  return { ...form, asksCode };
};

/** The form for the second step. */
export const useCode = () =>
  useAccountForm({ rule: codeRule, send: signInByCode, welcome, failure: WRONG_CODE });
