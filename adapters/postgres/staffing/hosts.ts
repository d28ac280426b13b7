import type { Host } from '@wondercast/core/calendar/staffing/host';
import type { Hosts } from '@wondercast/core/calendar/staffing/ports';
import { sql } from 'kysely';
import { fieldsOf } from '../driver/columns.ts';
import { type Query, writtenRow } from '../driver/query.ts';
import { deleteBy, insertAndRead, insertRow, updateRow } from '../driver/row-statements.ts';
import { anyOf, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { postgresFeeds } from './host-feeds.ts';
import { lockLeading } from './host-locks.ts';
import { hostOf, listHosts, type SelectedHost, selectHosts } from './host-rows.ts';
import type { KnownHosts } from './known-hosts.ts';
import { HostAbsenceRow, HostLinkRow, HostRow } from './tables.ts';

/** Includes absences of all times. */
const EVER = new Date(0);

const ADD = insertAndRead(HostRow, 'id', 'active', 'pageOpenedAt', 'version');
const SAVE = updateRow(HostRow, 'pageOpenedAt');
const ALL = statement((db, given: Given<{ from: Date }>) => selectHosts(db, given));
const NAMES = statement((db) => db.selectFrom('hosts').select(['id', 'name', 'picture_url as pictureUrl']));
const ACTIVE = statement((db, given: Given<{ from: Date }>) =>
  selectHosts(db, given).where('hosts.active', '=', true),
);
/** The transaction that wrote the row (xmin). It changes with every update, whoever makes it. */
const WRITTEN_BY = sql<string>`hosts.xmin::text`.as('writtenBy');
const ACTIVE_NOW = statement((db, given: Given<{ from: Date }>) =>
  listHosts(db, given).select(['hosts.id', WRITTEN_BY]).where('hosts.active', '=', true),
);
const ROWS = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db.selectFrom('hosts').select(fieldsOf(HostRow)).select(WRITTEN_BY).where('hosts.id', '=', anyOf(ids)),
);
const BY_ID = statement((db, given: Given<{ from: Date; id: number }>) =>
  selectHosts(db, given).where('hosts.id', '=', given.id),
);
const BY_TOKEN = statement((db, given: Given<{ from: Date; tokenHash: string }>) =>
  selectHosts(db, given)
    .where('hosts.active', '=', true)
    .where(({ eb, selectFrom }) =>
      eb(
        'hosts.id',
        '=',
        selectFrom('host_links').select('host_id').where('token_hash', '=', given.tokenHash),
      ),
    ),
);
const LOCK = statement((db, { id }: Given<{ id: number }>) =>
  db.selectFrom('hosts').select('id').where('id', '=', id).forUpdate(),
);
const LOCKED = statement((db, { ids, from }: Given<{ ids: readonly number[]; from: Date }>) =>
  selectHosts(db, { from }).where('hosts.active', '=', true).where('hosts.id', '=', anyOf(ids)),
);
const OPENED = statement((db, { id, at }: Given<{ id: number; at: Date }>) =>
  db.updateTable('hosts').set({ page_opened_at: at }).where('id', '=', id),
);
const ABSENCES_AFTER = statement((db, { at }: Given<{ at: Date }>) =>
  db
    .selectFrom('host_absences')
    .select(['host_id as hostId', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('ends_at', '>', at)
    .orderBy('host_id')
    .orderBy('starts_at'),
);
const ADD_ABSENCE = insertAndRead(HostAbsenceRow, 'id');
const REMOVE_ABSENCE = statement((db, { hostId, absenceId }: Given<{ hostId: number; absenceId: number }>) =>
  db.deleteFrom('host_absences').where('host_id', '=', hostId).where('id', '=', absenceId).returning('id'),
);
const ADD_LINK = insertRow(HostLinkRow);
const REVOKE = deleteBy(HostLinkRow, 'hostId');

/** `known` may only be given outside units of work, which see uncommitted rows. */
export const postgresHosts = (session: Session, known: KnownHosts | null = null): Hosts => {
  const { run } = session;
  const feeds = postgresFeeds(session);
  const one = async (asked: Query<SelectedHost>): Promise<Host | null> => {
    const [row] = await run(asked);
    return row ? hostOf(row) : null;
  };
  const byId = (id: number) => one(BY_ID({ id, from: EVER }));
  const present = async (id: number): Promise<Host> =>
    writtenRow(
      [await byId(id)].filter((host) => host !== null),
      'The host',
    );
  /** A host who has not changed since this process last read it is not read again. */
  const activeKnown = async (from: Date, rows: KnownHosts): Promise<readonly Host[]> => {
    const listed = await run(ACTIVE_NOW({ from }));
    const ids = listed.filter((each) => rows.get(each.id)?.writtenBy !== each.writtenBy).map(({ id }) => id);
    if (ids.length > 0)
      for (const { writtenBy, ...row } of await run(ROWS({ ids }))) rows.keep({ row, writtenBy });
    return listed.flatMap(({ id, away, feed }) => {
      const row = rows.get(id)?.row;
      // Another query may have found meanwhile that the host is inactive.
      return row?.active ? [hostOf({ ...row, away, feed })] : [];
    });
  };
  return {
    add: async (host) =>
      present(writtenRow(await run(ADD({ ...host, mostDaily: host.mostADay })), 'The host').id),
    byId,
    // Reads the row after locking it, because an earlier read may be outdated.
    lock: async (id) => ((await run(LOCK({ id }))).length > 0 ? byId(id) : null),
    lockLeading: async (who, from, at) => {
      const ids = await lockLeading(session, who, at);
      return (await run(LOCKED({ ids, from }))).map(hostOf);
    },
    all: async () => (await run(ALL({ from: EVER }))).map(hostOf),
    names: () => run(NAMES()),
    active: async (from) => (known ? activeKnown(from, known) : (await run(ACTIVE({ from }))).map(hostOf)),
    save: async (host) => {
      await run(SAVE({ ...host, mostDaily: host.mostADay }));
      await feeds.forgetOtherFeeds(host.id, host.feedUrl);
      return present(host.id);
    },
    absencesAfter: (at) => run(ABSENCES_AFTER({ at })),
    addAbsence: async (hostId, absence) => {
      const { hostId: _, ...added } = writtenRow(
        await run(ADD_ABSENCE({ ...absence, hostId })),
        'The absence',
      );
      return added;
    },
    removeAbsence: async (hostId, absenceId) => (await run(REMOVE_ABSENCE({ hostId, absenceId }))).length > 0,
    addLink: async (hostId, tokenHash, createdAt) => {
      await run(ADD_LINK({ hostId, tokenHash, createdAt }));
    },
    byTokenHash: (tokenHash) => one(BY_TOKEN({ tokenHash, from: EVER })),
    revokeLinks: async (hostId) => {
      await run(REVOKE({ hostId }));
    },
    opened: async (id, at) => {
      await run(OPENED({ id, at }));
    },
    claimFeeds: feeds.claimFeeds,
    renewFeed: feeds.renewFeed,
    feedRead: feeds.feedRead,
    busyBetween: feeds.busyBetween,
  };
};
