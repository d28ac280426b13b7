import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { TaxChoice } from '@wondercast/core/shop/tax/tax-settings';
import { describe, expect, it } from 'vitest';
import { aBooking } from '../../support/builders.ts';
import { anAdmin, stockedShop } from '../../support/memory-ports.ts';
import { aLineTax, aRate, BERLIN } from '../tax/a-tax.ts';

const ON: TaxChoice = { ...BERLIN, isOn: true };
const admin = anAdmin();
const on = (day: string) => day as LocalDate;
/** After which the test's shop is open, and before. */
const LATER = on('2099-01-01');
const EARLIER = on('2020-06-01');

const withTax = async () => {
  const { shop, ports } = await stockedShop();
  await shop.setTax(admin, 0, ON);
  const issueOf = async (value: TaxChoice) => {
    const refusal = await shop.setTax(admin, null, value).catch((error: unknown) => error);
    return refusal instanceof Refusal ? refusal.issues[0]?.path : null;
  };
  /** As somebody who was charged the rate of this country, for want of another's where that is said. */
  const book = (country: string, insteadOf?: string) =>
    ports.unitOfWork(async ({ bookings }) => {
      const tax = aLineTax({ country, ...(insteadOf && { insteadOf }) });
      await bookings.add(
        aBooking({
          id: await bookings.nextId(),
          tax: {
            entered: 'gross',
            zone: 'Europe/Berlin',
            rates: [tax],
            units: [{ line: 0, from: 0, to: 0, rate: 0, addOns: [] }],
            isWithheldOutside: false,
          },
        }),
      );
    });
  return { shop, issueOf, book };
};

describe('a shop that switches tax on', () => {
  it('has a version and a trace of it, and none of what holds already', async () => {
    const { shop } = await stockedShop();
    expect(await shop.shopTax(admin)).toMatchObject({ value: { isOn: false }, version: 0, changed: null });
    expect(await shop.setTax(admin, 0, ON)).toMatchObject({
      version: 1,
      changed: { by: expect.any(String) },
    });
    expect(await shop.setTax(admin, 1, ON)).toMatchObject({ version: 1 });
    await expect(shop.setTax(admin, 0, { ...ON, entered: 'net' })).rejects.toMatchObject({
      kind: 'conflict',
    });
  });

  it('changes a rate by which nothing is booked, and keeps the others', async () => {
    const { shop, issueOf, book } = await withTax();
    const [first, ...others] = ON.rates;
    expect(first?.percent).toBe(19);
    expect(await issueOf({ ...ON, rates: [aRate('DE', 18), ...others] })).toBeNull();
    expect(await issueOf(ON)).toBeNull();
    await book('DE');
    expect((await shop.shopTax(admin)).ratesInUse).toEqual([true, false, false]);
    expect(await issueOf({ ...ON, rates: others })).toBe('rates');
    expect(await issueOf({ ...ON, rates: [aRate('DE', 18), ...others] })).toBe('rates');
    expect(await issueOf({ ...ON, rates: [...ON.rates, aRate('DE', 21, { from: LATER })] })).toBeNull();
    // What has not begun may change.
    expect(await issueOf({ ...ON, rates: [...ON.rates, aRate('DE', 22, { from: LATER })] })).toBeNull();
    // While tax is off everything may.
    expect(await issueOf({ ...ON, isOn: false, rates: others })).toBeNull();
  });

  it('begins a rate in the past where nothing is booked since, at its place or for want of its rate', async () => {
    const { issueOf, book } = await withTax();
    const early = (country: string, from = EARLIER) => ({
      ...ON,
      rates: [...ON.rates, aRate(country, 20, { from })],
    });
    expect(await issueOf(early('FR'))).toBeNull();
    expect(await issueOf(ON)).toBeNull();
    await book('DE', 'FR');
    expect(await issueOf(early('FR'))).toBe(`rates.${ON.rates.length}.from`);
    expect(await issueOf(early('DE'))).toBe(`rates.${ON.rates.length}.from`);
    expect(await issueOf(early('ES'))).toBeNull();
  });
});
