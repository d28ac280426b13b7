import type { ZonedTime } from '../../../calendar/scheduling/session.ts';
import { toZone } from '../../../calendar/scheduling/zone-time.ts';
import type { AuditEntry } from '../../../people/audit/audit.ts';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * The time from which a session has last moved, by its audit entries; null when they do not contain it. The log contains only what has
 * changed: without a zone, it is the present one.
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
