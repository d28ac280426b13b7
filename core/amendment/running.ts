import type { Booking } from '../booking/booking.ts';
import type { SessionName } from '../booking/place.ts';
import { sumsAt, unitPriceOf } from '../booking/worth.ts';
import { type Cents, cents, minus, ZERO } from '../money.ts';
import type { Policy } from '../policy/policy.ts';
import { zoneIndexAt } from '../policy/policy.ts';
import type { Session } from '../scheduling/session.ts';
import type { AmendedUnit, UnitSaid } from './amendment.ts';
import { type Draft, draftOf, type Spec } from './draft.ts';
import { unitWords } from './words.ts';

/** One unit that makes the booking cheaper. */
export interface Saving {
  readonly session: SessionName;
  readonly title: string;
  /** What the total sinks by. */
  readonly amount: Cents;
  /** What of it comes back. */
  readonly percent: number;
}

/** An amendment as far as it is counted. Units change one after another, so that the parts add up to the whole to the cent. */
export interface Running {
  readonly booking: Booking;
  readonly draft: Draft;
  readonly subtotal: Cents;
  readonly units: readonly AmendedUnit[];
  readonly savings: readonly Saving[];
  readonly changed: readonly SessionName[];
  readonly cancelled: readonly SessionName[];
}

export const begin = (booking: Booking): Running => ({
  booking,
  draft: draftOf(booking),
  subtotal: booking.subtotal,
  units: [],
  savings: [],
  changed: [],
  cancelled: [],
});

export const saidOf = (spec: Spec, headcount: number | null): UnitSaid => ({
  tier: spec.selectedTier,
  price: unitPriceOf(spec),
  headcount,
});

/** Nothing of what is cut off before an agreed time comes back in the policy's worst zone. */
const percentAt = ({ zones }: Policy, { agreed }: Session, now: Date): number =>
  zones[zoneIndexAt({ zones }, agreed?.startsAt ?? null, now)]?.refundPercent ?? 100;

interface Change {
  readonly title: string;
  readonly policy: Policy;
  /** null for a unit that is added. */
  readonly session: Session | null;
  readonly before: UnitSaid | null;
  readonly after: UnitSaid | null;
}

/** Counts what happens to one unit. */
export const counted = (running: Running, change: Change, now: Date): Running => {
  const { session, before, after, title } = change;
  const priceOf = (said: UnitSaid | null): Cents => said?.price ?? ZERO;
  const subtotal = cents(Math.max(0, running.subtotal + priceOf(after) - priceOf(before)));
  const totalAt = (each: Cents): Cents => sumsAt(running.booking, each).total;
  const saved = minus(totalAt(running.subtotal), totalAt(subtotal));
  const name = session && { line: session.line, unit: session.unit };
  const percent = session ? percentAt(change.policy, session, now) : 100;
  return {
    ...running,
    subtotal,
    units: [...running.units, { session: name, title, before, after, words: unitWords(before, after) }],
    savings:
      saved > 0
        ? [...running.savings, { session: name ?? { line: -1, unit: -1 }, title, amount: saved, percent }]
        : running.savings,
  };
};
