import type { RingKey } from '@wondercast/core/people/partners/directory';
import type { Limit, WindowCounts } from '../pipeline/rate-limits.ts';

export interface KeyCount {
  /** False when the key has exceeded its limit. */
  readonly allowed: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds until the window ends. */
  readonly seconds: number;
}

/** Counts requests per key within a minute. */
export type KeyRate = (key: Pick<RingKey, 'id' | 'ratePerMinute'>) => KeyCount;

const WINDOW_SECONDS = 60;

const UNLIMITED: KeyCount = { allowed: true, headers: {}, seconds: 0 };

/** No limits and no rate limit headers. */
export const noKeyRate: KeyRate = () => UNLIMITED;

interface Policy {
  readonly limit: Limit;
  readonly header: string;
}

const policyOf = (points: number): Policy => ({
  limit: { name: 'partner-key', points, seconds: WINDOW_SECONDS },
  header: `"minute";q=${points};w=${WINDOW_SECONDS}`,
});

/**
 * Counts synchronously, because a read from memory takes only microseconds. The headers `RateLimit` and `RateLimit-Policy` follow
 * the IETF draft.
 */
export const keyRate = (counts: WindowCounts): KeyRate => {
  const policies = new Map<number, Policy>();
  return ({ id, ratePerMinute }) => {
    const policy = policies.get(ratePerMinute) ?? policyOf(ratePerMinute);
    policies.set(ratePerMinute, policy);
    const { allowed, used, seconds } = counts.take(policy.limit, String(id));
    return {
      allowed,
      seconds,
      headers: {
        RateLimit: `"minute";r=${Math.max(0, ratePerMinute - used)};t=${seconds}`,
        'RateLimit-Policy': policy.header,
      },
    };
  };
};
