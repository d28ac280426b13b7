import { idempotency } from './failure.ts';

export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** First answers by key, as Stripe keeps them for a day: failures too, once the work had begun. */
export interface KeptReplies {
  /** @throws StripeFailure when the key is used for something else, or its twin is still under way */
  once(
    key: string,
    fingerprint: string,
    work: () => Reply,
  ): { readonly reply: Reply; readonly replayed: boolean };
  /** A day has passed. */
  forget(): void;
}

export const keptReplies = (): KeptReplies => {
  const kept = new Map<string, { readonly fingerprint: string; readonly reply: Reply }>();
  return {
    once: (key, fingerprint, work) => {
      const before = kept.get(key);
      if (before && before.fingerprint !== fingerprint)
        throw idempotency(
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          400,
        );
      if (before) return { reply: before.reply, replayed: true };
      const reply = work();
      kept.set(key, { fingerprint, reply });
      return { reply, replayed: false };
    },
    forget: () => kept.clear(),
  };
};
