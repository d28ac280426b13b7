import { useQueryClient } from '@tanstack/react-query';
import { setUser } from '../../api/session/session.ts';
import type { UserWire } from '../../api/transport/wire.ts';
import { useForm } from '../../forms/use-form.ts';
import type { Rule } from '../../forms/use-submission.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

interface AccountForm<Output> {
  readonly rule: Rule<Output>;
  readonly send: (input: Output) => Promise<UserWire>;
  /** Title and text of the success message. */
  readonly welcome: (user: UserWire) => readonly [string, string];
  readonly failure: string;
  /** Called instead of a message when the password was right and one of these second factors is needed. */
  readonly onSecondStep?: (ways: readonly string[]) => void;
}

/** Validates a form by its rule, submits it, and makes the account in the response the current user. */
export function useAccountForm<Output>({ rule, send, welcome, failure, onSecondStep }: AccountForm<Output>) {
  const client = useQueryClient();
  return useForm({
    rule,
    send: (input: Output) => send(input),
    onDone: (user) => {
      setUser(client, user);
      showToast(...welcome(user));
    },
    onFailed: (error) => {
      if (error?.secondFactor && onSecondStep) onSecondStep(error.secondFactor);
      else showError(error?.words ?? failure);
    },
  });
}
