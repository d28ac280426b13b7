import type { Ports } from '../../ports.ts';

/** Until the answer is gone: looking up and mailing in the same place would slow it down. */
const PAUSE_MS = 1_000;

/**
 * Has a reset link mailed to whoever has this address. Nobody is looked up before the answer is gone, so known and unknown
 * addresses are told apart by neither words nor time.
 */
export const requestPasswordReset =
  ({ unitOfWork, newToken, now }: Pick<Ports, 'unitOfWork' | 'newToken' | 'now'>) =>
  ({ email }: { email: string }): Promise<void> =>
    unitOfWork(({ jobs }) =>
      jobs.add(
        { task: 'mail-password-reset', payload: { email, requestId: newToken() } },
        new Date(now().getTime() + PAUSE_MS),
      ),
    );
