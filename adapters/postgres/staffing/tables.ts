import { defineEntity, p } from '@mikro-orm/core';
import type { DaySpan } from '@wondercast/core/calendar/scheduling/booking-rules';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { EndReason } from '@wondercast/core/calendar/staffing/assignment';
import type { AssignmentState } from '@wondercast/core/calendar/staffing/assignment-states';
import { ASSIGNMENT_STATES } from '@wondercast/core/calendar/staffing/assignment-states';
import { BookingRow } from '../booking/tables.ts';
import { at, flag, id, now, text, version } from '../driver/column-builders.ts';
import { oneOf } from '../driver/one-of.ts';
import { ASSIGNED, DECLINED, RESERVING } from '../state-sets.ts';
import { staffingTrigger } from './change-triggers.ts';
import { HoldRow } from './hold-tables.ts';

const noted = (table: string) => {
  const { events, ...trigger } = staffingTrigger(table);
  return { ...trigger, events: [...events] };
};

/** Who presents sessions. Languages, experiences and hours are read and written as a whole. */
export const HostRow = defineEntity({
  name: 'HostRow',
  tableName: 'hosts',
  triggers: [noted('hosts')],
  properties: {
    id: id(),
    name: text(),
    email: text(),
    phone: text().nullable(),
    pictureUrl: text().nullable(),
    about: text().nullable(),
    zone: text().$type<Zone>(),
    languages: p.json().$type<readonly string[]>(),
    experienceIds: p.json().$type<readonly number[]>(),
    hours: p.json().$type<readonly DaySpan[]>(),
    breakBefore: p.integer(),
    breakAfter: p.integer(),
    mostDaily: p.integer(),
    takesInstant: flag(false),
    joinUrl: text().nullable(),
    feedUrl: text().nullable(),
    active: flag(true),
    pageOpenedAt: at().nullable(),
    version: version(),
  },
});

export const HostAbsenceRow = defineEntity({
  name: 'HostAbsenceRow',
  tableName: 'host_absences',
  triggers: [noted('host_absences')],
  indexes: [{ name: 'host_absences_host_index', properties: ['host', 'endsAt'] }],
  properties: {
    id: id(),
    host: () => p.manyToOne(HostRow).index(false).deleteRule('cascade').updateRule('no action'),
    startsAt: at(),
    endsAt: at(),
    reason: text().nullable(),
    byHost: p.boolean(),
  },
});

/** Links to hosts' own pages. Only hashes are stored (decision 037). */
export const HostLinkRow = defineEntity({
  name: 'HostLinkRow',
  tableName: 'host_links',
  properties: {
    tokenHash: text().primary(),
    host: () => p.manyToOne(HostRow).index().deleteRule('cascade').updateRule('no action'),
    createdAt: at(),
  },
});

/** The state of reading a host's own calendar. */
export const HostFeedRow = defineEntity({
  name: 'HostFeedRow',
  tableName: 'host_feeds',
  triggers: [noted('host_feeds')],
  properties: {
    host: () => p.manyToOne(HostRow).primary().deleteRule('cascade').updateRule('no action'),
    /** The address that the other columns belong to. */
    url: text(),
    etag: text().nullable(),
    triedAt: at(),
    readAt: at().nullable(),
    failingSince: at().nullable(),
    error: text().nullable(),
    busy: p.integer().default(0),
    remarks: p.json().$type<readonly string[]>().default('[]'),
  },
});

/** Busy times from hosts' own calendars, as of the last successful reading. */
export const HostBusyRow = defineEntity({
  name: 'HostBusyRow',
  tableName: 'host_busy_times',
  triggers: [noted('host_busy_times')],
  indexes: [
    {
      name: 'host_busy_times_span_index',
      expression:
        'create index "host_busy_times_span_index" on "host_busy_times" using gist (tstzrange("starts_at", "ends_at"))',
    },
  ],
  properties: {
    id: id(),
    host: () => p.manyToOne(HostRow).index().deleteRule('cascade').updateRule('no action'),
    startsAt: at(),
    endsAt: at(),
  },
});

/** Hosts' time reserved for sessions. A constraint forbids overlaps (decision 145). */
export const AssignmentRow = defineEntity({
  name: 'AssignmentRow',
  tableName: 'assignments',
  triggers: [noted('assignments')],
  checks: [
    {
      name: 'assignments_owner_check',
      expression:
        '(booking_id is null) = (position is null) and (booking_id is null) = (unit is null) and (booking_id is null) <> (hold_id is null) and (hold_id is null) = (hold_unit is null)',
    },
    {
      name: 'assignments_no_overlap',
      expression: `exclude using gist (host_id with =, tstzrange(reserved_from, reserved_to) with &&) where (${oneOf('state', RESERVING)})`,
    },
  ],
  indexes: [
    { name: 'assignments_booking_index', properties: ['booking', 'position', 'unit'] },
    { name: 'assignments_host_index', properties: ['host', 'endsAt'] },
    {
      name: 'assignments_leading_index',
      expression: `create index "assignments_leading_index" on "assignments" ("ends_at", "booking_id", "position", "unit") where ${oneOf('state', ASSIGNED)}`,
    },
    {
      name: 'assignments_returned_index',
      expression: `create index "assignments_returned_index" on "assignments" ("ends_at", "booking_id", "position", "unit", "answered_at") where ${oneOf('state', DECLINED)} or decline_reason = 'absent'`,
    },
    {
      name: 'assignments_hold_index',
      expression:
        'create index "assignments_hold_index" on "assignments" ("hold_id") where hold_id is not null',
    },
    {
      name: 'assignments_reserved_index',
      expression: `create index "assignments_reserved_index" on "assignments" ("starts_at", "host_id", "ends_at") where ${oneOf('state', RESERVING)}`,
    },
  ],
  properties: {
    id: id(),
    host: () => p.manyToOne(HostRow).index(false).deleteRule('no action').updateRule('no action'),
    /** The booking of its session; null while it belongs to a hold. */
    booking: () =>
      p.manyToOne(BookingRow).nullable().index(false).deleteRule('cascade').updateRule('no action'),
    position: p.integer().nullable(),
    unit: p.integer().nullable(),
    hold: () => p.manyToOne(HoldRow).nullable().index(false).deleteRule('cascade').updateRule('no action'),
    holdUnit: p.integer().nullable(),
    instant: flag(false),
    state: text().$type<AssignmentState>().check(oneOf('state', ASSIGNMENT_STATES)),
    startsAt: at(),
    endsAt: at(),
    reservedFrom: at(),
    reservedTo: at(),
    heldUntil: at().nullable(),
    askedAt: at(),
    answeredAt: at().nullable(),
    declineReason: text().$type<EndReason>().nullable(),
    declineNote: text().nullable(),
    version: version(),
  },
});

/** One row for each write that may have changed a free time. Count and sum tell whether there was another one. */
export const StaffingChangeRow = defineEntity({
  name: 'StaffingChangeRow',
  tableName: 'staffing_changes',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    at: now(),
  },
});
