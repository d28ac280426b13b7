/** An authenticator app, which shows a code of six digits that changes every 30 seconds (RFC 6238). */
export interface Authenticator {
  readonly accountId: number;
  /** In base32. */
  readonly secret: string;
  /** null until its first code was right; until then it is never asked for. */
  readonly confirmedAt: Date | null;
  /** The step of 30 seconds, counted since 1970, of the last code that was used; codes of that step and earlier ones no longer work. */
  readonly lastStep: number;
}

/** A passkey on somebody's device. The shop stores its public key. */
export interface Passkey {
  /** In base64url, made by the device. */
  readonly id: string;
  readonly accountId: number;
  /** The name that its owner gave it. */
  readonly name: string;
  /** In base64url. */
  readonly publicKey: string;
  /** Rises with each use on devices that count; other devices report 0. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Maximum number of passkeys of an account. */
export const MOST_PASSKEYS = 20;

/** Number of recovery codes that are created at a time. */
export const RECOVERY_CODES = 10;

/** The second factors of an account. */
export interface SecondFactorState {
  readonly authenticator: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly Passkey[];
  /** Whether owners require a second factor of all staff. */
  readonly required: boolean;
  /** Until the address is confirmed, no second factor is asked for (decision 215). */
  readonly emailConfirmed: boolean;
}

/** What can be asked for after the password; null when the password is enough. */
export interface SecondStep {
  readonly authenticator: boolean;
  readonly passkey: boolean;
}

/** Second factors of all accounts. */
export interface SecondFactors {
  authenticatorOf(accountId: number): Promise<Authenticator | null>;
  /** Replaces an unconfirmed secret. False when there is a confirmed one. */
  startAuthenticator(accountId: number, secret: string): Promise<boolean>;
  /** False when it is confirmed already, or the stored secret is another one. */
  confirmAuthenticator(accountId: number, secret: string, step: number, at: Date): Promise<boolean>;
  /**
   * Uses up a step of a confirmed authenticator: of concurrent calls, one gets it. False for a step that was used, and for all earlier
   * ones.
   */
  useStep(accountId: number, step: number): Promise<boolean>;
  /** Replaces all recovery codes by these, which are hex sha256 and were created at `at`. */
  setRecoveryCodes(accountId: number, hashes: readonly string[], at: Date): Promise<void>;
  /** Uses up a recovery code: of concurrent calls, one gets it. */
  takeRecoveryCode(accountId: number, hash: string): Promise<boolean>;
  recoveryCodesLeft(accountId: number): Promise<number>;
  /** Removes the authenticator and the recovery codes; passkeys stay. */
  removeAuthenticator(accountId: number): Promise<void>;
  /** Oldest first. */
  passkeysOf(accountId: number): Promise<readonly Passkey[]>;
  passkey(id: string): Promise<Passkey | null>;
  /** @throws Refusal 'conflict' when this passkey belongs to an account already */
  addPasskey(passkey: Omit<Passkey, 'lastUsedAt'>): Promise<void>;
  /** Records a use. False when the passkey is gone, or when its counter did not rise, which reveals a copied key. */
  usePasskey(id: string, counter: number, at: Date): Promise<boolean>;
  removePasskey(accountId: number, id: string): Promise<boolean>;
  /**
   * Removes passkeys, authenticator and recovery codes that were set up after `since`, or all of them if it is null. Removing the
   * authenticator also removes its codes; if only the codes were renewed after `since`, they alone are removed.
   */
  removeAddedAfter(accountId: number, since: Date | null): Promise<void>;
  /**
   * For each of these accounts, the kinds of second factor that can be asked for. There are none while the account's address is not
   * confirmed (decision 215).
   */
  kindsOf(accountIds: readonly number[]): Promise<ReadonlyMap<number, SecondStep>>;
  /** Whether all staff must have one. */
  isRequired(): Promise<boolean>;
  require(required: boolean): Promise<void>;
}

/** Codes of authenticator apps. */
export interface OneTimeCodes {
  /** In base32. */
  newSecret(): string;
  /** What the app reads from the QR code: an `otpauth:` address. */
  address(secret: string, username: string): string;
  /** The step that this code belongs to, at most one before or after the present one; null when the code is wrong. */
  stepOf(secret: string, code: string, now: Date): number | null;
}

/** The options and answers of a browser, in the JSON of the WebAuthn libraries on both sides. */
export type CeremonyJson = Readonly<Record<string, unknown>>;

/** WebAuthn (level 3): creates the options for browsers and verifies their answers. */
export interface PasskeyCeremonies {
  /** `options` are for the browser; `challenge` is stored until its answer arrives. */
  startRegistration(
    account: { readonly id: number; readonly username: string },
    known: readonly Passkey[],
  ): Promise<{ readonly options: CeremonyJson; readonly challenge: string }>;
  /** null when the answer is wrong. */
  finishRegistration(
    answer: CeremonyJson,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null>;
  /** With `known`, only these passkeys can answer; otherwise any that the browser has for this shop. */
  startSignIn(
    known: readonly Passkey[],
  ): Promise<{ readonly options: CeremonyJson; readonly challenge: string }>;
  /** The new value of the passkey's counter; null when the answer is wrong. */
  finishSignIn(answer: CeremonyJson, challenge: string, passkey: Passkey): Promise<number | null>;
}
