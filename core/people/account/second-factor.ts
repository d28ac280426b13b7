/** An authenticator app, which shows a code of six digits that changes every 30 seconds (RFC 6238). */
export interface Authenticator {
  readonly accountId: number;
  /** In base32. */
  readonly secret: string;
  /** null until its first code was right: before that it is asked for nowhere. */
  readonly confirmedAt: Date | null;
  /** The 30 seconds, counted since 1970, of the last code that was used; no code of that time or before works again. */
  readonly lastStep: number;
}

/** A key on somebody's device. The shop stores its public half. */
export interface Passkey {
  /** In base64url, made by the device. */
  readonly id: string;
  readonly accountId: number;
  /** What its owner calls it. */
  readonly name: string;
  /** In base64url. */
  readonly publicKey: string;
  /** Rises with each use on devices that count; others say 0. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** How many passkeys one account can have. */
export const MOST_PASSKEYS = 20;

/** Recovery codes that are made at a time. */
export const RECOVERY_CODES = 10;

/** What an account has as its second factor. */
export interface SecondFactorState {
  readonly authenticator: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly Passkey[];
  /** Whether owners require one of all staff. */
  readonly required: boolean;
  /** Until it is, nothing of this is asked for (decision 215). */
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
  /** Replaces one that was never confirmed. False when a confirmed one is there. */
  startAuthenticator(accountId: number, secret: string): Promise<boolean>;
  /** False when it is confirmed already, or another secret is there. */
  confirmAuthenticator(accountId: number, secret: string, step: number, at: Date): Promise<boolean>;
  /** Uses a step of a confirmed one up: of concurrent calls one gets it. False for it and all before it. */
  useStep(accountId: number, step: number): Promise<boolean>;
  /** Replaces all recovery codes by these, which are hex sha256 and were made at `at`. */
  setRecoveryCodes(accountId: number, hashes: readonly string[], at: Date): Promise<void>;
  /** Uses one up: of concurrent calls one gets it. */
  takeRecoveryCode(accountId: number, hash: string): Promise<boolean>;
  recoveryCodesLeft(accountId: number): Promise<number>;
  /** Removes app and recovery codes; passkeys stay. */
  removeAuthenticator(accountId: number): Promise<void>;
  /** Oldest first. */
  passkeysOf(accountId: number): Promise<readonly Passkey[]>;
  passkey(id: string): Promise<Passkey | null>;
  /** @throws Refusal 'conflict' when this passkey is somebody's already */
  addPasskey(passkey: Omit<Passkey, 'lastUsedAt'>): Promise<void>;
  /** Notes a use. False when it is gone, or when its counter did not rise, which a copied key gives away. */
  usePasskey(id: string, counter: number, at: Date): Promise<boolean>;
  removePasskey(accountId: number, id: string): Promise<boolean>;
  /**
   * Removes passkeys, app and recovery codes that were set up after `since`, or all of them. Without the app its codes go too; codes that
   * were made anew go alone.
   */
  removeYounger(accountId: number, since: Date | null): Promise<void>;
  /**
   * Which of these accounts have one that can be asked for, and of which kinds. None can while the account's address is not
   * confirmed (decision 215).
   */
  kindsOf(accountIds: readonly number[]): Promise<ReadonlyMap<number, SecondStep>>;
  /** Whether the whole staff must have one. */
  isRequired(): Promise<boolean>;
  require(required: boolean): Promise<void>;
}

/** Codes of authenticator apps. */
export interface OneTimeCodes {
  /** In base32. */
  newSecret(): string;
  /** What the app reads from a picture: an `otpauth:` address. */
  address(secret: string, username: string): string;
  /** The step whose code this is, at most one before or after that of `now`; null when it is none. */
  stepOf(secret: string, code: string, now: Date): number | null;
}

/** What a browser is told and answers, as the WebAuthn library of both sides writes it. */
export type CeremonyJson = Readonly<Record<string, unknown>>;

/** What passkeys need: questions for browsers, and a judgement of their answers (WebAuthn level 3). */
export interface PasskeyCeremonies {
  /** `options` are for the browser; `challenge` is kept until its answer comes. */
  startRegistration(
    account: { readonly id: number; readonly username: string },
    known: readonly Passkey[],
  ): Promise<{ readonly options: CeremonyJson; readonly challenge: string }>;
  /** null when the answer is not right. */
  finishRegistration(
    answer: CeremonyJson,
    challenge: string,
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null>;
  /** With `known`, only these can answer; otherwise whichever the browser holds for this shop. */
  startSignIn(
    known: readonly Passkey[],
  ): Promise<{ readonly options: CeremonyJson; readonly challenge: string }>;
  /** The counter it now has; null when the answer is not right. */
  finishSignIn(answer: CeremonyJson, challenge: string, passkey: Passkey): Promise<number | null>;
}
