import { minorUnits } from '@wondercast/core/kernel/money';
import { DEFAULT_POLICY } from '@wondercast/core/shop/policy/policy';
import { describe, expect, it } from 'vitest';
import { capabilitiesOf, usedCapabilities } from '../../../adapters/octo/capabilities.ts';
import { withContact } from '../../../adapters/octo/contacts.ts';
import { ianaZone, localIso } from '../../../adapters/octo/local-time.ts';
import { offeredPricing, pricingOf } from '../../../adapters/octo/money.ts';
import { freeUntilHours, mediaOf } from '../../../adapters/octo/products.ts';
import { NO_CONTACT } from '../../../adapters/octo/reservation.ts';

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

  it('says the tax that a price contains', () => {
    expect(pricingOf(minorUnits(12_000), { percent: 20, isAdded: false })).toMatchObject({
      retail: 12_000,
      net: null,
      includedTaxes: [{ name: 'Tax 20%', retail: 2_000, net: null }],
    });
    expect(pricingOf(minorUnits(12_000), { percent: 0, isAdded: false }).includedTaxes).toEqual([]);
    // Resellers pay what customers do: the tax of a net shop is added to what it offers.
    expect(offeredPricing(minorUnits(10_000), { percent: 14.975, isAdded: true })).toMatchObject({
      retail: 11_498,
      includedTaxes: [{ retail: 1_498 }],
    });
    expect(offeredPricing(minorUnits(12_000), { percent: 20, isAdded: false }).retail).toBe(12_000);
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
