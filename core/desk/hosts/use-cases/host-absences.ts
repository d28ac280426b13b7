import type { Span } from '../../../calendar/staffing/assignment.ts';
import type { NewAbsence } from '../../../calendar/staffing/rules.ts';
import { ABSENCE_NOT_FOUND } from '../../../calendar/staffing/words.ts';
import { invalid, Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { SessionRef } from '../../delivery/board-session.ts';
import type { HostAway, HostSummary } from '../listed-host.ts';
import type { HostsPorts, HostsStore } from '../ports.ts';
import { summaryOf } from '../steps/host-summary.ts';
import { lockHost } from './edit-hosts.ts';

const MOST_ABSENCES = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
/** An absence may begin this long ago, in milliseconds, because its day has begun earlier in another zone. */
const LONGEST_AGO_MS = DAY_MS;
const FURTHEST_AHEAD_MS = 5 * 366 * DAY_MS;

/** @throws Refusal 'invalid' on `endsAt` of an absence that is over, or for one that is more than five years ahead */
const assertPlausible = ({ startsAt, endsAt }: Span, at: Date): void => {
  if (endsAt.getTime() < at.getTime() - LONGEST_AGO_MS) throw invalid('endsAt', 'Must not be over');
  if (startsAt.getTime() < at.getTime() - FURTHEST_AHEAD_MS)
    throw invalid('startsAt', 'Must be at most five years ago');
  if (endsAt.getTime() > at.getTime() + FURTHEST_AHEAD_MS)
    throw invalid('endsAt', 'Must be at most five years ahead');
};

/**
 * Adds an absence and ends holds of that time. The host must be locked.
 * @throws Refusal 'invalid' where a host has too many, or the time is not plausible
 */
export const insertAbsence = async (
  { hosts, holds }: Pick<HostsStore, 'hosts' | 'holds'>,
  host: { readonly id: number; readonly absences: readonly unknown[] },
  { startsAt, endsAt, reason }: NewAbsence,
  byHost: boolean,
  at: Date,
): Promise<number> => {
  assertPlausible({ startsAt, endsAt }, at);
  if (host.absences.length >= MOST_ABSENCES)
    throw new Refusal('invalid', `At most ${MOST_ABSENCES} times away. Remove old ones first.`);
  const absence = { startsAt, endsAt, reason: reason || null, byHost };
  // Whoever is booking that time gets another host, or is told.
  await holds.endOfHost(host.id, startsAt, endsAt);
  return (await hosts.addAbsence(host.id, absence)).id;
};

/** Future sessions in a time span that a host is asked for or leads. */
export const sessionsIn = async (
  { board }: Pick<HostsStore, 'board'>,
  hostId: number,
  { startsAt, endsAt }: Span,
  at: Date,
): Promise<readonly SessionRef[]> => {
  const coming = await board.comingOf(hostId, startsAt > at ? startsAt : at);
  return coming.filter((session) => session.startsAt < endsAt);
};

/**
 * Adds an absence of a host. Sessions that are assigned already stay, and are returned.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'invalid'
 */
export const addAbsence =
  (ports: Pick<HostsPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number, absence: NewAbsence): Promise<HostAway> =>
    asAdmin(ports, caller, async ({ store, at, note }) => {
      const absenceId = await insertAbsence(store, await lockHost(store, id), absence, false, at);
      const { startsAt, endsAt } = absence;
      const clashes = await sessionsIn(store, id, absence, at);
      await note('host.absence-added', 'host', id, { absenceId, startsAt, endsAt, clashes: clashes.length });
      return { summary: await summaryOf(store, await lockHost(store, id), at), clashes };
    });

/**
 * Removes an absence.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const removeAbsence =
  (ports: Pick<HostsPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number, absenceId: number): Promise<HostSummary> =>
    asAdmin(ports, caller, async ({ store, at, note }) => {
      await lockHost(store, id);
      if (!(await store.hosts.removeAbsence(id, absenceId)))
        throw new Refusal('not-found', ABSENCE_NOT_FOUND);
      await note('host.absence-removed', 'host', id, { absenceId });
      return summaryOf(store, await lockHost(store, id), at);
    });
