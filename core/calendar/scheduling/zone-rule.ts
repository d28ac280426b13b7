import { z } from 'zod';
import { MAX_ZONE_LENGTH, type Zone } from './zone.ts';
import { toZone } from './zone-time.ts';

const UNKNOWN_ZONE = 'Must be a listed time zone';

/** A label or an IANA name; aliases become the present name of the zone. */
export const zoneRule = z
  .string(UNKNOWN_ZONE)
  .max(MAX_ZONE_LENGTH, UNKNOWN_ZONE)
  .transform((text, context): Zone => {
    const known = toZone(text);
    if (known !== null) return known;
    context.addIssue({ code: 'custom', message: UNKNOWN_ZONE });
    return z.NEVER;
  });
