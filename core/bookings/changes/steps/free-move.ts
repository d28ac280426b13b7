import { offeredTimes, timedOf } from '../../../buying/free-times/offered-times.ts';
import { type TakenUnit, takeUnits } from '../../../buying/free-times/steps/take-units.ts';
import type { TimedUnit } from '../../../buying/free-times/units.ts';
import type { Session } from '../../../calendar/scheduling/session.ts';
import { agreeing } from '../../../calendar/scheduling/session-changes.ts';
import {
  type Assignment,
  overlaps,
  reservationOf,
  type Span,
  type StaffedSession,
} from '../../../calendar/staffing/assignment.ts';
import { isAssigned, isReserving } from '../../../calendar/staffing/assignment-states.ts';
import { spanOfUnit } from '../../../calendar/staffing/choose-hosts.ts';
import type { Host } from '../../../calendar/staffing/host.ts';
import { freeHost } from '../../../calendar/staffing/steps/free-hosts.ts';
import { reserveInstant } from '../../../calendar/staffing/steps/reserve-instant.ts';
import { type TimeHold, TOLD_EARLIER_MS } from '../../../calendar/staffing/time-hold.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Offer } from '../../../shop/catalogue/offer.ts';
import type { Booking } from '../../booking/booking.ts';
import type { FrozenMove } from '../../booking/frozen-change.ts';
import { findSession, type Place } from '../../booking/place.ts';
import { staffedSession } from '../../booking/staffed-session.ts';
import type { Acting, SessionChange } from '../../booking/steps/record-sessions.ts';
import type { ChangeStore } from '../ports.ts';
import { NO_SUCH_SESSION } from '../words.ts';

/** The present offer for what a session is; null where it is not sold any longer, and for imported lines. */
export const offerOfPlace = async (
  { catalogue }: Pick<ChangeStore, 'catalogue'>,
  { line: { experienceId } }: Place,
): Promise<Offer | null> =>
  experienceId === null ? null : ((await catalogue.offersOf([experienceId])).get(experienceId) ?? null);

/** The session as a unit that takes a free time. @throws Refusal 'invalid' where its experience offers none */
const unitOf = (
  { line: bookedLine, session }: Place,
  { startsAt, zone, minutes }: NonNullable<FrozenMove['agreed']>,
  offer: Offer | null,
): TimedUnit => {
  const offered = offer && offeredTimes(timedOf(offer), offer.rules);
  const { line, unit, language } = session;
  return {
    path: 'startsAt',
    line,
    unit,
    offer: offered
      ? { ...offered, minutes }
      : {
          experienceId: bookedLine.experienceId ?? 0,
          minutes,
          gridMinutes: 1,
          horizonDays: 365,
          noticeHours: 0,
          rules: [],
        },
    startsAt: new Date(startsAt),
    zone,
    language,
  };
};

const assignmentsOf = async (
  { assignments }: Pick<ChangeStore, 'assignments'>,
  session: StaffedSession,
): Promise<readonly Assignment[]> => (await assignments.of(session)).filter(isReserving);

interface Found {
  readonly place: Place;
  readonly staffed: StaffedSession;
}

const found = (booking: Booking, frozen: FrozenMove): Found => {
  const place = findSession(booking, frozen.session);
  const staffed = staffedSession(booking, frozen.session);
  if (!place || !staffed) throw new Refusal('not-found', NO_SUCH_SESSION);
  return { place, staffed };
};

/** The holder of the holds that a move has which must be paid first. */
export const holderOfMove = ({ id }: Pick<Booking, 'id'>): string => `booking:${id}`;

type Reservation = Pick<Assignment, 'reservedFrom' | 'reservedTo'>;

/** Whether reservations cover every minute of a session. */
const cover = (reserved: readonly Reservation[], { startsAt, endsAt }: Span): boolean => {
  const inOrder = reserved.toSorted((a, b) => a.reservedFrom.getTime() - b.reservedFrom.getTime());
  const covered = inOrder.reduce(
    (until, { reservedFrom, reservedTo }) =>
      reservedFrom.getTime() <= until ? Math.max(until, reservedTo.getTime()) : until,
    startsAt.getTime(),
  );
  return covered >= endsAt.getTime();
};

/**
 * How much of a booking's hold serves a move of one of its sessions. A hold may be for another session that had its host already and so
 * needed less: then it reserves no time for this one, and does not block it.
 */
const worthOf = async (
  { holds }: Pick<ChangeStore, 'holds'>,
  hold: TimeHold,
  unit: TimedUnit,
  present: readonly Assignment[],
): Promise<TimeHold> => {
  const held = await holds.hostsOf(hold.id);
  const [first] = held;
  if (!first) return hold;
  const own = present.filter(({ hostId }) => hostId === first.hostId);
  return cover([...held, ...own], spanOfUnit(unit)) ? hold : { ...hold, units: [] };
};

/**
 * The host who leads a session at the free time that it moves to: the present host where possible, else another. The booking must be
 * locked; this locks all hosts who might lead it.
 * @throws TimesTaken; Refusal 'invalid' (a start that is not offered)
 */
export const hostAtFreeTime = async (
  store: ChangeStore,
  booking: Booking,
  frozen: FrozenMove,
  at: Date,
): Promise<TakenUnit | null> => {
  if (!frozen.agreed) return null;
  const { place, staffed } = found(booking, frozen);
  const present = await assignmentsOf(store, staffed);
  const leading = present.filter(isAssigned).map(({ hostId }) => hostId);
  const held = await store.holds.ofHolder(holderOfMove(booking), at);
  const locked = held && (await store.holds.lock(held.id, at));
  const unit = unitOf(place, frozen.agreed, await offerOfPlace(store, place));
  const hold = locked && (await worthOf(store, locked, unit, present));
  const moving = { session: staffed, hostIds: leading };
  const [taken] = await takeUnits(store, [unit], { at, hold, isJudged: true, moving });
  return taken ?? null;
};

/** A session keeps a join link of its own; otherwise it takes the standing link of the host who leads it now. */
const joinUrlFor = ({ joinUrl }: Session, before: Host | null, { joinUrl: standing }: Host): string | null =>
  joinUrl === null || joinUrl === before?.joinUrl ? standing : joinUrl;

/**
 * Gives a session the free time that its customer has taken, with a host. The present host stays where possible; otherwise they are freed,
 * another one takes over, and both are told. The booking must be locked.
 * @throws TimesTaken; Refusal 'invalid', 'conflict' (`isHostTaken`)
 */
export const takeFreeTime = async (
  { store, at }: Acting<ChangeStore>,
  booking: Booking,
  session: Session,
  frozen: FrozenMove,
): Promise<SessionChange> => {
  const { staffed } = found(booking, frozen);
  const taken = await hostAtFreeTime(store, booking, frozen, at);
  if (!taken || !frozen.agreed) throw new Refusal('not-found', NO_SUCH_SESSION);
  const { host } = taken;
  const { minutes, zone } = frozen.agreed;
  const { startsAt } = taken.unit;
  const span = spanOfUnit(taken.unit);
  const present = await assignmentsOf(store, staffed);
  const own = present.find(({ hostId, state }) => hostId === host.id && isAssigned({ state })) ?? null;
  const [first] = present;
  const before = first ? await store.hosts.byId(first.hostId) : null;
  for (const each of present) if (each !== own) await freeHost(store, each, staffed, at);
  const held = await store.holds.ofHolder(holderOfMove(booking), at);
  if (held) await store.holds.remove(held.id);
  const after = own
    ? await store.assignments.save({ ...own, ...reservationOf(host, span) }, at)
    : await reserveInstant(store, { host, session: staffed, span }, at);
  await store.jobs.add({
    task: 'mail-host-asked',
    payload: {
      assignmentId: after.id,
      version: after.version,
      ...(own && { movedFrom: own.startsAt.toISOString() }),
    },
  });
  const agreed = { startsAt, zone, minutes };
  return {
    session: { ...agreeing(session, agreed, at), joinUrl: joinUrlFor(session, before, host) },
    action: session.agreed ? 'moved' : 'agreed',
  };
};

type HostTime = Pick<Assignment, 'startsAt' | 'endsAt' | 'reservedFrom' | 'reservedTo'>;

const asSpan = ({ reservedFrom, reservedTo }: Reservation) => ({
  startsAt: reservedFrom,
  endsAt: reservedTo,
});

interface Holding {
  /** Unguessable. */
  readonly id: string;
  /** Until when the move may be paid. */
  readonly until: Date;
  readonly at: Date;
}

/**
 * The times that a move needs of its new host beyond what is reserved for the session already, because the database refuses overlapping
 * reservations of a host. For another host or a time that does not overlap: all of it; otherwise the parts before and after the present
 * time.
 */
const neededBeyond = (wanted: HostTime, present: HostTime | null): readonly HostTime[] => {
  if (!present || !overlaps(asSpan(wanted), asSpan(present))) return [wanted];
  const part = (from: Date, to: Date): HostTime[] => {
    const within = (at: Date) => new Date(Math.min(Math.max(at.getTime(), from.getTime()), to.getTime()));
    return from < to
      ? [
          {
            startsAt: within(wanted.startsAt),
            endsAt: within(wanted.endsAt),
            reservedFrom: from,
            reservedTo: to,
          },
        ]
      : [];
  };
  return [...part(wanted.reservedFrom, present.reservedFrom), ...part(present.reservedTo, wanted.reservedTo)];
};

/**
 * Holds the free time of a move that must be paid first; for a host who leads the session already, only the parts beyond the present
 * reservation. The booking must be locked.
 */
export const holdFreeTime = async (
  store: ChangeStore,
  booking: Booking,
  frozen: FrozenMove,
  { id, until: told, at }: Holding,
): Promise<void> => {
  const taken = frozen.isFreeTime ? await hostAtFreeTime(store, booking, frozen, at) : null;
  if (!taken) return;
  const { unit, host } = taken;
  const { staffed } = found(booking, frozen);
  const { startsAt, zone, language } = unit;
  const { experienceId, minutes } = unit.offer;
  const present = (await assignmentsOf(store, staffed)).find(({ hostId }) => hostId === host.id) ?? null;
  const parts = neededBeyond(reservationOf(host, spanOfUnit(unit)), present);
  if (parts.length === 0) return;
  const until = new Date(told.getTime() + TOLD_EARLIER_MS);
  await store.holds.put({
    id,
    holder: holderOfMove(booking),
    partnerId: null,
    addressHash: null,
    startedAt: at,
    until,
    units: [{ experienceId, startsAt, minutes, zone, language }],
  });
  for (const [holdUnit, part] of parts.entries())
    await store.holds.reserve({ ...part, hostId: host.id, holdId: id, holdUnit, heldUntil: until }, at);
};
