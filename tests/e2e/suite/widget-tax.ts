import { minorUnits } from '@wondercast/core/kernel/money';
import { defaultPrices } from '@wondercast/core/shop/pricing/tiers';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe } from 'vitest';
import { BERLIN_TAX, GERMAN_RATE } from '../../support/berlin-seller.ts';
import { createClient } from '../../support/http-client.ts';
import { confirm, inPlace, referenceOf, sayWhoBooks } from '../support/buying.ts';
import { undocumented } from '../support/documented.ts';
import { expect } from '../support/expect.ts';
import { ADMIN_PASSWORD } from '../support/memory-shop.ts';
import { it, visitPartner } from '../support/partner-visit.ts';

export const describeWidgetTax = () =>
  describe('a shop that says tax, in a partner’s page', () => {
    it('asks where the buyer is: a business of Vienna pays the net, and a family of Munich the whole', async ({
      arrive,
      shop,
    }) => {
      const admin = createClient(shop.url);
      await admin.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD });
      const set = async (change: object) => {
        const { body } = await admin.get<Wire<'TaxSettings'>>('/api/admin/tax');
        const { status } = await admin.put('/api/admin/tax', {
          ...BERLIN_TAX,
          ...change,
          version: body.version,
        });
        expect(status).toBe(200);
      };
      const { slug } = await shop.sell({
        title: 'A quiz of Paris',
        slug: 'a-quiz-of-paris',
        prices: { ...defaultPrices(), starter: minorUnits(11_900) },
      });
      // Its owner will find that a rate is wrong.
      await set({ rates: [{ ...GERMAN_RATE, percent: 20 }] });
      try {
        const { page, asked, allow } = await visitPartner(arrive, shop, {
          markup: `<wondercast-experiences partner-key="${shop.key}" experience="${slug}"></wondercast-experiences>`,
        });
        allow(/Failed to load resource: .* (422|409)/);
        const widget = inPlace(page);
        await expect(widget.getByText(/\$119 USD incl\. 20 % VAT/)).toBeVisible();
        await widget.getByRole('button', { name: 'Add to Cart' }).click();
        const summary = widget.getByRole('region', { name: 'Order Summary' });
        await expect(summary).toContainText('Includes VAT 20 %');
        const billing = widget.getByRole('region', { name: 'Billing' });
        const number = billing.getByLabel('Tax number');
        await expect(billing.getByRole('textbox')).toHaveCount(0);
        await billing.getByLabel('Country').selectOption('Austria');
        await number.fill('ATU13585628');
        await expect(number).toHaveAccessibleDescription(
          'Please check the tax number: it is none of Austria',
        );
        await confirm(widget);
        await expect(number).toBeFocused();
        await number.fill('atu 13585627');
        await expect(summary).toContainText('Tax not charged−$19.83');
        await expect(summary).toContainText('Reverse charge$0.00');
        await expect(summary).toContainText('Total$99.17');
        await sayWhoBooks(widget);
        // What has begun is corrected by beginning anew.
        await set({ isOn: false });
        await set({});
        await confirm(widget);
        await expect(widget.getByText('Prices have changed. Please review your cart.')).toBeVisible();
        await expect(summary).toContainText('Total$100.00');
        await billing.getByRole('button', { name: 'Add an address for the invoice' }).click();
        await expect(billing.getByLabel('Invoice to')).toBeFocused();
        await billing.getByLabel('Address').fill('Neubaugasse 1\nHof 2');
        await billing.getByLabel('City').fill('Wien');
        await confirm(widget);
        const { bookings } = shop.running.ports.read;
        const vienna = await bookings.byReference(await referenceOf(widget));
        expect(vienna).toMatchObject({
          total: 10_000,
          billing: {
            country: 'AT',
            taxNumber: 'ATU13585627',
            lines: ['Neubaugasse 1', 'Hof 2'],
            city: 'Wien',
          },
        });

        await widget.getByRole('button', { name: 'Book another' }).click();
        await widget.getByRole('button', { name: 'Add to Cart' }).click();
        await expect(billing.getByLabel('City')).toHaveValue('Wien');
        await billing.getByLabel('Country').selectOption('Germany');
        await number.fill('');
        await expect(summary).toContainText('Includes VAT 19 %$19.00');
        await expect(summary).toContainText('Total$119.00');
        await confirm(widget);
        const munich = await bookings.byReference(await referenceOf(widget));
        expect(munich).toMatchObject({ total: 11_900, billing: { country: 'DE', taxNumber: null } });
        expect(undocumented(asked)).toEqual([]);
      } finally {
        await set({ isOn: false });
      }
    });
  });
