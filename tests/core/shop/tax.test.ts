import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { TaxChoice } from '@wondercast/core/shop/tax/tax-settings';
import { describe, expect, it } from 'vitest';
import { anAdmin, stockedShop } from '../../support/memory-ports.ts';
import { aRate, BERLIN } from '../tax/a-tax.ts';

const ON: TaxChoice = { ...BERLIN, isOn: true };
const admin = anAdmin();
const on = (day: string) => day as LocalDate;
/** After which the test's shop is open, and before. */
const LATER = on('2099-01-01');
const EARLIER = on('2020-06-01');

const withTax = async () => {
  const { shop } = await stockedShop();
  await shop.setTax(admin, 0, ON);
  const issueOf = async (value: TaxChoice) => {
    const refusal = await shop.setTax(admin, null, value).catch((error: unknown) => error);
    return refusal instanceof Refusal ? refusal.issues[0]?.path : null;
  };
  return { shop, issueOf };
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

  it('keeps rates that have begun', async () => {
    const { issueOf } = await withTax();
    const [first, ...others] = ON.rates;
    expect(first?.percent).toBe(19);
    expect(await issueOf({ ...ON, rates: others })).toBe('rates');
    expect(await issueOf({ ...ON, rates: [aRate('DE', 18), ...others] })).toBe('rates');
    expect(await issueOf({ ...ON, rates: [...ON.rates, aRate('DE', 21, { from: LATER })] })).toBeNull();
    // What has not begun may change.
    expect(await issueOf({ ...ON, rates: [...ON.rates, aRate('DE', 22, { from: LATER })] })).toBeNull();
  });

  it('begins none in the past, unless it is off', async () => {
    const { issueOf } = await withTax();
    const early = { ...ON, rates: [...ON.rates, aRate('FR', 20, { from: EARLIER })] };
    expect(await issueOf(early)).toBe(`rates.${ON.rates.length}.from`);
    expect(await issueOf({ ...early, isOn: false })).toBeNull();
    expect(await issueOf(early)).toBeNull();
  });
});
