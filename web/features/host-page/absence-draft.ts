import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import type { NewAbsence } from '../../api/booking/host-page.ts';
import { instantAt } from '../../ui/formats/zone-moment.ts';

const DAY_MS = 86_400_000;
const HOUR_MINUTES = 60;

/** An absence as it is entered, in the host's zone. */
export interface AbsenceDraft {
  readonly from: LocalDate | null;
  /** The last day; empty means the first day. */
  readonly to: LocalDate | null;
  readonly wholeDays: boolean;
  /** Such as `09:00`, the value of a time input. */
  readonly fromTime: string;
  readonly toTime: string;
  readonly reason: string;
}

export const EMPTY_ABSENCE: AbsenceDraft = {
  from: null,
  to: null,
  wholeDays: true,
  fromTime: '09:00',
  toTime: '17:00',
  reason: '',
};

export type AbsenceErrors = Partial<Record<'from' | 'to' | 'fromTime' | 'toTime', string>>;

const minuteOf = (time: string): number | null => {
  const match = /^(\d{2}):(\d{2})/.exec(time);
  return match ? Number(match[1]) * HOUR_MINUTES + Number(match[2]) : null;
};

/** The instant of a local time in ISO form. In a gap, when clocks go forward, one hour later. */
const isoAt = (day: LocalDate, minute: number, zone: Zone): string => {
  const at = instantAt(day, minute, zone) ?? instantAt(day, minute + HOUR_MINUTES, zone);
  return new Date(at ?? Date.parse(`${day}T00:00:00Z`)).toISOString();
};

const dayAfter = (day: LocalDate): LocalDate =>
  localDate(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)) ?? day;

/** The request for an absence, or the errors of its fields. */
export const absenceOf = (
  { from, to, wholeDays, fromTime, toTime, reason }: AbsenceDraft,
  zone: Zone,
): { readonly body: NewAbsence } | { readonly errors: AbsenceErrors } => {
  if (!from) return { errors: { from: 'Choose a day.' } };
  const last = to ?? from;
  if (last < from) return { errors: { to: 'Choose the first day or a later one.' } };
  const [start, end] = [minuteOf(fromTime), minuteOf(toTime)];
  if (!wholeDays && start === null) return { errors: { fromTime: 'Say from when.' } };
  if (!wholeDays && end === null) return { errors: { toTime: 'Say until when.' } };
  const body = {
    startsAt: isoAt(from, wholeDays ? 0 : (start ?? 0), zone),
    endsAt: wholeDays ? isoAt(dayAfter(last), 0, zone) : isoAt(last, end ?? 0, zone),
    ...(reason.trim() && { reason: reason.trim() }),
  };
  return body.endsAt <= body.startsAt ? { errors: { toTime: 'Must end after it begins.' } } : { body };
};

export interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** How many of these spans overlap the absence as entered so far. */
export const countIn = (draft: AbsenceDraft, spans: readonly Span[], zone: Zone): number => {
  const made = absenceOf(draft, zone);
  if (!('body' in made)) return 0;
  const [from, to] = [Date.parse(made.body.startsAt), Date.parse(made.body.endsAt)];
  return spans.filter(({ startsAt, endsAt }) => Date.parse(startsAt) < to && Date.parse(endsAt) > from)
    .length;
};
