import type { AccountNotice } from '../../../kernel/account-notices.ts';
import { invalid, Refusal } from '../../../kernel/refusal.ts';
import { actorOf, type Caller, requireSignedIn, type SignedIn } from '../../caller.ts';
import type { AccountPorts, AccountStore } from '../ports.ts';
import { RECOVERY_CODES, type SecondFactorState } from '../second-factor.ts';
import { assertFactor } from '../steps/assert-factor.ts';
import { assertPassword } from '../steps/assert-password.ts';
import { lockOwnAccount } from '../steps/lock-own-account.ts';
import { notifyOwner } from '../steps/notify-owner.ts';
import { AUTHENTICATOR_NOT_STARTED, AUTHENTICATOR_SET, WRONG_CODE } from '../words.ts';

/**
 * The caller's second factors, and whether one is required.
 * @throws Refusal 'unauthenticated'
 */
export const ownSecondFactor =
  ({ read }: Pick<AccountPorts, 'read'>) =>
  async (caller: Caller): Promise<SecondFactorState> => {
    const { accountId, role } = requireSignedIn(caller);
    const [account, app, recoveryCodesLeft, passkeys, isRequired] = await Promise.all([
      read.accounts.byId(accountId),
      read.secondFactors.authenticatorOf(accountId),
      read.secondFactors.recoveryCodesLeft(accountId),
      read.secondFactors.passkeysOf(accountId),
      read.secondFactors.isRequired(),
    ]);
    return {
      authenticator: Boolean(app?.confirmedAt),
      recoveryCodesLeft,
      passkeys,
      required: isRequired && role === 'admin',
      emailConfirmed: account?.email === null || Boolean(account?.emailConfirmedAt),
    };
  };

const HEX = 16;

/** Ten recovery codes in the form that people read, with 64 bits each: `0123-4567-89ab-cdef`. */
const newRecoveryCodes = ({ newToken, hashToken }: Pick<AccountPorts, 'newToken' | 'hashToken'>) =>
  Array.from({ length: RECOVERY_CODES }, () => hashToken(newToken()).slice(0, HEX));

const readable = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** The action of each in the audit log. */
const ACTIONS = {
  'authenticator-added': 'authenticator.added',
  'authenticator-removed': 'authenticator.removed',
  'recovery-codes-renewed': 'recovery-codes.renewed',
} as const satisfies Partial<Record<AccountNotice, string>>;

/** Records a change of a second factor in the audit log, and tells its owner. */
const noteOwn = async (
  { newToken, now }: Pick<AccountPorts, 'newToken' | 'now'>,
  store: Pick<AccountStore, 'audit' | 'jobs'>,
  caller: SignedIn,
  notice: keyof typeof ACTIONS,
): Promise<void> => {
  const at = now();
  await store.audit.add({
    at,
    actor: actorOf(caller),
    action: ACTIONS[notice],
    subject: 'account',
    subjectId: String(caller.accountId),
    details: {},
  });
  await notifyOwner({ newToken }, store, caller.accountId, { notice, at });
};

/**
 * Creates a new secret for an authenticator app. It is not asked for until its first code is right.
 * @throws Refusal 'unauthenticated', 'invalid' on `password`, 'conflict' (one is set up), FactorNeeded
 */
export const startAuthenticator =
  ({
    read,
    unitOfWork,
    passwords,
    oneTimeCodes,
    now,
  }: Pick<AccountPorts, 'read' | 'unitOfWork' | 'passwords' | 'oneTimeCodes' | 'now'>) =>
  async (caller: Caller, password: string): Promise<{ secret: string; address: string }> => {
    const signedIn = requireSignedIn(caller);
    await assertPassword({ read, passwords }, signedIn, password, 'password');
    await assertFactor({ read, now }, signedIn);
    const secret = oneTimeCodes.newSecret();
    const started = await unitOfWork(({ secondFactors }) =>
      secondFactors.startAuthenticator(signedIn.accountId, secret),
    );
    if (!started) throw new Refusal('conflict', AUTHENTICATOR_SET);
    return { secret, address: oneTimeCodes.address(secret, signedIn.username) };
  };

/**
 * Turns the authenticator on by its first code, and returns the recovery codes, which are shown only this once.
 * @throws Refusal 'unauthenticated', 'invalid' on `code`, 'conflict' (nothing was started, or one is set up)
 */
export const confirmAuthenticator =
  (ports: Pick<AccountPorts, 'read' | 'unitOfWork' | 'oneTimeCodes' | 'newToken' | 'hashToken' | 'now'>) =>
  async (caller: Caller, code: string): Promise<readonly string[]> => {
    const signedIn = requireSignedIn(caller);
    const { accountId } = signedIn;
    const at = ports.now();
    const app = await ports.read.secondFactors.authenticatorOf(accountId);
    if (!app) throw new Refusal('conflict', AUTHENTICATOR_NOT_STARTED);
    if (app.confirmedAt) throw new Refusal('conflict', AUTHENTICATOR_SET);
    const step = ports.oneTimeCodes.stepOf(app.secret, code, at);
    if (step === null) throw invalid('code', WRONG_CODE);
    const codes = newRecoveryCodes(ports);
    await ports.unitOfWork(async (store) => {
      const { secondFactors } = store;
      await lockOwnAccount(store, signedIn);
      if (!(await secondFactors.confirmAuthenticator(accountId, app.secret, step, at)))
        throw new Refusal('conflict', AUTHENTICATOR_SET);
      await secondFactors.setRecoveryCodes(accountId, codes.map(ports.hashToken), at);
      await noteOwn(ports, store, signedIn, 'authenticator-added');
    });
    return codes.map(readable);
  };

/**
 * Replaces the recovery codes by ten new ones.
 * @throws Refusal 'unauthenticated', 'invalid' on `password`, 'conflict' (no app is set up), FactorNeeded
 */
export const renewRecoveryCodes =
  (ports: Pick<AccountPorts, 'read' | 'unitOfWork' | 'passwords' | 'newToken' | 'hashToken' | 'now'>) =>
  async (caller: Caller, password: string): Promise<readonly string[]> => {
    const signedIn = requireSignedIn(caller);
    await assertPassword(ports, signedIn, password, 'password');
    await assertFactor(ports, signedIn);
    const codes = newRecoveryCodes(ports);
    await ports.unitOfWork(async (store) => {
      if (!(await store.secondFactors.authenticatorOf(signedIn.accountId))?.confirmedAt)
        throw new Refusal('conflict', AUTHENTICATOR_NOT_STARTED);
      await store.secondFactors.setRecoveryCodes(signedIn.accountId, codes.map(ports.hashToken), ports.now());
      await noteOwn(ports, store, signedIn, 'recovery-codes-renewed');
    });
    return codes.map(readable);
  };

/**
 * Removes the authenticator and the recovery codes.
 * @throws Refusal 'unauthenticated', 'invalid' on `password`, FactorNeeded
 */
export const removeAuthenticator =
  (ports: Pick<AccountPorts, 'read' | 'unitOfWork' | 'passwords' | 'now' | 'newToken'>) =>
  async (caller: Caller, password: string): Promise<void> => {
    const signedIn = requireSignedIn(caller);
    await assertPassword(ports, signedIn, password, 'password');
    await assertFactor(ports, signedIn);
    await ports.unitOfWork(async (store) => {
      await store.secondFactors.removeAuthenticator(signedIn.accountId);
      await noteOwn(ports, store, signedIn, 'authenticator-removed');
    });
  };
