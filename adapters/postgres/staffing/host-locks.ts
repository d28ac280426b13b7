import type { AssignmentState } from '@wondercast/core/calendar/staffing/assignment-states';
import { sql } from 'kysely';
import { anyOf, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { HELD } from '../state-sets.ts';

/** Expired holds reserve nothing any more. */
const ENDED = {
  state: sql.lit<AssignmentState>('withdrawn'),
  answered_at: sql.ref<Date>('held_until'),
  held_until: null,
  version: sql<number>`version + 1`,
};

/**
 * Whoever reserves a host's time waits here. Otherwise two concurrent inserts could wait for each other until Postgres detects a
 * deadlock.
 */
const LOCK = statement((db, { hostId }: Given<{ hostId: number }>) =>
  db.selectFrom('hosts').select('id').where('id', '=', hostId).forUpdate(),
);
const END_LAPSED = statement((db, { hostId, at }: Given<{ hostId: number; at: Date }>) =>
  db
    .updateTable('assignments')
    .set(ENDED)
    .where('state', 'in', HELD)
    .where('held_until', '<=', at)
    .where('host_id', '=', hostId),
);
interface Leading {
  experienceIds: readonly number[];
  ids: readonly number[];
  at: Date;
}
const LOCK_LEADING = statement((db, { experienceIds, ids, at }: Given<Leading>) =>
  db
    .with('locked', (part) =>
      part
        .selectFrom('hosts')
        .select('id')
        .where('active', '=', true)
        .where(({ eb, or, and }) =>
          or([
            eb('id', '=', anyOf(ids)),
            and([
              eb('takes_instant', '=', true),
              sql<boolean>`exists (select from jsonb_array_elements(experience_ids) as led (id)
                where led.id::int = any(${experienceIds}::int[]))`,
            ]),
          ]),
        )
        .orderBy('id')
        .forUpdate(),
    )
    .with('ended', (part) =>
      part
        .updateTable('assignments')
        .set(ENDED)
        .where('state', 'in', HELD)
        .where('held_until', '<=', at)
        .where('host_id', 'in', ({ selectFrom }) => selectFrom('locked').select('id')),
    )
    .selectFrom('locked')
    .select('id'),
);

/** Hosts that a unit of work has locked and whose expired holds it has ended. */
const lockedBy = new WeakMap<Session, Set<number>>();

const remember = (session: Session, ids: readonly number[]): void => {
  lockedBy.set(session, new Set([...(lockedBy.get(session) ?? []), ...ids]));
};

/** Until the unit of work ends, nobody else can reserve this host's time. Holds that have expired by `at` are ended. */
export const lockHost = async (session: Session, hostId: number, at: Date): Promise<void> => {
  if (lockedBy.get(session)?.has(hostId)) return;
  await session.run(LOCK({ hostId }));
  await session.run(END_LAPSED({ hostId, at }));
  remember(session, [hostId]);
};

/** Locks all active hosts who take instant bookings of these experiences, plus the named ones. Returns their ids. */
export const lockLeading = async (
  session: Session,
  who: Pick<Leading, 'experienceIds' | 'ids'>,
  at: Date,
): Promise<readonly number[]> => {
  const ids = (await session.run(LOCK_LEADING({ ...who, at }))).map(({ id }) => id);
  remember(session, ids);
  return ids;
};
