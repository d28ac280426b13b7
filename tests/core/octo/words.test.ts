import { NO_RULES } from '@wondercast/core/calendar/scheduling/booking-rules';
import { minorUnits } from '@wondercast/core/kernel/money';
import { DEFAULT_POLICY } from '@wondercast/core/shop/policy/policy';
import type { SoldTax } from '@wondercast/core/shop/tax/sold-tax';
import { describe, expect, it } from 'vitest';
import { capabilitiesOf, usedCapabilities } from '../../../adapters/octo/capabilities.ts';
import { withContact } from '../../../adapters/octo/contacts.ts';
import { ianaZone, localIso } from '../../../adapters/octo/local-time.ts';
import { offeredPricing, sellingAt, takenPricing } from '../../../adapters/octo/money.ts';
import { freeUntilHours, mediaOf } from '../../../adapters/octo/products.ts';
import { NO_CONTACT } from '../../../adapters/octo/reservation.ts';
import { anExperience } from '../../support/builders.ts';
import { aLineTax, aRate, BERLIN } from '../tax/a-tax.ts';

describe('what the shop says in the standard’s words', () => {
  it('names IANA zones', () => {
    expect((['EST', 'PDT', 'UTC', 'Europe/Berlin'] as const).map(ianaZone)).toEqual([
      'Etc/GMT+5',
      'Etc/GMT+7',
      'Etc/UTC',
      'Europe/Berlin',
    ]);
  });

  it('has two ids for the hour that comes twice', () => {
    const first = new Date('2026-11-01T05:30:00Z');
    const second = new Date('2026-11-01T06:30:00Z');
    expect([first, second].map((at) => localIso(at, 'America/New_York'))).toEqual([
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:30:00-05:00',
    ]);
  });

  it('gives everything back until the last hour of a zone that does, or else for no booking', () => {
    expect(freeUntilHours(DEFAULT_POLICY, 90)).toBe(168);
    const never = { zones: [{ fromHours: 0, refundPercent: 50, movePercent: null }] };
    expect(freeUntilHours(never, 90)).toBe(91 * 24);
  });

  it('says the tax that a price contains: of its category and place, by its names', () => {
    const now = new Date('2027-03-01T12:00:00Z');
    const offered = (price: number, more: Partial<ReturnType<typeof anExperience>> = {}) => ({
      experience: {
        ...anExperience(more),
        prices: {
          starter: minorUnits(price),
          elevated: minorUnits(price),
          premium: minorUnits(price),
          ultimate: minorUnits(price),
        },
      },
      shop: { bookingRules: NO_RULES },
    });
    const taxesOf = (...args: Parameters<typeof offeredPricing>) => {
      const { retail, includedTaxes } = offeredPricing(...args);
      return { retail, taxes: includedTaxes.map(({ name, retail: tax }) => [name, tax]) };
    };
    const off = sellingAt({ tax: null, taxPercent: 20 }, now);
    expect(taxesOf(offered(12_000), 'starter', off)).toEqual({ retail: 12_000, taxes: [['Tax 20%', 2_000]] });
    expect(taxesOf(offered(12_000), 'starter', sellingAt({ tax: null, taxPercent: 0 }, now)).taxes).toEqual(
      [],
    );
    const berlin = sellingAt({ tax: BERLIN, taxPercent: 19 }, now);
    expect(taxesOf(offered(11_900), 'starter', berlin)).toEqual({
      retail: 11_900,
      taxes: [['VAT 19%', 1_900]],
    });
    expect(taxesOf(offered(10_700, { taxCategory: 'reduced' }), 'starter', berlin).taxes).toEqual([
      ['VAT 7%', 700],
    ]);
    // Resellers pay what customers do: the tax of a net shop is added to what it offers, a part each.
    const parts = [
      { name: 'GST', number: null, percent: 5 },
      { name: 'QST', number: null, percent: 9.975 },
    ];
    const montreal = {
      ...BERLIN,
      entered: 'net' as const,
      place: 'seller' as const,
      rates: [aRate('DE', 14.975, { parts })],
    };
    expect(taxesOf(offered(10_000), 'starter', sellingAt({ tax: montreal, taxPercent: 0 }, now))).toEqual({
      retail: 11_498,
      taxes: [
        ['GST 5%', 500],
        ['QST 9.975%', 998],
      ],
    });
    // What is taken keeps its tax of then.
    const tax = aLineTax({ percent: 16 });
    const sold: SoldTax = {
      entered: 'gross',
      zone: 'UTC',
      rates: [tax],
      units: [{ line: 0, from: 0, to: 0, rate: 0, addOns: [] }],
      isWithheldOutside: false,
    };
    expect(takenPricing(minorUnits(11_600), sold, berlin).includedTaxes).toMatchObject([
      { name: 'VAT 16%', retail: 1_600 },
    ]);
  });

  it('leaves out pictures that are neither JPEG nor PNG', () => {
    const kinds = ['/a.jpg', '/a.PNG', '/a.avif', 'https://cdn.example/a.jpeg?w=2'].flatMap((address) =>
      mediaOf(address, 'COVER', null, 'https://shop.example').map(({ src, type }) => [src, type]),
    );
    expect(kinds).toEqual([
      ['https://shop.example/a.jpg', 'image/jpeg'],
      ['https://shop.example/a.PNG', 'image/png'],
      ['https://cdn.example/a.jpeg?w=2', 'image/jpeg'],
    ]);
  });

  it('passes over capabilities that it does not have', () => {
    expect(usedCapabilities(capabilitiesOf('octo/pricing,octo/offers, octo/content'))).toBe(
      'octo/content, octo/pricing',
    );
    expect(usedCapabilities(capabilitiesOf(undefined))).toBe('');
  });

  it('keeps of a contact what is not sent, and takes back what is null', () => {
    const known = withContact(NO_CONTACT, {
      fullName: 'Ada Mara Lindqvist',
      phoneNumber: '1',
      country: 'SE',
    });
    expect(known).toMatchObject({ firstName: 'Ada Mara', lastName: 'Lindqvist' });
    expect(withContact(known, { phoneNumber: null, firstName: 'Ada' })).toEqual({
      ...known,
      phoneNumber: null,
      firstName: 'Ada',
    });
    expect(withContact(NO_CONTACT, { fullName: 'Ada' })).toMatchObject({ firstName: null, lastName: 'Ada' });
  });
});
