import {
  ANSWER_KEPT_MS,
  type Answer,
  type Answers,
  CLAIM_ABANDONED_MS,
  type OnceKey,
} from '@wondercast/core/people/answers';
import { keyInFlight, keyReused } from '@wondercast/core/people/once';
import { sql } from 'kysely';
import type { Column, RowOf } from '../driver/columns.ts';
import { LOCK_NOT_AVAILABLE } from '../driver/refusals.ts';
import { updateRow } from '../driver/row-statements.ts';
import { asJson, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { AnswerRow } from './tables.ts';

type Asked = Pick<OnceKey, 'scope' | 'key'>;

/**
 * Waits for a concurrent transaction with the same key (at most the lock timeout). Takes over a row that is older than a day, or
 * was claimed a minute ago and never answered.
 */
const CLAIM = statement((db, given: Given<OnceKey & { now: Date; expired: Date; abandoned: Date }>) =>
  db
    .insertInto('answers')
    .values({
      scope: given.scope,
      key: given.key,
      fingerprint: given.fingerprint,
      created_at: given.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet(({ ref }) => ({
          fingerprint: ref('excluded.fingerprint'),
          created_at: ref('excluded.created_at'),
          status: null,
          body: null,
          booking_id: null,
        }))
        .where(({ and, eb, or }) =>
          or([
            eb('answers.created_at', '<', given.expired),
            and([eb('answers.status', 'is', null), eb('answers.created_at', '<', given.abandoned)]),
          ]),
        ),
    )
    .returning('key'),
);
const GIVEN = statement((db, { scope, key, expired }: Given<Asked & { expired: Date }>) =>
  db
    .selectFrom('answers')
    .select(['fingerprint', 'status', 'body'])
    .select(({ eb }) => eb('created_at', '>=', expired).$castTo<boolean>().as('fresh'))
    .where('scope', '=', scope)
    .where('key', '=', key),
);
/** Waits for a concurrent transaction with the same key. */
const ADD = statement((db, given: Given<Omit<RowOf<typeof AnswerRow>, 'createdAt'>>) =>
  db.insertInto('answers').values({
    scope: given.scope,
    key: given.key,
    fingerprint: given.fingerprint,
    status: given.status,
    body: asJson(given.body, 'json'),
    booking_id: given.bookingId,
    created_at: sql<Date>`now()`,
  } satisfies Record<Column<typeof AnswerRow>, unknown>),
);
const RECORD = updateRow(AnswerRow, 'fingerprint', 'createdAt');
const RELEASE = statement((db, { scope, key }: Given<Asked>) =>
  db.deleteFrom('answers').where('scope', '=', scope).where('key', '=', key).where('status', 'is', null),
);
const FORGET = statement((db, { asker }: Given<{ asker: string }>) =>
  db.deleteFrom('answers').where(sql`right(scope, length(${asker}) + 1)`, '=', sql`' ' || ${asker}`),
);
const EXPIRE = statement((db, { before }: Given<{ before: Date }>) =>
  db.deleteFrom('answers').where('created_at', '<', before),
);

/** The time from which answers are still kept. */
const kept = (now: Date): Date => new Date(now.getTime() - ANSWER_KEPT_MS);

export const postgresAnswers = ({ run, read, write }: Session): Answers => {
  const claim = async (once: OnceKey, now: Date): Promise<Answer | null> => {
    const { scope, key, fingerprint } = once;
    const expired = kept(now);
    const abandoned = new Date(now.getTime() - CLAIM_ABANDONED_MS);
    const claimed = await run(CLAIM({ ...once, now, expired, abandoned })).catch((error) => {
      const busy = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
      throw busy ? keyInFlight() : error;
    });
    if (claimed.length > 0) return null;
    const [given] = await run(GIVEN({ scope, key, expired }));
    // The other request released its key between the two statements.
    if (!given) return claim(once, now);
    if (given.fingerprint !== fingerprint) throw keyReused();
    if (given.status === null) throw keyInFlight();
    return { status: given.status, body: given.body };
  };
  return {
    claim,
    add: (once, answer, bookingId) => write(ADD({ ...once, ...answer, bookingId })),
    given: async ({ scope, key, fingerprint }, now) => {
      const [row] = await read(GIVEN({ scope, key, expired: kept(now) }));
      if (!row?.fresh || row.status === null) return null;
      if (row.fingerprint !== fingerprint) throw keyReused();
      return { status: row.status, body: row.body };
    },
    record: async ({ scope, key }, answer, bookingId) => {
      await run(RECORD({ scope, key, ...answer, bookingId }));
    },
    release: async ({ scope, key }) => {
      await run(RELEASE({ scope, key }));
    },
    forget: async (asker) => {
      await run(FORGET({ asker }));
    },
    expire: async (now) => {
      await run(EXPIRE({ before: kept(now) }));
    },
  };
};
