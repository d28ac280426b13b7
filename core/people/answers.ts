import type { Caller } from './caller.ts';

/** Idempotency keys belong to an account, a partner key, or all visitors together (decision 014). */
export const askerOf = (caller: Caller): string => {
  if (caller.kind === 'partner') return `key:${caller.keyId}`;
  return caller.kind === 'signed-in' ? `account:${caller.accountId}` : 'visitors';
};

/** Names one request that must happen once, however often it is sent (decision 014). */
export interface OnceKey {
  /** Operation and who asks, with a space between. */
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

/** First answers are kept for 24 hours (decision 014). */
export const ANSWER_KEPT_MS = 24 * 60 * 60 * 1000;
/** Work without an answer for so long has died with its process: its key is free again. */
export const CLAIM_ABANDONED_MS = 60 * 1000;

/** First answers, by key. */
export interface Answers {
  /**
   * Takes the key for this unit of work; answers what was given under it before, else null. While a twin holds the key,
   * waits for it up to ten seconds.
   * @throws Refusal 'invalid' when the key was used with other parameters, 'conflict' when the twin takes too long
   */
  claim(once: OnceKey, now: Date): Promise<Answer | null>;
  /**
   * Takes the key and records the answer in one step, at the end of a unit of work that has claimed nothing. The unit of work
   * ends with `KeyTaken` when the key was used before; while a twin holds the key, its end waits up to ten seconds.
   */
  add(once: OnceKey, answer: Answer, bookingId: number | null): Promise<void>;
  /**
   * The answer that was given under the key; null when there is none, or it has expired.
   * @throws Refusal 'invalid' when the key was used with other parameters
   */
  given(once: OnceKey, now: Date): Promise<Answer | null>;
  /** `bookingId` names the booking whose data the answer holds: removing the booking removes the answer. */
  record(once: OnceKey, answer: Answer, bookingId: number | null): Promise<void>;
  /** Frees the key after a refusal, so that a retry is judged anew. */
  release(once: OnceKey): Promise<void>;
  /** Deletes every answer of the asker that `askerOf` names: answers may hold data that is deleted elsewhere. */
  forget(asker: string): Promise<void>;
  /** Deletes answers older than a day. */
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

/** Ends a unit of work whose key was used before. Nothing of it is kept. */
export class KeyTaken extends Error {
  constructor() {
    super('The idempotency key was used before');
  }
}
