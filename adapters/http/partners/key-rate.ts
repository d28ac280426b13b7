import type { RingKey } from '@wondercast/core/partners/directory';

export interface KeyCount {
  /** False when the key has exceeded its limit. */
  readonly allowed: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** Until the window ends. */
  readonly seconds: number;
}

/** Counts requests per key in this process, within one minute. */
export type KeyRate = (key: Pick<RingKey, 'id' | 'ratePerMinute'>) => KeyCount;

const WINDOW_MS = 60_000;

const UNLIMITED: KeyCount = { allowed: true, headers: {}, seconds: 0 };

/** No limits and no rate limit headers. */
export const noKeyRate: KeyRate = () => UNLIMITED;

/**
 * Counts synchronously, because a read from memory takes microseconds. The headers follow the IETF draft for rate limits:
 * `RateLimit` and `RateLimit-Policy`.
 */
export const keyRate = (now: () => number = Date.now): KeyRate => {
  const counts = new Map<number, { since: number; used: number }>();
  const policies = new Map<number, string>();
  const policyOf = (ratePerMinute: number): string => {
    const policy = policies.get(ratePerMinute) ?? `"minute";q=${ratePerMinute};w=60`;
    policies.set(ratePerMinute, policy);
    return policy;
  };
  return ({ id, ratePerMinute }) => {
    const at = now();
    let count = counts.get(id);
    if (!count || at - count.since >= WINDOW_MS) {
      count = { since: at, used: 0 };
      counts.set(id, count);
    }
    const allowed = count.used < ratePerMinute;
    if (allowed) count.used += 1;
    const seconds = Math.max(1, Math.ceil((count.since + WINDOW_MS - at) / 1000));
    return {
      allowed,
      seconds,
      headers: {
        RateLimit: `"minute";r=${Math.max(0, ratePerMinute - count.used)};t=${seconds}`,
        'RateLimit-Policy': policyOf(ratePerMinute),
      },
    };
  };
};
