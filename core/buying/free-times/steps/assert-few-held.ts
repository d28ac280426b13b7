import { HOLD_LASTS_MS } from '../../../calendar/staffing/time-hold.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { USUAL_TAKING } from '../../../shop/settings/times-record.ts';
import type { FreeTimesStore } from '../ports.ts';
import { TOO_MANY_HOLDS } from '../words.ts';

/** Live units of a place. */
const MOST_LIVE = 20;
const MOST_AN_HOUR = 60;
const HOUR_MS = 3_600_000;

/** Who holds, where that is known: a partner's server holds for many, and is not counted by its place. */
export interface HeldBy {
  readonly partnerId: number | null;
  readonly place: string | null;
}

/**
 * Units that are held from one place, or by one partner (a setting), are limited, by a hold as by a payment. `own` are those that are replaced.
 * @throws Refusal 'too-many'
 */
export const assertFewHeld = async (
  { holds, settings }: Pick<FreeTimesStore, 'holds' | 'settings'>,
  { partnerId, place }: HeldBy,
  { units, own }: { readonly units: number; readonly own: number },
  at: Date,
): Promise<void> => {
  const of = partnerId !== null ? { partnerId } : place !== null ? { place } : null;
  if (!of) return;
  const { live, begun } = await holds.unitsOf(of, new Date(at.getTime() - HOUR_MS), at);
  const most =
    partnerId === null ? MOST_LIVE : ((await settings.byName('times'))?.value ?? USUAL_TAKING).partnerUnits;
  if (live - own + units > most || (partnerId === null && begun - own + units > MOST_AN_HOUR))
    throw new Refusal('too-many', TOO_MANY_HOLDS, { details: { retryAfter: HOLD_LASTS_MS / 1000 } });
};
