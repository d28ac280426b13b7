import { describe } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { chooseCard, expectConfirmed, payWith, sayWho } from '../support/card.ts';
import { DESK } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { ADMIN_PASSWORD } from '../support/memory-shop.ts';
import { aStoredLine, storedCart } from '../support/stored-cart.ts';

export const describeRefund = () =>
  describe('a refund', () => {
    it('is on the booking’s page, in part and in full, beside what was paid', async ({ arrive, shop }) => {
      const { page, visit } = await arrive({ cart: storedCart(aStoredLine(DESK)), theme: 'light' });
      await visit('/checkout');
      await sayWho(page);
      await chooseCard(page);
      await payWith(page, 'pays');
      const reference = await expectConfirmed(page);
      const admin = (await arrive()).context.request;
      await admin.post('/api/login', { data: { username: 'admin', password: ADMIN_PASSWORD } });
      const { id } = (await shop.running.ports.read.bookings.byReference(reference)) ?? { id: 0 };
      const refund = (data: object) => admin.post(`/api/admin/bookings/${id}/refunds`, { data });
      await refund({ amount: 90, note: 'One guest less' });
      await visit(`/bookings/${reference}`);
      const sums = page.getByRole('region', { name: 'Booked for' });
      await expect(sums).toContainText(/Paid by Visa ending in 4242, [A-Z][a-z]{2} \d{2}, \d{4}\$390\.00/);
      await expect(sums).toContainText(/Refunded, [A-Z][a-z]{2} \d{2}, \d{4}−\$90\.00/);
      await expect(sums).not.toContainText('One guest less');
      expect(await axeFindings(page)).toEqual([]);
      await refund({});
      await page.reload();
      await expect(sums).toContainText('−$300.00');
      await expect(sums).toContainText('Total, pay later');
    });
  });
