import type { Caller } from './caller.ts';

/** The owner of idempotency keys: an account, a partner key, or all visitors together (decision 014). */
export const askerOf = (caller: Caller): string => {
  if (caller.kind === 'partner') return `key:${caller.keyId}`;
  return caller.kind === 'signed-in' ? `account:${caller.accountId}` : 'visitors';
};

/** Identifies a request that must be carried out once, however often it is sent (decision 014). */
export interface OnceKey {
  /** The operation and the asker, separated by a space. */
  readonly scope: string;
  readonly key: string;
  /** Hash of the request's JSON value, and of its path and query where these may differ. */
  readonly fingerprint: string;
}

/** A reply as it was first given. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** First replies are kept for 24 hours, in milliseconds (decision 014). */
export const ANSWER_KEPT_MS = 24 * 60 * 60 * 1000;
/** A claim without a reply for this time, in milliseconds, has crashed with its process: its key is free again. */
export const CLAIM_ABANDONED_MS = 60 * 1000;

/** First replies, by idempotency key. */
export interface Answers {
  /**
   * Claims the key for this unit of work; returns the earlier reply under it, or null. While a concurrent request holds the key, it waits
   * for up to ten seconds.
   * @throws Refusal 'invalid' when the key was used with other parameters, 'conflict' when the concurrent request takes too long
   */
  claim(once: OnceKey, now: Date): Promise<Answer | null>;
  /**
   * Claims the key and records the reply in one step, at the end of a unit of work that has made no claim. The unit of work fails with
   * `KeyTaken` when the key was used before; while a concurrent request holds the key, the commit waits for up to ten seconds.
   */
  add(once: OnceKey, answer: Answer, bookingId: number | null): Promise<void>;
  /**
   * The reply that was given under the key; null when there is none, or it has expired.
   * @throws Refusal 'invalid' when the key was used with other parameters
   */
  given(once: OnceKey, now: Date): Promise<Answer | null>;
  /** Records the reply. `bookingId` is the booking whose data it contains: removing the booking removes the reply. */
  record(once: OnceKey, answer: Answer, bookingId: number | null): Promise<void>;
  /** Frees the key after a refusal, so that a retry is carried out anew. */
  release(once: OnceKey): Promise<void>;
  /** Deletes every reply of the asker that `askerOf` returns, because replies may contain data that is deleted elsewhere. */
  forget(asker: string): Promise<void>;
  /** Deletes replies that are older than a day. */
  expire(now: Date): Promise<void>;
}

/** Thrown out of a unit of work whose work was done before. */
export class AlreadyAnswered extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('Answered before');
    this.answer = answer;
  }
}

/** Thrown when the key was used before: the unit of work is rolled back. */
export class KeyTaken extends Error {
  constructor() {
    super('The idempotency key was used before');
  }
}
