import { HOLD_LASTS_MS } from '../../../calendar/staffing/time-hold.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { USUAL_TAKING } from '../../../shop/settings/times-record.ts';
import type { FreeTimesStore } from '../ports.ts';
import { TOO_MANY_HOLDS } from '../words.ts';

/** Maximum number of units held at a time from one network address. */
const MOST_LIVE = 20;
const MOST_AN_HOUR = 60;
const HOUR_MS = 3_600_000;

/** The holder, where it is known. A partner's server holds for many customers, so its network address is not counted. */
export interface HeldBy {
  readonly partnerId: number | null;
  readonly addressHash: string | null;
}

/**
 * Limits how many units are held from one network address, or by one partner (a setting), for carts and payments alike. `own` is the number
 * of units that this hold replaces.
 * @throws Refusal 'too-many'
 */
export const assertFewHeld = async (
  { holds, settings }: Pick<FreeTimesStore, 'holds' | 'settings'>,
  { partnerId, addressHash }: HeldBy,
  { units, own }: { readonly units: number; readonly own: number },
  at: Date,
): Promise<void> => {
  const of = partnerId !== null ? { partnerId } : addressHash !== null ? { addressHash } : null;
  if (!of) return;
  const { live, begun } = await holds.unitsOf(of, new Date(at.getTime() - HOUR_MS), at);
  const most =
    partnerId === null ? MOST_LIVE : ((await settings.byName('times'))?.value ?? USUAL_TAKING).partnerUnits;
  if (live - own + units > most || (partnerId === null && begun - own + units > MOST_AN_HOUR))
    throw new Refusal('too-many', TOO_MANY_HOLDS, { details: { retryAfter: HOLD_LASTS_MS / 1000 } });
};
