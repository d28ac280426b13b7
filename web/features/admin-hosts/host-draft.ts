import type { DaySpan } from '@wondercast/core/calendar/scheduling/booking-rules';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { HOST_DEFAULTS } from '@wondercast/core/calendar/staffing/host';
import type { HostFields } from '../../api/admin/hosts.ts';
import type { HostWire } from '../../api/transport/wire.ts';
import { ownZone, zoneOf } from '../../ui/formats/zone-moment.ts';

/** A host as their form holds them. */
export interface HostDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly pictureUrl: string;
  readonly about: string;
  readonly zone: Zone;
  readonly languages: readonly string[];
  readonly experienceIds: readonly number[];
  readonly hours: readonly DaySpan[];
  readonly breakBefore: string;
  readonly breakAfter: string;
  readonly mostADay: string;
  readonly feedUrl: string;
  readonly active: boolean;
}

const isWeekday = (day: number): day is DaySpan['weekday'] => day >= 1 && day <= 7 && Number.isInteger(day);

/** Hours as the API says them. */
const hoursOf = (hours: HostWire['hours']): readonly DaySpan[] =>
  hours.flatMap(({ weekday, from, to }) => (isWeekday(weekday) ? [{ weekday, from, to }] : []));

export const draftOf = (host: HostWire | null): HostDraft => ({
  name: host?.name ?? '',
  email: host?.email ?? '',
  phone: host?.phone ?? '',
  pictureUrl: host?.pictureUrl ?? '',
  about: host?.about ?? '',
  zone: host ? zoneOf(host.zone) : ownZone(),
  languages: host?.languages ?? ['en'],
  experienceIds: host?.experienceIds ?? [],
  hours: host ? hoursOf(host.hours) : [],
  breakBefore: String(host?.breakBefore ?? HOST_DEFAULTS.breakBefore),
  breakAfter: String(host?.breakAfter ?? HOST_DEFAULTS.breakAfter),
  mostADay: String(host?.mostADay ?? HOST_DEFAULTS.mostADay),
  feedUrl: host?.feedUrl ?? '',
  active: host?.active ?? true,
});

/** What is no number is sent as none, and judged. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

export const bodyOf = (draft: HostDraft): HostFields => ({
  name: draft.name.trim(),
  email: draft.email.trim(),
  phone: draft.phone.trim() || null,
  pictureUrl: draft.pictureUrl.trim() || null,
  about: draft.about.trim() || null,
  zone: draft.zone,
  languages: [...draft.languages],
  experienceIds: [...draft.experienceIds],
  hours: draft.hours.map((span) => ({ ...span })),
  breakBefore: numberOf(draft.breakBefore),
  breakAfter: numberOf(draft.breakAfter),
  mostADay: numberOf(draft.mostADay),
  feedUrl: draft.feedUrl.trim() || null,
  active: draft.active,
});

export const LABELS: Readonly<Record<keyof HostDraft, string>> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  pictureUrl: 'Picture',
  about: 'A line about them',
  zone: 'Time zone',
  languages: 'Languages',
  experienceIds: 'Can lead',
  hours: 'Weekly hours',
  breakBefore: 'Break before',
  breakAfter: 'Break after',
  mostADay: 'Most sessions a day',
  feedUrl: 'Own calendar',
  active: 'Active',
};
