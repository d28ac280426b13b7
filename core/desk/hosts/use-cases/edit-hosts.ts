import { type Host, UNREAD_FEED } from '../../../calendar/staffing/host.ts';
import { recordOfHost } from '../../../calendar/staffing/records.ts';
import type { HostChange, NewHostFields } from '../../../calendar/staffing/rules.ts';
import { HOST_NOT_FOUND } from '../../../calendar/staffing/words.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { editOf } from '../../../people/audit/edit.ts';
import type { Caller } from '../../../people/caller.ts';
import type { SessionRef } from '../../delivery/board-session.ts';
import type { HostSummary } from '../listed-host.ts';
import type { HostsPorts, HostsStore } from '../ports.ts';
import { endHostLinks } from '../steps/end-host-links.ts';
import { summaryOf } from '../steps/host-summary.ts';

type Needed = Pick<HostsPorts, 'unitOfWork' | 'now'>;

/** @throws Refusal 'not-found' */
export const lockHost = async ({ hosts }: Pick<HostsStore, 'hosts'>, id: number): Promise<Host> => {
  const host = await hosts.lock(id);
  if (!host) throw new Refusal('not-found', HOST_NOT_FOUND);
  return host;
};

/** Adds a host. Nobody is mailed. @throws Refusal 'unauthenticated' or 'forbidden' */
export const addHost =
  (ports: Needed) =>
  (caller: Caller, fields: NewHostFields): Promise<HostSummary> =>
    asAdmin(ports, caller, async ({ store, at, note }) => {
      const host = await store.hosts.add(fields);
      if (host.feedUrl !== null) await store.jobs.add(READ);
      await note('host.created', 'host', host.id, { after: recordOfHost(host) });
      return summaryOf(store, host, at);
    });

/** An instant after the end of any hold. */
const FOR_EVER = new Date('9999-01-01T00:00:00.000Z');

/** A new calendar is read at once, not with the next scheduled run. */
const READ = { task: 'read-calendars', payload: {} } as const;

const isReadAnew = (before: Host, after: Host): boolean =>
  after.active &&
  after.feedUrl !== null &&
  (!before.active || before.feedUrl !== after.feedUrl || before.zone !== after.zone);

/** @throws Refusal 'conflict' with the first of them in `sessions` */
const assertNothingToCome = (name: string, sessions: readonly SessionRef[]): void => {
  if (sessions.length === 0) return;
  const count = sessions.length === 1 ? '1 session' : `${sessions.length} sessions`;
  throw new Refusal('conflict', `${name} still has ${count} to come.`, {
    details: {
      count: sessions.length,
      sessions: sessions.slice(0, 100).map(({ bookingId, line, unit, reference, ...rest }) => ({
        sessionId: `${bookingId}-${line + 1}-${unit + 1}`,
        bookingReference: reference,
        title: rest.title,
        companyName: rest.companyName,
        startsAt: rest.startsAt.toISOString(),
      })),
    },
  });
};

/**
 * Changes the given fields of a host. Assignments keep the breaks with which they were reserved. Deactivating a host revokes every link and
 * calendar address.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version; sessions to come, in `sessions`)
 */
export const changeHost =
  (ports: Needed) =>
  (caller: Caller, id: number, { version, ...change }: HostChange): Promise<HostSummary> =>
    asAdmin(ports, caller, async ({ store, at, note }) => {
      const before = await lockHost(store, id);
      assertVersion(version, before.version);
      const after = { ...before, ...change };
      const changes = editOf(recordOfHost, before, after);
      if (!changes) return summaryOf(store, before, at);
      const ends = before.active && !after.active;
      if (ends) {
        assertNothingToCome(before.name, await store.board.comingOf(id, at));
        await endHostLinks(store, id);
      }
      // Holds do not prevent it: whoever is booking gets another host, or is told.
      if (ends || (before.takesInstant && !after.takesInstant)) await store.holds.endOfHost(id, at, FOR_EVER);
      const saved = await store.hosts.save(after);
      const feed = before.feedUrl === after.feedUrl ? saved.feed : UNREAD_FEED;
      // Times without a zone and whole days of a calendar are in the host's zone.
      if (before.zone !== after.zone) await store.hosts.renewFeed(id);
      if (isReadAnew(before, after)) await store.jobs.add(READ);
      await note(ends ? 'host.deactivated' : 'host.updated', 'host', id, changes);
      return summaryOf(store, { ...saved, feed }, at);
    });
