import type { AccountPorts } from '../ports.ts';

/** Until the answer is gone: looking up and mailing in the same place would slow it down. */
const PAUSE_MS = 1_000;

/**
 * Queues a reset link to the account with this address. The account is looked up after the reply, so known and unknown
 * addresses differ neither in words nor in time.
 */
export const requestPasswordReset =
  ({ unitOfWork, newToken, now }: Pick<AccountPorts, 'unitOfWork' | 'newToken' | 'now'>) =>
  ({ email }: { email: string }): Promise<void> =>
    unitOfWork(({ jobs }) =>
      jobs.add(
        { task: 'mail-password-reset', payload: { email, requestId: newToken() } },
        new Date(now().getTime() + PAUSE_MS),
      ),
    );
