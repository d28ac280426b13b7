import { Refusal } from '../../../kernel/refusal.ts';
import type { Account } from '../account.ts';
import type { AccountPorts } from '../ports.ts';
import type { CeremonyJson, SecondStep } from '../second-factor.ts';
import { ACCOUNT_DISABLED, SECOND_STEP_GONE, WRONG_CODE, WRONG_PASSKEY } from '../words.ts';

/** An account after its password was entered correctly, as it was at that moment. */
export interface PasswordGiven {
  readonly accountId: number;
  readonly passwordVersion: number;
}

/** What is asked for after the password; null when the password is enough. */
export const secondStepOf =
  ({ read }: Pick<AccountPorts, 'read'>) =>
  async (accountId: number): Promise<SecondStep | null> =>
    (await read.secondFactors.kindsOf([accountId])).get(accountId) ?? null;

/** @throws Refusal 'unauthenticated' when the account is gone or has another password now, 'forbidden' when it is disabled */
const accountOf = async ({ read }: Pick<AccountPorts, 'read'>, given: PasswordGiven): Promise<Account> => {
  const account = await read.accounts.byId(given.accountId);
  if (account?.passwordVersion !== given.passwordVersion)
    throw new Refusal('unauthenticated', SECOND_STEP_GONE);
  if (account.disabledAt) throw new Refusal('forbidden', ACCOUNT_DISABLED);
  return account;
};

/**
 * Returns the account after a code of its authenticator or one of its recovery codes was given; each code works once.
 * @throws Refusal 'unauthenticated' (wrong or used code, or the password changed meanwhile), 'forbidden' (disabled)
 */
export const confirmByCode =
  (ports: Pick<AccountPorts, 'read' | 'unitOfWork' | 'oneTimeCodes' | 'hashToken' | 'now'>) =>
  async (given: PasswordGiven, code: string): Promise<Account> => {
    const { read, unitOfWork, oneTimeCodes, hashToken, now } = ports;
    const account = await accountOf(ports, given);
    const app = await read.secondFactors.authenticatorOf(account.id);
    const step = app?.confirmedAt ? oneTimeCodes.stepOf(app.secret, code, now()) : null;
    const isRight = await unitOfWork(({ secondFactors }) =>
      step === null
        ? secondFactors.takeRecoveryCode(account.id, hashToken(code))
        : secondFactors.useStep(account.id, step),
    );
    if (!isRight) throw new Refusal('unauthenticated', WRONG_CODE);
    return account;
  };

/** The browser's options for signing in: after the password, for one of this account's passkeys; otherwise for any that the browser has. */
export const startPasskeySignIn =
  ({ read, passkeys }: Pick<AccountPorts, 'read' | 'passkeys'>) =>
  async (accountId: number | null) =>
    passkeys.startSignIn(accountId === null ? [] : await read.secondFactors.passkeysOf(accountId));

/**
 * Returns the account whose passkey answers. The passkey proves that its owner has the device and was verified by it, so no password is
 * needed. The account is locked before the passkey is used: a password that is changed meanwhile either ends the passkey first, or ends the
 * session that begins with the account as it is returned here.
 * @throws Refusal 'unauthenticated' (wrong answer, a copied or unknown key, another account than the password was of, or the password
 * changed meanwhile), 'forbidden' (disabled)
 */
export const signInByPasskey =
  ({ read, unitOfWork, passkeys, now }: Pick<AccountPorts, 'read' | 'unitOfWork' | 'passkeys' | 'now'>) =>
  async (answer: CeremonyJson, challenge: string, given: PasswordGiven | null): Promise<Account> => {
    const wrong = () => new Refusal('unauthenticated', WRONG_PASSKEY);
    const passkey = await read.secondFactors.passkey(String(answer.id));
    if (!passkey || (given && given.accountId !== passkey.accountId)) throw wrong();
    const counter = await passkeys.finishSignIn(answer, challenge, passkey);
    if (counter === null) throw wrong();
    const account = await unitOfWork(async ({ accounts, secondFactors }) => {
      const held = await accounts.lock(passkey.accountId);
      return held && (await secondFactors.usePasskey(passkey.id, counter, now())) ? held : null;
    });
    if (!account) throw wrong();
    if (given && account.passwordVersion !== given.passwordVersion)
      throw new Refusal('unauthenticated', SECOND_STEP_GONE);
    if (account.disabledAt) throw new Refusal('forbidden', ACCOUNT_DISABLED);
    return account;
  };
