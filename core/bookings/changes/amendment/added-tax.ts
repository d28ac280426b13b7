import { type SoldTax, type UnitTax, unitTaxOf, withUnitTax } from '../../../shop/tax/sold-tax.ts';
import type { OffersOfToday } from './amendment.ts';
import type { Change, Progress } from './progress.ts';

const offerTax = (offers: OffersOfToday, { after }: Change) =>
  offers.get(after?.variant.experienceId ?? -1)?.tax ?? null;

/**
 * The tax of a unit that gains add-ons with a rate of their own: its booked rates, and today's rates for these add-ons. null where nothing
 * is new.
 */
const withNewAddOns = (sold: SoldTax, change: Change, offers: OffersOfToday): UnitTax | null => {
  const { session, before, after } = change;
  const kept = session && unitTaxOf(sold, session);
  if (!kept || !after) return null;
  const had = new Set(before?.variant.addOns.map(({ id }) => id));
  const gained = new Set(after.variant.addOns.flatMap(({ id }) => (had.has(id) ? [] : [id])));
  const own = offerTax(offers, change)?.addOns.filter(([id]) => gained.has(id)) ?? [];
  return own.length > 0 ? { ...kept, addOns: new Map([...kept.addOns, ...own]) } : null;
};

/**
 * The tax of a booking's units together with that of what changes add: existing units keep their rates, new ones get today's. Where the
 * shop no longer charges tax, a unit that is added to a taxed booking takes the booking's first rate.
 */
export const withAddedTax = (
  { taxed }: Pick<Progress, 'taxed'>,
  changes: readonly Change[],
  offers: OffersOfToday,
): SoldTax | null => {
  if (!taxed) return null;
  return changes.reduce((sold, change) => {
    const today = offerTax(offers, change);
    if (change.added)
      return today
        ? withUnitTax(sold, change.added, { unit: today.unit, addOns: new Map(today.addOns) })
        : sold;
    const tax = withNewAddOns(sold, change, offers);
    return tax && change.session ? withUnitTax(sold, change.session, tax) : sold;
  }, taxed.sold);
};
