import { missingRates } from '@wondercast/core/bookings/taxing/missing-rate';
import { missingRateWords } from '@wondercast/core/bookings/taxing/words';
import { noUnitsTaxed, type SoldTax, withRunTax } from '@wondercast/core/shop/tax/sold-tax';
import { describe, expect, it } from 'vitest';
import { aLineTax, DAY } from './a-tax.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const NONE = noUnitsTaxed({ entered: 'gross', zone: 'Europe/Berlin', isWithheldOutside: false });
const FRENCH = aLineTax({ insteadOf: 'FR' });
const MEALS = aLineTax({ insteadOf: 'FR', category: 'reduced', percent: 7 });

const units = (sold: SoldTax, count: number, unit = FRENCH, own = unit, from = 0) =>
  withRunTax(sold, { line: 0, from, to: from + count - 1 }, { unit, addOns: new Map([[7, own]]) });

const found = (before: SoldTax | null, tax: SoldTax) => missingRates(before, { id: 42, tax }, NOW);

describe('a place of the union without a rate', () => {
  it('is listed once for a booking of many units, with what was charged instead', () => {
    const [listed, ...others] = found(null, units(NONE, 500));
    const taken = { category: 'standard', day: DAY, name: 'VAT', percent: 19, country: 'DE' } as const;
    expect(others).toEqual([]);
    expect(listed).toEqual({ bookingId: 42, country: 'FR', taken: [taken], since: NOW });
    expect(listed && missingRateWords(listed)).toBe(
      'France has no standard rate: VAT 19 % of Germany was charged instead.',
    );
  });

  it('is listed with each category, also of add-ons, and apart from another place', () => {
    const sold = units(units(NONE, 2, FRENCH, MEALS), 1, aLineTax({ insteadOf: 'ES' }), undefined, 2);
    expect(
      found(null, sold).map((each) => [each.country, each.taken.map(({ category }) => category)]),
    ).toEqual([
      ['FR', ['standard', 'reduced']],
      ['ES', ['standard']],
    ]);
  });

  it('says that nothing was charged where the seller has no rate either', () => {
    const untaxed = aLineTax({ insteadOf: 'FR', category: 'reduced2', percent: 0, reason: 'outside-scope' });
    const [listed] = found(null, units(NONE, 1, untaxed));
    expect(listed && missingRateWords(listed)).toBe(
      'France has no second reduced rate: nothing was charged.',
    );
  });

  it('is listed again by a change that adds units, and not by one that takes some out or leaves them', () => {
    const before = units(NONE, 3);
    expect(found(before, before)).toEqual([]);
    expect(found(before, units(NONE, 1))).toEqual([]);
    expect(found(before, units(before, 1, FRENCH, FRENCH, 3))).toMatchObject([{ country: 'FR' }]);
    expect(found(before, units(before, 1, aLineTax(), aLineTax(), 3))).toEqual([]);
  });
});
