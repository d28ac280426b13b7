import { signInRule } from '@wondercast/core/account/rules';
import { WRONG_CREDENTIALS } from '@wondercast/core/account/words';
import { signIn } from '../../api/session/session.ts';
import { useAccountForm } from './use-account-form.ts';

export const useSignIn = () =>
  useAccountForm({
    rule: signInRule,
    send: signIn,
    welcome: ({ username }) => ['Login successful', `Welcome back, ${username}!`],
    failure: WRONG_CREDENTIALS,
  });
