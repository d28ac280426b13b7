import { sessionId } from '../../../calendar/scheduling/session.ts';
import {
  isForSession,
  overlaps,
  type ReservedForSession,
  type Span,
} from '../../../calendar/staffing/assignment.ts';
import { isHold, isReserving } from '../../../calendar/staffing/assignment-states.ts';
import type { NewAbsence } from '../../../calendar/staffing/rules.ts';
import { freeAbsent } from '../../../calendar/staffing/steps/free-hosts.ts';
import { ABSENCE_NOT_FOUND, STAFFING_CHANGES } from '../../../calendar/staffing/words.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { HostPage } from '../host-page.ts';
import type { HostsPorts, HostsStore } from '../ports.ts';
import { hostBehind, noteByHost } from '../steps/host-behind.ts';
import { hostPageOf } from '../steps/host-page-of.ts';
import { insertAbsence } from './host-absences.ts';

type Needed = Pick<HostsPorts, 'unitOfWork' | 'read' | 'now' | 'hashToken'>;

/** Reservations of a host's time during an absence, except past ones. */
const reservedIn = async (
  { assignments }: Pick<HostsStore, 'assignments'>,
  hostId: number,
  absence: Span,
  at: Date,
): Promise<readonly ReservedForSession[]> => {
  const reserved = await assignments.reservedBetween(absence.startsAt, absence.endsAt, at, [hostId]);
  return reserved.filter(isForSession).filter((each) => overlaps(each, absence) && each.endsAt > at);
};

/** Locks bookings in one order, so that two requests cannot deadlock. */
const lockAll = async (
  { bookings }: Pick<HostsStore, 'bookings'>,
  reserved: readonly ReservedForSession[],
): Promise<ReadonlySet<number>> => {
  const ids = new Set(reserved.map(({ bookingId }) => bookingId));
  for (const id of [...ids].toSorted((a, b) => a - b)) await bookings.lock(id);
  return ids;
};

const TRIES = 5;

/**
 * Adds an absence that a host has entered (decision 116). The sessions in that time that they are asked for or lead return to the desk's
 * inbox with the reason `absent`, without asking the desk first. Bookings are locked before the host, as everywhere when hosts are
 * assigned; where another session was added in between, it starts over.
 * @throws Refusal 'not-found', 'invalid', 'conflict' (sessions of that time change again and again)
 */
export const addOwnAbsence =
  (ports: Needed) =>
  async (token: string, absence: NewAbsence): Promise<HostPage> => {
    const at = ports.now();
    const add = (known: readonly ReservedForSession[]) =>
      ports.unitOfWork(async (store) => {
        const own = await hostBehind(store, ports, token);
        const locked = await lockAll(store, known);
        await store.hosts.lock(own.id);
        const clashes = await reservedIn(store, own.id, absence, at);
        if (clashes.some(({ bookingId }) => !locked.has(bookingId))) return clashes;
        const absenceId = await insertAbsence(store, own, absence, true, at);
        let given = 0;
        for (const { bookingId, line, unit, reference } of clashes)
          for (const each of await store.assignments.of({ bookingId, line, unit })) {
            const isClash = each.hostId === own.id && overlaps(each, absence);
            if (!isClash || !isReserving(each)) continue;
            await freeAbsent(store, each, at);
            if (isHold(each)) continue;
            given += 1;
            const details = { reference, hostId: own.id, assignmentId: each.id };
            await noteByHost(store, own, at, ['session.host-absent', 'session', sessionId(each)], details);
          }
        const { startsAt, endsAt } = absence;
        const details = { absenceId, startsAt, endsAt, clashes: given };
        await noteByHost(store, own, at, ['host.absence-added', 'host', String(own.id)], details);
        return null;
      });
    const { id } = await hostBehind(ports.read, ports, token);
    let known: readonly ReservedForSession[] | null = await reservedIn(ports.read, id, absence, at);
    for (let tried = 0; known && tried < TRIES; tried += 1) known = await add(known);
    if (known) throw new Refusal('conflict', STAFFING_CHANGES);
    return hostPageOf(ports.read, await hostBehind(ports.read, ports, token), at);
  };

/**
 * Removes an absence that the host has entered; sessions that went back to the desk stay there.
 * @throws Refusal 'not-found'
 */
export const removeOwnAbsence =
  (ports: Needed) =>
  async (token: string, absenceId: number): Promise<HostPage> => {
    const at = ports.now();
    const host = await ports.unitOfWork(async (store) => {
      const own = await hostBehind(store, ports, token);
      const isOwn = own.absences.some(({ id, byHost }) => id === absenceId && byHost);
      if (!isOwn || !(await store.hosts.removeAbsence(own.id, absenceId)))
        throw new Refusal('not-found', ABSENCE_NOT_FOUND);
      await noteByHost(store, own, at, ['host.absence-removed', 'host', String(own.id)], { absenceId });
      return hostBehind(store, ports, token);
    });
    return hostPageOf(ports.read, host, at);
  };
