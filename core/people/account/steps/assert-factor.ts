import { Refusal } from '../../../kernel/refusal.ts';
import type { SignedIn } from '../../caller.ts';
import type { AccountPorts } from '../ports.ts';
import type { SecondStep } from '../second-factor.ts';
import { CODE_NEEDED } from '../words.ts';

/** How long a second factor counts after it was given, in milliseconds. */
const PRESENT_MS = 10 * 60 * 1000;

/** The password was right, and a second factor must be given in this session before the request is repeated. */
export class FactorNeeded extends Refusal {
  readonly step: SecondStep;

  constructor(step: SecondStep) {
    super('forbidden', CODE_NEEDED);
    this.step = step;
  }
}

/**
 * Passes when the caller's account has no second factor that can be asked for, or one was given in this session within ten minutes. So a
 * person who knows only the password, in a browser that was left open, can neither add nor remove a way to sign in. It is checked after the
 * password.
 * @throws FactorNeeded
 */
export const assertFactor = async (
  { read, now }: Pick<AccountPorts, 'read' | 'now'>,
  { accountId, factorAt = null }: SignedIn,
): Promise<void> => {
  if (factorAt && now().getTime() - factorAt.getTime() < PRESENT_MS) return;
  const step = (await read.secondFactors.kindsOf([accountId])).get(accountId);
  if (step) throw new FactorNeeded(step);
};
