import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JAZZ } from '../../e2e/support/demo.ts';
import { aStoredLine, storedCart } from '../../e2e/support/stored-cart.ts';
import { BERLIN_TAX, DOLLAR_RATE, GERMAN_RATE } from '../../support/berlin-seller.ts';
import { openScreen } from '../support/open-screen.tsx';
import { useOwnShop } from '../support/own-shop.ts';
import { asAdmin, signIn } from './open-desk.tsx';

const QUEBEC = {
  ...GERMAN_RATE,
  ...{ country: 'CA', region: 'CA-QC', percent: 14.975, name: 'GST/QST' },
  parts: [
    { name: 'GST', number: '123456789 RT0001', percent: 5 },
    { name: 'QST', number: '1234567890 TQ0001', percent: 9.975 },
  ],
};
const MONTREAL = {
  ...BERLIN_TAX,
  seller: { ...BERLIN_TAX.seller, city: 'Montréal', country: 'CA', region: 'CA-QC', postalCode: 'H2X 1Y4' },
  registrations: [{ country: 'CA', number: '123456782 RT 0001' }],
  entered: 'net',
  rates: [QUEBEC],
  exchangeRates: [{ ...DOLLAR_RATE, to: 'CAD', rate: 1.38 }],
};

const setTax = async (change: object): Promise<void> => {
  const { version } = await asAdmin<Wire<'TaxSettings'>>('GET', '/api/admin/tax');
  await asAdmin('PUT', '/api/admin/tax', { ...MONTREAL, ...change, version });
};

useOwnShop();

describe('a shop in Montréal', () => {
  it('sees what its two taxes come to while it types their parts', async () => {
    await signIn();
    await setTax({ isOn: false, rates: [] });
    await openScreen('/admin?tab=settings&part=tax');
    await page.getByText('The shop says tax').click();
    await page.getByRole('button', { name: 'Add a rate', exact: true }).click();
    await page.getByRole('textbox', { name: /^Region ISO 3166-2, optional/ }).fill('CA-QC');
    await page.getByRole('textbox', { name: 'Percent' }).fill('14.975');
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await expect.element(preview).toMatchTextContent('VAT 14.975 %: $17.82');
    const split = page.getByRole('button', { name: 'Split it into named parts' });
    for (const [at, name, percent] of [
      [0, 'GST', '5'],
      [1, 'QST', '9.975'],
    ] as const) {
      await split.click();
      await page.getByRole('textbox', { name: 'Part', exact: true }).nth(at).fill(name);
      await expect.element(preview).toMatchTextContent('VAT 14.975 %: $17.82');
      await page
        .getByRole('textbox', { name: 'Percent' })
        .nth(at + 1)
        .fill(percent);
    }
    await expect.element(preview).toMatchTextContent('GST 5 %: $5.95, QST 9.975 %: $11.87');
  });

  it('asks a buyer of its country for the region before it books, since that decides the tax', async () => {
    await signIn();
    await setTax({});
    const { asked } = await openScreen('/checkout', { cart: storedCart(aStoredLine(JAZZ)) });
    for (const [name, value] of [
      ['First name', 'Zoé'],
      ['Last name', 'Roy'],
      ['Email', 'zoe@roy.example'],
    ] as const)
      await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value);
    await page.getByRole('button', { name: /Country/ }).click();
    await page.getByRole('combobox', { name: 'Search countries' }).fill('Canada');
    await page.getByRole('option', { name: 'Canada', exact: true }).click();
    const region = page.getByRole('button', { name: /Region/ });
    await expect.element(region).toMatchTextContent('Choose a region');
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect.element(page.getByText('Please choose a region: it decides the tax').first()).toBeVisible();
    await expect.element(region).toHaveFocus();
    expect(asked.filter(({ path }) => path === '/api/bookings')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await page.getByRole('option', { name: 'Quebec' }).click();
    const summary = page.getByRole('region', { name: 'Order Summary' });
    await expect.element(summary).toMatchTextContent(/GST 5 %\$59\.50QST 9\.975 %\$118\.70Total\$1,368\.20/);
    await region.click();
    await page.getByRole('option', { name: 'Another region' }).click();
    await expect.element(summary).toMatchTextContent(/Outside the scope of tax/);
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect.element(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    expect(asked.find(({ path }) => path === '/api/bookings')?.body).toMatchObject({
      totalPrice: 1190,
      billing: { country: 'CA', region: null },
    });
  });
});
