import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import type { SessionWire } from '../../api/transport/wire.ts';
import { ownZone, placeOf } from '../../ui/formats/zone-moment.ts';

/** The first preferred day in the future, at which the calendar for another time opens; null when there is none. */
export const meantDay = ({ preferences }: Pick<SessionWire, 'preferences'>): LocalDate | null => {
  const { day: today } = placeOf(Date.now(), ownZone());
  const days = preferences.flatMap(({ date }) => localDate(date) ?? []);
  return days.find((day) => day >= today) ?? null;
};
