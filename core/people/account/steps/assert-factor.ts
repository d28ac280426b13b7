import { Refusal } from '../../../kernel/refusal.ts';
import type { SignedIn } from '../../caller.ts';
import type { AccountPorts } from '../ports.ts';
import type { SecondStep } from '../second-factor.ts';
import { CODE_NEEDED } from '../words.ts';

/** How long a second factor that was given counts as present, in milliseconds. */
const PRESENT_MS = 10 * 60 * 1000;

/** The password was right, and a second factor has to be given in this session before the same is asked again. */
export class FactorNeeded extends Refusal {
  readonly step: SecondStep;

  constructor(step: SecondStep) {
    super('forbidden', CODE_NEEDED);
    this.step = step;
  }
}

/**
 * Holds when the caller's account has no second factor that is asked for, or one was given in this session within ten minutes: who
 * knows a password alone, in a browser that was left open, neither adds a way in nor takes one away. Asked after the password.
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
