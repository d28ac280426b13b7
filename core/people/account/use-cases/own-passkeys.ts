import { invalid, Refusal } from '../../../kernel/refusal.ts';
import { actorOf, type Caller, requireSignedIn } from '../../caller.ts';
import type { AccountPorts } from '../ports.ts';
import { type CeremonyJson, MOST_PASSKEYS } from '../second-factor.ts';
import { assertFactor } from '../steps/assert-factor.ts';
import { assertPassword } from '../steps/assert-password.ts';
import { lockOwnAccount } from '../steps/lock-own-account.ts';
import { notifyOwner } from '../steps/notify-owner.ts';
import { PASSKEY_NOT_FOUND, TOO_MANY_PASSKEYS, WRONG_PASSKEY } from '../words.ts';

/**
 * Returns the browser's options for creating a passkey. The password must be entered again, and an existing factor given: a session alone
 * must not add a way to sign in.
 * @throws Refusal 'unauthenticated', 'invalid' on `password`, 'conflict' (too many), FactorNeeded
 */
export const startPasskey =
  ({ read, passwords, passkeys, now }: Pick<AccountPorts, 'read' | 'passwords' | 'passkeys' | 'now'>) =>
  async (caller: Caller, password: string) => {
    const signedIn = requireSignedIn(caller);
    await assertPassword({ read, passwords }, signedIn, password, 'password');
    await assertFactor({ read, now }, signedIn);
    const known = await read.secondFactors.passkeysOf(signedIn.accountId);
    if (known.length >= MOST_PASSKEYS) throw new Refusal('conflict', TOO_MANY_PASSKEYS);
    return passkeys.startRegistration({ id: signedIn.accountId, username: signedIn.username }, known);
  };

/**
 * Stores the public key of a new passkey. Concurrent requests of one account are counted one after another.
 * @throws Refusal 'unauthenticated', 'invalid' (the answer is not right), 'conflict' (known already, too many)
 */
export const addPasskey =
  ({
    unitOfWork,
    passkeys,
    now,
    newToken,
  }: Pick<AccountPorts, 'unitOfWork' | 'passkeys' | 'now' | 'newToken'>) =>
  async (
    caller: Caller,
    { name, answer }: { name: string; answer: CeremonyJson },
    challenge: string,
  ): Promise<void> => {
    const signedIn = requireSignedIn(caller);
    const made = await passkeys.finishRegistration(answer, challenge);
    if (!made) throw invalid('answer', WRONG_PASSKEY);
    await unitOfWork(async (store) => {
      const { secondFactors, audit } = store;
      await lockOwnAccount(store, signedIn);
      const known = await secondFactors.passkeysOf(signedIn.accountId);
      if (known.length >= MOST_PASSKEYS) throw new Refusal('conflict', TOO_MANY_PASSKEYS);
      const at = now();
      await secondFactors.addPasskey({ ...made, name, accountId: signedIn.accountId, createdAt: at });
      await audit.add({
        at,
        actor: actorOf(signedIn),
        action: 'passkey.added',
        subject: 'account',
        subjectId: String(signedIn.accountId),
        details: {},
      });
      await notifyOwner({ newToken }, store, signedIn.accountId, { notice: 'passkey-added', at });
    });
  };

/** @throws Refusal 'unauthenticated', 'invalid' on `password`, 'not-found', FactorNeeded */
export const removePasskey =
  (ports: Pick<AccountPorts, 'read' | 'passwords' | 'unitOfWork' | 'now' | 'newToken'>) =>
  async (caller: Caller, id: string, password: string): Promise<void> => {
    const signedIn = requireSignedIn(caller);
    await assertPassword(ports, signedIn, password, 'password');
    await assertFactor(ports, signedIn);
    await ports.unitOfWork(async (store) => {
      const { secondFactors, audit } = store;
      if (!(await secondFactors.removePasskey(signedIn.accountId, id)))
        throw new Refusal('not-found', PASSKEY_NOT_FOUND);
      const at = ports.now();
      await audit.add({
        at,
        actor: actorOf(signedIn),
        action: 'passkey.removed',
        subject: 'account',
        subjectId: String(signedIn.accountId),
        details: {},
      });
      await notifyOwner(ports, store, signedIn.accountId, { notice: 'passkey-removed', at });
    });
  };
