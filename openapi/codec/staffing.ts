import { sessionId } from '@wondercast/core/calendar/scheduling/session';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { DECLINE_REASONS, type Span } from '@wondercast/core/calendar/staffing/assignment';
import {
  awaitsAnswer,
  hasAccepted,
  isAssignedUnasked,
} from '@wondercast/core/calendar/staffing/assignment-states';
import type { Candidate } from '@wondercast/core/calendar/staffing/candidates';
import { sayHindrances } from '@wondercast/core/calendar/staffing/hindrance-words';
import { type Absence, mostAWeek } from '@wondercast/core/calendar/staffing/host';
import { HOST } from '@wondercast/core/calendar/staffing/host-record';
import { DECLINE_WORDS } from '@wondercast/core/calendar/staffing/words';
import { type BoardSession, missingOf, type SessionRef } from '@wondercast/core/desk/delivery/board-session';
import type { UnreadCalendar } from '@wondercast/core/desk/delivery/inbox';
import type { Queued, Schedule } from '@wondercast/core/desk/delivery/schedule';
import type { HostPage, RunSheet } from '@wondercast/core/desk/hosts/host-page';
import type { HostAway, HostSummary } from '@wondercast/core/desk/hosts/listed-host';
import { SEAT_CAPS } from '@wondercast/core/shop/pricing/tiers';
import { encoderOf } from './record.ts';
import { encodeSession } from './session.ts';
import type { Wire } from './wire.ts';

const encodeSpan = ({ startsAt, endsAt }: Span): Wire<'TimeSpan'> => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const encodeAbsence = ({ id, reason, byHost, ...span }: Absence): Wire<'Absence'> => ({
  id,
  ...encodeSpan(span),
  reason,
  byHost,
});

export const encodeUnreadCalendar = ({
  host,
  since,
}: UnreadCalendar): Wire<'Inbox'>['unreadCalendars'][number] => ({
  hostId: host.id,
  hostName: host.name,
  since: since.toISOString(),
  error: host.feed.error,
  takesInstant: host.takesInstant,
});

const encodeRef = ({ reference, title, companyName, startsAt, ...key }: SessionRef): Wire<'SessionRef'> => ({
  sessionId: sessionId(key),
  bookingReference: reference,
  title,
  companyName,
  startsAt: startsAt.toISOString(),
});

const encodeFieldsOfHost = encoderOf(HOST);

/** A host as administrators see them. */
export const encodeHost = ({ host, sessionsThisWeek, next, upcoming }: HostSummary): Wire<'Host'> => ({
  id: host.id,
  ...encodeFieldsOfHost(host),
  zone: host.zone,
  languages: [...host.languages],
  experienceIds: [...host.experienceIds],
  hours: [...host.hours],
  absences: host.absences.map(encodeAbsence),
  feed: {
    readAt: host.feed.readAt?.toISOString() ?? null,
    failingSince: host.feed.failingSince?.toISOString() ?? null,
    error: host.feed.error,
    busy: host.feed.busy,
    remarks: [...host.feed.remarks],
  },
  active: host.active,
  pageOpenedAt: host.pageOpenedAt?.toISOString() ?? null,
  sessionsThisWeek,
  mostThisWeek: mostAWeek(host),
  next: next && encodeRef(next),
  upcoming,
  version: host.version,
});

/** A host with what they were to lead in a time away. */
export const encodeHostAway = ({ summary, clashes }: HostAway): Wire<'HostAway'> => ({
  ...encodeHost(summary),
  clashes: clashes.map(encodeRef),
});

export const encodeCandidate = (
  { host, free, hindrances, sessionsThatWeek }: Candidate,
  zone: Zone,
): Wire<'Candidate'> => ({
  hostId: host.id,
  name: host.name,
  pictureUrl: host.pictureUrl,
  zone: host.zone,
  languages: [...host.languages],
  free,
  hindrances: [...sayHindrances(hindrances, zone)],
  sessionsThatWeek,
  mostThatWeek: mostAWeek(host),
});

/** A session as the desk sees it. */
export const encodeBoardSession = (admin: BoardSession, now: Date): Wire<'AdminSession'> => {
  const { bookingId, line, session, assignments } = admin;
  const id = sessionId({ bookingId, line: session.line, unit: session.unit });
  const hosts = assignments
    .filter((each) => hasAccepted(each) && !each.isAway)
    .map(({ hostName, pictureUrl }) => ({ name: hostName, pictureUrl }));
  return {
    ...encodeSession({ id: bookingId }, line, session, { now, hosts: new Map([[id, hosts]]) }),
    bookingId,
    bookingReference: admin.reference,
    companyName: admin.companyName,
    firstName: admin.firstName,
    lastName: admin.lastName,
    selectedTier: line.selectedTier,
    seats: SEAT_CAPS[line.selectedTier],
    addOns: line.addOns.map(({ name }) => name),
    notes: session.hostNotes,
    assignments: assignments.map((each) => ({
      id: each.id,
      hostId: each.hostId,
      hostName: each.hostName,
      pictureUrl: each.pictureUrl,
      state: each.state,
      away: each.isAway,
      startsAt: each.startsAt.toISOString(),
      askedAt: each.askedAt.toISOString(),
      answeredAt: each.answeredAt?.toISOString() ?? null,
      declineReason: each.declineReason,
      declineNote: each.declineNote,
    })),
    missing: [...missingOf(admin)],
  };
};

export const encodeSchedule = (schedule: Schedule, now: Date): Wire<'Schedule'> => ({
  from: schedule.from,
  to: schedule.to,
  zone: schedule.zone,
  days: [...schedule.days],
  sessions: schedule.sessions.map((session) => encodeBoardSession(session, now)),
  sessionsLeftOut: 0,
  hosts: schedule.lanes.map(({ host, sessions, available, absences, busy }) => ({
    id: host.id,
    name: host.name,
    pictureUrl: host.pictureUrl,
    zone: host.zone,
    sessionsThisWeek: sessions,
    mostThisWeek: mostAWeek(host),
    experienceIds: [...host.experienceIds],
    available: available.map(encodeSpan),
    absences: absences.map(encodeAbsence),
    busy: busy.map(encodeSpan),
  })),
});

export const encodeQueue = (
  { count, at, sessions }: Queued<BoardSession>,
  now: Date,
): Wire<'InboxQueue'> => ({
  count,
  at: at?.toISOString() ?? null,
  sessions: sessions.map((session) => encodeBoardSession(session, now)),
});

const encodeRunSheet = (sheet: RunSheet): Wire<'HostPageSession'> => {
  const { assignment, session, experience, experienceId } = sheet;
  return {
    assignmentId: assignment.id,
    sessionId: sessionId(assignment),
    state: awaitsAnswer(assignment) ? 'asked' : 'accepted',
    unasked: isAssignedUnasked(assignment),
    startsAt: assignment.startsAt.toISOString(),
    endsAt: assignment.endsAt.toISOString(),
    minutes: Math.round((assignment.endsAt.getTime() - assignment.startsAt.getTime()) / 60_000),
    experience: experience && { id: experienceId, ...experience },
    inclusions: [...sheet.inclusions],
    addOns: [...sheet.addOns],
    headcount: session.headcount,
    selectedTier: sheet.selectedTier,
    firstName: sheet.firstName,
    companyName: sheet.companyName,
    notes: session.hostNotes,
    guestNotes: session.guestNotes,
    joinUrl: session.joinUrl,
    place: session.place,
    free: sheet.free,
  };
};

/** A host's own page. */
export const encodeHostPage = ({ host, asks, sessions, past }: HostPage): Wire<'HostPage'> => ({
  host: { name: host.name, pictureUrl: host.pictureUrl, zone: host.zone },
  asks: asks.map(encodeRunSheet),
  sessions: sessions.map(encodeRunSheet),
  past: past.map(encodeRunSheet),
  absences: host.absences.map(encodeAbsence),
  declineReasons: DECLINE_REASONS.map((reason) => ({ reason, words: DECLINE_WORDS[reason] })),
});
