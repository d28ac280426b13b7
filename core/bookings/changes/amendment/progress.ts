import type { Session } from '../../../calendar/scheduling/session.ts';
import { type MinorUnits, minorUnits, minus, ZERO } from '../../../kernel/money.ts';
import type { Policy } from '../../../shop/policy/policy.ts';
import { cancellationZoneAt } from '../../../shop/policy/policy.ts';
import { type SoldTax, type Tally, tallyUnits } from '../../../shop/tax/sold-tax.ts';
import type { Booking } from '../../booking/booking.ts';
import type { SessionName } from '../../booking/place.ts';
import { sumsAt, type Taxed, taxedUnits, unitPriceOf } from '../../booking/worth.ts';
import { unitWords } from '../words.ts';
import type { AmendedUnit, UnitSaid } from './amendment.ts';
import { type Draft, draftOf, type Variant } from './draft.ts';

/** One unit that makes the booking cheaper. */
export interface Saving {
  readonly session: SessionName;
  readonly title: string;
  /** How much the total falls. */
  readonly amount: MinorUnits;
  /** The percentage of it that is refunded. */
  readonly percent: number;
}

/** An amendment as far as it is computed. Units change one after another, so that the parts add up to the whole to the cent. */
export interface Progress {
  readonly booking: Booking;
  readonly draft: Draft;
  readonly subtotal: MinorUnits;
  /** The units by their tax rates, with those of added units. */
  readonly taxed: Taxed | null;
  readonly units: readonly AmendedUnit[];
  readonly savings: readonly Saving[];
  readonly changed: readonly SessionName[];
  readonly cancelled: readonly SessionName[];
}

export const noProgress = (booking: Booking): Progress => ({
  booking,
  draft: draftOf(booking),
  subtotal: booking.subtotal,
  taxed: taxedUnits(booking),
  units: [],
  savings: [],
  changed: [],
  cancelled: [],
});

const saidOf = (sold: Sold | null): UnitSaid | null =>
  sold && { tier: sold.variant.selectedTier, price: unitPriceOf(sold.variant), headcount: sold.headcount };

const priceOf = (said: UnitSaid | null): MinorUnits => said?.price ?? ZERO;

/** The percentage that is refunded when the session costs less. In the policy's last zone before an agreed time this is the least. */
const percentAt = (policy: Policy, session: Session, now: Date): number =>
  policy.zones[cancellationZoneAt(policy, session, now)]?.refundPercent ?? 100;

export interface Change {
  readonly title: string;
  readonly policy: Policy;
  /** Index of the line that it was on, or of the line that it is added to. */
  readonly at: number;
  /** null for a unit that is added. */
  readonly session: Session | null;
  readonly before: Sold | null;
  readonly after: Sold | null;
  /** The name of a unit that is added; null where the unit was there before. */
  readonly added?: SessionName;
}

/** How a unit is sold, and for how many people. */
export interface Sold {
  readonly variant: Variant;
  readonly headcount: number | null;
}

/** Updates the tally of units by their tax rates after one unit has changed. */
const recount = (
  taxed: Taxed,
  tally: Tally,
  { at, session, added, before, after }: Change,
  sold: SoldTax,
): void => {
  const name = session ?? added;
  if (!name) return;
  if (before) tallyUnits(tally, taxed.sold, at, name, before.variant, -1);
  if (after) tallyUnits(tally, sold, at, name, after.variant, 1);
};

/** Adds changes of units to the progress, one after another. `sold` is the tax of the units afterwards. */
export const counted = (
  progress: Progress,
  changes: readonly Change[],
  now: Date,
  sold: SoldTax | null = progress.taxed?.sold ?? null,
): Progress => {
  const units: AmendedUnit[] = [];
  const savings: Saving[] = [];
  // Fees are the same in each total, and a booking may have thousands of them.
  const bare = { ...progress.booking, fees: [] };
  const { taxed } = progress;
  const tally: Tally = new Map(taxed?.tally);
  const rest = sold && { sold, tally };
  const totalAt = (each: MinorUnits): MinorUnits => sumsAt(bare, each, rest).total;
  let { subtotal } = progress;
  let total = totalAt(subtotal);
  for (const change of changes) {
    const { session, title, policy } = change;
    const [before, after] = [saidOf(change.before), saidOf(change.after)];
    if (taxed && sold) recount(taxed, tally, change, sold);
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
    taxed: rest,
    units: [...progress.units, ...units],
    savings: [...progress.savings, ...savings],
  };
};
