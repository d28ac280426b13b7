import type { UnitOfWork } from '@wondercast/core/ports';
import type { Sessions } from '../http/session.ts';
import type { Sql } from './database.ts';

const SWEEP_LIMITS = 'delete from rate_limits where expire < $1';

/** Forgets what has expired: sessions, answers of idempotent requests, reset links, counts of attempts. */
export const keepHouse =
  (sessions: Sessions, unitOfWork: UnitOfWork, sql: Sql) =>
  async (now: Date): Promise<void> => {
    await sessions.expire(now);
    await unitOfWork(async ({ answers, passwordResets }) => {
      await answers.expire(now);
      await passwordResets.expire(now);
    });
    await sql(SWEEP_LIMITS, [now.getTime()]);
  };
