import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BERLIN_TAX, DOLLAR_RATE, GERMAN_RATE } from '../../support/berlin-seller.ts';
import { inFull } from '../../support/full.ts';
import { book, slotOn, startOn } from '../sessions/placed.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen } from '../support/open-screen.tsx';
import { useOwnShop } from '../support/own-shop.ts';
import { expectNone, message } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

const setTax = async (change: object): Promise<void> => {
  const { version } = await asAdmin<Wire<'TaxSettings'>>('GET', '/api/admin/tax');
  await asAdmin('PUT', '/api/admin/tax', { ...BERLIN_TAX, ...change, version });
};

useOwnShop();

describe('tax to check', () => {
  it('has a rate of exchange that is older than a week, and leads to where a new one is entered', async () => {
    await openScreen('/about');
    await signIn();
    await setTax({ exchangeRates: [{ ...DOLLAR_RATE, day: '2026-01-02' }] });
    await openScreen('/admin?tab=bookings');
    await page.getByRole('button', { name: /^Tax to check: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Tax to check' });
    await expect
      .element(dialog)
      .toMatchTextContent(/The rate of exchange of USD to EUR is of January 02, 2026: documents say/);
    await expectAccessible('[role=dialog]');
    await dialog.getByRole('link', { name: 'Enter today’s rate' }).click();
    const rates = page.getByRole('region', { name: 'Rates of exchange' });
    await expect.element(rates).toMatchTextContent(/1 USD = 0\.92 EUR, Jan 02, 2026, ECB/);
    await rates.getByRole('button', { name: 'Add a rate of exchange' }).click();
    await rates.getByRole('textbox', { name: '1 USD in EUR' }).fill('0.93');
    await expectAccessible('main');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(page.getByText('Settings saved')).toBeVisible();
    await openScreen('/admin?tab=bookings');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    await expectNone(page.getByRole('button', { name: /^Tax to check: / }));
  });

  inFull(() => {
    it('has bookings that were agreed before another rate of their day, which are issued anew together', async () => {
      await openScreen('/about');
      await signIn();
      await setTax({});
      const placed = [await book([slotOn(20)]), await book([slotOn(20)])];
      for (const { id } of placed)
        await asAdmin('POST', `/api/admin/sessions/${id}-1-1/agree`, { startsAt: startOn(20), zone: 'UTC' });
      const from = startOn(10).slice(0, 10);
      await setTax({ rates: [...BERLIN_TAX.rates, { ...GERMAN_RATE, percent: 21, from }] });
      await openScreen('/admin?tab=bookings');
      await page.getByRole('button', { name: /^Tax to check: / }).click();
      const dialog = page.getByRole('dialog', { name: 'Tax to check' });
      const each = dialog.getByRole('button', { name: /^Issue WC-\w+ anew$/ });
      await expect.poll(() => each.elements().length).toBe(2);
      await expect
        .element(dialog.getByText('Booked with VAT 19 %; on its day VAT 21 % holds.').first())
        .toBeVisible();
      await expectAccessible('[role=dialog]');
      await dialog.getByRole('button', { name: 'Issue all 2 anew' }).click();
      await expect
        .element(message('Issued anew', 'The invoice before is taken back. What is paid stays.'))
        .toBeInTheDocument();
      await expect.element(dialog.getByText('Nothing is left to check.')).toBeVisible();
    });
  });
});
