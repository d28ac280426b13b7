import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { HostPageWire } from '../../api/transport/wire.ts';
import { clockWords, dayWords, placeOf } from '../../ui/formats/zone-moment.ts';

type Absence = HostPageWire['absences'][number];

/** A day without the weekday. */
const shortDay = (day: Parameters<typeof dayWords>[0]): string => dayWords(day).slice('Fri, '.length);

/** An absence in words, in the host's zone. */
export const absenceWords = (
  { startsAt, endsAt }: Pick<Absence, 'startsAt' | 'endsAt'>,
  zone: Zone,
): { readonly when: string; readonly isWholeDays: boolean } => {
  const [from, to] = [placeOf(startsAt, zone), placeOf(endsAt, zone)];
  if (from.minute === 0 && to.minute === 0) {
    const last = placeOf(Date.parse(endsAt) - 1, zone).day;
    return {
      when: from.day === last ? shortDay(from.day) : `${shortDay(from.day)} – ${shortDay(last)}`,
      isWholeDays: true,
    };
  }
  const [start, end] = [clockWords(from.minute), clockWords(to.minute)];
  if (from.day !== to.day)
    return { when: `${shortDay(from.day)}, ${start} – ${shortDay(to.day)}, ${end}`, isWholeDays: false };
  // `9:00 – 11:30 AM`: AM or PM is shown once if both are the same.
  const shown = start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start;
  return { when: `${shortDay(from.day)}, ${shown} – ${end}`, isWholeDays: false };
};
