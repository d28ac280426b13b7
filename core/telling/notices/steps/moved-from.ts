import type { ZonedTime } from '../../../calendar/scheduling/session.ts';
import { toZone } from '../../../calendar/scheduling/zone-time.ts';
import type { AuditEntry } from '../../../people/audit/audit.ts';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * From which time a session has moved last, as its history says; null when that names none. The log keeps what has changed: a
 * zone that stayed is the one of now.
 */
export const movedFrom = (history: readonly AuditEntry[], now: ZonedTime): ZonedTime | null => {
  const moved = history.find(({ action }) => action === 'session.moved');
  const { startsAt, zone } = fieldsOf(moved?.details.before);
  if (typeof startsAt !== 'string') return null;
  return {
    startsAt: new Date(startsAt),
    zone: (typeof zone === 'string' ? toZone(zone) : null) ?? now.zone,
  };
};
