import type { AccountPorts } from '../ports.ts';

/** Delay in milliseconds until the reply is sent: a look-up and a mail in the same process would slow the reply down. */
const PAUSE_MS = 1_000;

/**
 * Queues a reset link to the account with this address. The account is looked up after the reply, so that known and unknown addresses
 * differ neither in the reply nor in its time.
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
