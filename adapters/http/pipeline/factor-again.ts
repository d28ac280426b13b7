import { Refusal } from '@wondercast/core/kernel/refusal';
import { FactorNeeded } from '@wondercast/core/people/account/steps/assert-factor';
import type { SignedIn } from '@wondercast/core/people/caller';
import { encodeSecondStep } from '@wondercast/openapi/codec/staff';
import type { SessionAccess } from './session.ts';

/**
 * Runs work that needs a recent second factor. Without one, the session waits for a factor as after a password, and the refusal
 * lists the ways: the client calls `/api/login/code` or uses a passkey, and then repeats the request.
 * @throws Refusal 'forbidden' with `secondFactor`, and what the work throws
 */
export const withFactor = async <Result>(
  session: SessionAccess,
  { accountId, passwordVersion }: SignedIn,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FactorNeeded) || passwordVersion === undefined) throw error;
    session.beginSecondStep({ id: accountId, passwordVersion });
    throw new Refusal(error.kind, error.message, {
      code: 'second_factor_needed',
      details: { secondFactor: encodeSecondStep(error.step) },
    });
  }
};
