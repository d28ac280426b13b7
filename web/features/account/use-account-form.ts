import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { setUser } from '../../api/session/session.ts';
import type { UserWire } from '../../api/transport/wire.ts';
import { type Rule, useSubmission } from '../../forms/use-submission.ts';
import { say, sayError } from '../../ui/overlays/toasts.ts';

interface AccountForm<Output> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly rule: Rule<Output>;
  readonly send: (input: Output) => Promise<UserWire>;
  /** Title and text of the message on success. */
  readonly welcome: (user: UserWire) => readonly [string, string];
  readonly failure: string;
}

/** Judges a form by its rule, sends it, and makes whoever is answered the current user. */
export function useAccountForm<Output>({ form, rule, send, welcome, failure }: AccountForm<Output>) {
  const client = useQueryClient();
  return useSubmission({
    form,
    rule,
    send,
    onDone: (user) => {
      setUser(client, user);
      say(...welcome(user));
    },
    onFailed: (error) => sayError(error?.words ?? failure),
  });
}
