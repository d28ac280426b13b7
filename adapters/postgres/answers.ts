import {
  ANSWER_KEPT_MS,
  type Answer,
  type Answers,
  CLAIM_ABANDONED_MS,
  type OnceKey,
} from '@wondercast/core/answers';
import { KEY_IN_FLIGHT, keyReused } from '@wondercast/core/once';
import { Refusal } from '@wondercast/core/refusal';
import type { Session } from './driver/database.ts';
import { constant } from './driver/dialect.ts';
import { LOCK_NOT_AVAILABLE } from './driver/refusals.ts';

/*
 * A twin's uncommitted row makes this wait for the twin's end (at most the lock timeout); a row that is older than a day,
 * or was claimed a minute ago and never answered, is taken over.
 */
const CLAIM = constant(`insert into answers (scope, key, fingerprint, created_at) values ($1, $2, $3, $4)
  on conflict (scope, key) do update set fingerprint = excluded.fingerprint, created_at = excluded.created_at,
    status = null, body = null, booking_id = null
    where answers.created_at < $5 or (answers.status is null and answers.created_at < $6)
  returning 1`);
const GIVEN = constant(
  'select fingerprint, status, body, created_at >= $3 "fresh" from answers where scope = $1 and key = $2',
);
/** A twin's uncommitted row makes this wait for the twin's end. */
const ADD = `insert into answers (scope, key, fingerprint, status, body, booking_id, created_at)
  values ($1, $2, $3, $4, $5::json, $6, now())`;
const RECORD = constant(
  'update answers set status = $3, body = $4::json, booking_id = $5 where scope = $1 and key = $2',
);
const RELEASE = constant('delete from answers where scope = $1 and key = $2 and status is null');
const FORGET = constant("delete from answers where right(scope, length($1) + 1) = ' ' || $1");
const EXPIRE = constant('delete from answers where created_at < $1');

/** Since when answers are kept. */
const kept = (now: Date): Date => new Date(now.getTime() - ANSWER_KEPT_MS);

export const postgresAnswers = ({ sql, read, write }: Session): Answers => {
  const claim = async (once: OnceKey, now: Date): Promise<Answer | null> => {
    const { scope, key, fingerprint } = once;
    const yesterday = kept(now);
    const abandoned = new Date(now.getTime() - CLAIM_ABANDONED_MS);
    const claimed = await sql(CLAIM, [scope, key, fingerprint, now, yesterday, abandoned]).catch((error) => {
      const busy = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
      throw busy ? new Refusal('conflict', KEY_IN_FLIGHT) : error;
    });
    if (claimed.length > 0) return null;
    const [given] = await sql<{ fingerprint: string } & Answer>(GIVEN, [scope, key, yesterday]);
    // The twin gave its key back between the two statements.
    if (!given) return claim(once, now);
    if (given.fingerprint !== fingerprint) throw keyReused();
    if (given.status === null) throw new Refusal('conflict', KEY_IN_FLIGHT);
    return { status: given.status, body: given.body };
  };
  return {
    claim,
    add: ({ scope, key, fingerprint }, { status, body }, bookingId) =>
      write({ text: ADD, parameters: [scope, key, fingerprint, status, JSON.stringify(body), bookingId] }),
    given: async ({ scope, key, fingerprint }, now) => {
      const [row] = await read<{ fingerprint: string; fresh: boolean } & Answer>(GIVEN, [
        scope,
        key,
        kept(now),
      ]);
      if (!row?.fresh || row.status === null) return null;
      if (row.fingerprint !== fingerprint) throw keyReused();
      return { status: row.status, body: row.body };
    },
    record: async ({ scope, key }, { status, body }, bookingId) => {
      await sql(RECORD, [scope, key, status, JSON.stringify(body), bookingId]);
    },
    release: async ({ scope, key }) => {
      await sql(RELEASE, [scope, key]);
    },
    forget: async (asker) => {
      await sql(FORGET, [asker]);
    },
    expire: async (now) => {
      await sql(EXPIRE, [kept(now)]);
    },
  };
};
