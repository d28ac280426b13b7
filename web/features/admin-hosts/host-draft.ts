import type { DaySpan } from '@wondercast/core/calendar/scheduling/booking-rules';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { HOST } from '@wondercast/core/calendar/staffing/host-record';
import type { HostFields } from '../../api/admin/hosts.ts';
import type { HostWire } from '../../api/transport/wire.ts';
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts';
import { ownZone, zoneOf } from '../../ui/formats/zone-moment.ts';

/** A host's data in the form. */
export type HostDraft = DraftOf<typeof HOST> & {
  readonly zone: Zone;
  readonly languages: readonly string[];
  readonly experienceIds: readonly number[];
  readonly hours: readonly DaySpan[];
  readonly active: boolean;
};

const fields = recordDraft(HOST);

const isWeekday = (day: number): day is DaySpan['weekday'] => day >= 1 && day <= 7 && Number.isInteger(day);

/** Hours in the form of the API. */
const hoursOf = (hours: HostWire['hours']): readonly DaySpan[] =>
  hours.flatMap(({ weekday, from, to }) => (isWeekday(weekday) ? [{ weekday, from, to }] : []));

export const draftOf = (host: HostWire | null): HostDraft => ({
  ...fields.draftOf(host),
  zone: host ? zoneOf(host.zone) : ownZone(),
  languages: host?.languages ?? ['en'],
  experienceIds: host?.experienceIds ?? [],
  hours: host ? hoursOf(host.hours) : [],
  active: host?.active ?? true,
});

export const bodyOf = (draft: HostDraft): Required<HostFields> => ({
  ...fields.bodyOf(draft),
  zone: draft.zone,
  languages: [...draft.languages],
  experienceIds: [...draft.experienceIds],
  hours: draft.hours.map((span) => ({ ...span })),
  active: draft.active,
});

export const LABELS: Readonly<Record<keyof HostDraft, string>> = { ...fields.labels, active: 'Active' };
