import type { Pool, QueryConfig } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Limit, RateLimits } from '../http/pipeline/rate-limits.ts';

/** Counted in the database, so that all nodes share the counts. The other limits are counted per node. */
const SHARED: readonly string[] = [
  'sign-in-account',
  'sign-in-address',
  'sign-in-device',
  'reset-account',
  'reset-address',
];

export const RATE_LIMIT_TABLE = 'rate_limits';

const limitsFrom = (limiterOf: (limit: Limit) => RateLimiterAbstract): RateLimits => {
  const limiters = new Map<string, RateLimiterAbstract>();
  const of = (limit: Limit): RateLimiterAbstract => {
    let limiter = limiters.get(limit.name);
    if (!limiter) {
      limiter = limiterOf(limit);
      limiters.set(limit.name, limiter);
    }
    return limiter;
  };
  return {
    take: async (limit, key) => {
      try {
        await of(limit).consume(key);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return refused.msBeforeNext / 1000;
        throw refused;
      }
    },
    undo: async (limit, key) => {
      await of(limit).reward(key);
    },
    clear: async (limit, key) => {
      await of(limit).delete(key);
    },
  };
};

const inMemory = ({ name, points, seconds }: Limit): RateLimiterAbstract =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

/** Limits of this process only. */
export const memoryRateLimits = (): RateLimits => limitsFrom(inMemory);

/** Limits that nodes share for `SHARED`. */
export const postgresRateLimits = (pool: () => Pick<Pool, 'query'>): RateLimits =>
  limitsFrom((limit) =>
    SHARED.includes(limit.name)
      ? new RateLimiterPostgres({
          // Without its name: a pooler may keep no prepared statement.
          storeClient: { query: ({ text, values }: QueryConfig) => pool().query({ text, values }) },
          storeType: 'pool',
          tableName: RATE_LIMIT_TABLE,
          tableCreated: true,
          keyPrefix: limit.name,
          points: limit.points,
          duration: limit.seconds,
          // The shop's housekeeping removes expired rows.
          clearExpiredByTimeout: false,
        })
      : inMemory(limit),
  );
