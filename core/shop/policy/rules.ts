import { z } from 'zod';
import { settingVersion } from '../../kernel/fields.ts';

const PERCENT = 'Must be a whole number from 0 to 100';
const percent = z.int(PERCENT).min(0, PERCENT).max(100, PERCENT);

/** Maximum number of zones of a policy, because people read them. */
export const MAX_ZONES = 10;
const MOST_HOURS = 8_760;

const zoneRule = z.object({
  fromHours: z
    .int('Must be a whole number of hours')
    .min(0, 'Must be at least 0')
    .max(MOST_HOURS, 'Must be at most a year'),
  refundPercent: percent,
  movePercent: percent.nullable(),
});

export const ZONES_IN_DISORDER = 'Each zone must begin nearer to the session than the one before';
export const LAST_ZONE = 'The last zone must begin at 0 hours';
export const BETTER_LATER = 'A later change may not be cheaper than an earlier one';

/** Zones from the furthest to the last, which begins at 0 hours. */
export const zonesRule = z
  .array(zoneRule, 'Send the zones as a list')
  .min(1, 'Send at least one zone')
  .max(MAX_ZONES, `At most ${MAX_ZONES} zones`)
  .superRefine((zones, context) => {
    const say = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    zones.forEach((zone, at) => {
      const before = zones[at - 1];
      if (!before) return;
      if (zone.fromHours >= before.fromHours) say([at, 'fromHours'], ZONES_IN_DISORDER);
      if (zone.refundPercent > before.refundPercent) say([at, 'refundPercent'], BETTER_LATER);
      const isMoveCheaper =
        zone.movePercent !== null && (before.movePercent === null || zone.movePercent < before.movePercent);
      if (isMoveCheaper) say([at, 'movePercent'], BETTER_LATER);
    });
    if (zones.at(-1)?.fromHours !== 0) say([zones.length - 1, 'fromHours'], LAST_ZONE);
  });

/** A policy as it is stored, for the shop or for one experience. */
export const policyFields = z.object({ zones: zonesRule });

/** The body of `PUT /api/admin/policy`. */
export const policyRule = policyFields.extend({ version: settingVersion() });

export type PolicyGiven = z.output<typeof policyRule>;
