import type { Pool, QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, RateLimits, WindowCounts } from '../http/pipeline/rate-limits.ts';
import { windowCounts } from './window-counts.ts';

/**
 * Limits that are counted in the database at every attempt, because the first few guesses of a password matter most. All other
 * limits are counted in memory and exchanged.
 */
const AT_ONCE: readonly string[] = [
  'sign-in-account',
  'sign-in-address',
  'sign-in-device',
  'reset-account',
  'reset-address',
];

export const RATE_LIMIT_TABLE = 'rate_limits';

/** Limits that are only counted in this process's memory. */
export const memoryRateLimits = (counts: WindowCounts = windowCounts()): RateLimits => ({
  take: async (limit, key, points) => {
    const { allowed, seconds } = counts.take(limit, key, points);
    return allowed ? null : seconds;
  },
  undo: async (limit, key) => counts.undo(limit, key),
  clear: async (limit, key) => counts.clear(limit, key),
});

const inPostgres = (pool: () => Pick<Pool, 'query'>): RateLimits => {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, seconds }: Limit): RateLimiterPostgres => {
    const limiter =
      limiters.get(name) ??
      new RateLimiterPostgres({
        storeClient: { query: (query: QueryConfig) => pool().query(query) },
        storeType: 'pool',
        tableName: RATE_LIMIT_TABLE,
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        // Expired rows are removed by the shop's periodic cleanup.
        clearExpiredByTimeout: false,
      });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    take: async (limit, key, points) => {
      try {
        await limiterOf(limit).consume(key, points);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext / 1000;
        throw refused;
      }
    },
    undo: async (limit, key) => {
      await limiterOf(limit).reward(key);
    },
    clear: async (limit, key) => {
      await limiterOf(limit).delete(key);
    },
  };
};

/** Limits that all processes share: some counted in the database at each attempt, the others in memory by `counts`. */
export const postgresRateLimits = (pool: () => Pick<Pool, 'query'>, counts: WindowCounts): RateLimits => {
  const atOnce = inPostgres(pool);
  const inMemory = memoryRateLimits(counts);
  const of = ({ name }: Limit): RateLimits => (AT_ONCE.includes(name) ? atOnce : inMemory);
  return {
    take: (limit, key, points) => of(limit).take(limit, key, points),
    undo: (limit, key) => of(limit).undo(limit, key),
    clear: (limit, key) => of(limit).clear(limit, key),
  };
};
