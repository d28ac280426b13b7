import type { Session } from '../../../calendar/scheduling/session.ts';
import { type MinorUnits, minorUnits, minus, ZERO } from '../../../kernel/money.ts';
import type { Policy } from '../../../shop/policy/policy.ts';
import { cancellationZoneAt } from '../../../shop/policy/policy.ts';
import type { Booking } from '../../booking/booking.ts';
import type { SessionName } from '../../booking/place.ts';
import { sumsAt, unitPriceOf } from '../../booking/worth.ts';
import { unitWords } from '../words.ts';
import type { AmendedUnit, UnitSaid } from './amendment.ts';
import { type Draft, draftOf, type Variant } from './draft.ts';

/** One unit that makes the booking cheaper. */
export interface Saving {
  readonly session: SessionName;
  readonly title: string;
  /** What the total sinks by. */
  readonly amount: MinorUnits;
  /** What of it comes back. */
  readonly percent: number;
}

/** An amendment as far as it is counted. Units change one after another, so that the parts add up to the whole to the cent. */
export interface Progress {
  readonly booking: Booking;
  readonly draft: Draft;
  readonly subtotal: MinorUnits;
  readonly units: readonly AmendedUnit[];
  readonly savings: readonly Saving[];
  readonly changed: readonly SessionName[];
  readonly cancelled: readonly SessionName[];
}

export const noProgress = (booking: Booking): Progress => ({
  booking,
  draft: draftOf(booking),
  subtotal: booking.subtotal,
  units: [],
  savings: [],
  changed: [],
  cancelled: [],
});

export const saidOf = (variant: Variant, headcount: number | null): UnitSaid => ({
  tier: variant.selectedTier,
  price: unitPriceOf(variant),
  headcount,
});

const priceOf = (said: UnitSaid | null): MinorUnits => said?.price ?? ZERO;

/** Nothing of what is cut off before an agreed time comes back in the policy's worst zone. */
const percentAt = (policy: Policy, session: Session, now: Date): number =>
  policy.zones[cancellationZoneAt(policy, session, now)]?.refundPercent ?? 100;

export interface Change {
  readonly title: string;
  readonly policy: Policy;
  /** null for a unit that is added. */
  readonly session: Session | null;
  readonly before: UnitSaid | null;
  readonly after: UnitSaid | null;
}

/** Counts what happens to units, one after another. */
export const counted = (progress: Progress, changes: readonly Change[], now: Date): Progress => {
  const units: AmendedUnit[] = [];
  const savings: Saving[] = [];
  // Fees are in each total alike, and a booking may have thousands.
  const bare = { ...progress.booking, fees: [] };
  const totalAt = (each: MinorUnits): MinorUnits => sumsAt(bare, each).total;
  let { subtotal } = progress;
  let total = totalAt(subtotal);
  for (const { session, before, after, title, policy } of changes) {
    subtotal = minorUnits(Math.max(0, subtotal + priceOf(after) - priceOf(before)));
    const rest = totalAt(subtotal);
    const amount = minus(total, rest);
    total = rest;
    const name = session && { line: session.line, unit: session.unit };
    units.push({ session: name, title, before, after, words: unitWords(before, after) });
    if (amount > 0)
      savings.push({
        session: name ?? { line: -1, unit: -1 },
        title,
        amount,
        percent: session ? percentAt(policy, session, now) : 100,
      });
  }
  return {
    ...progress,
    subtotal,
    units: [...progress.units, ...units],
    savings: [...progress.savings, ...savings],
  };
};
