import { describe } from 'vitest';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { sellWithOneHost } from '../support/one-host.ts';
import type { Visitor } from '../support/visitor.ts';

const sayWho = async ({ page }: Visitor, firstName: string) => {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill(`${firstName.toLowerCase()}@northlight.example`);
};

/** Takes the first time of the ticket, and goes to the checkout. */
const takeFirst = async ({ page, visit }: Visitor, slug: string) => {
  await visit(`/experience/${slug}`);
  await page
    .getByRole('radiogroup', { name: /^Times on / })
    .getByRole('radio')
    .first()
    .click();
  await page
    .getByRole('complementary', { name: 'Booking' })
    .getByRole('button', { name: 'Add to Cart' })
    .click();
  await visit('/checkout');
};

export const describeFreeTimes = () =>
  describe('a free time', () => {
    it('is taken by a new visitor, who pays later and sees it confirmed; who comes second is offered others', async ({
      arrive,
      shop,
    }) => {
      const { slug } = await sellWithOneHost(shop);
      const [first, second] = [await arrive(), await arrive()];
      // Both look while the time is free, and put it into their carts.
      await takeFirst(first, slug);
      const held = first.page.getByRole('status').filter({ hasText: 'Your time is held until ' });
      await expect(held).toBeVisible();
      await second.visit('/about');
      await second.page.evaluate(
        (cart) => localStorage.setItem('cart', cart),
        await first.page.evaluate(() => localStorage.getItem('cart') ?? ''),
      );
      second.allow(/409/, 'sometimes');
      await second.visit('/checkout');
      await expect(second.page.getByText('That time has just been taken.')).toBeVisible();
      await sayWho(second, 'Wes');

      await sayWho(first, 'Mara');
      await first.page.getByRole('button', { name: 'Confirm Booking' }).click();
      await expect(first.page).toHaveURL(/\/order-confirmation\/WC-/);
      await expect(first.page.getByText('Confirmed', { exact: true })).toBeVisible();
      await expect(first.page.getByText('Your time is agreed.')).toBeVisible();
      await expect(first.page.getByText(/tentative/)).toHaveCount(0);

      const nearest = second.page.getByRole('radiogroup', { name: 'Nearest free times' });
      await nearest.getByRole('radio').last().click();
      await expect(
        second.page.getByRole('status').filter({ hasText: 'Your time is held until ' }),
      ).toBeVisible();
      await expect(second.page.getByLabel('First name')).toHaveValue('Wes');
      await second.page.getByRole('button', { name: 'Confirm Booking' }).click();
      await expect(second.page).toHaveURL(/\/order-confirmation\/WC-/);
    });
  });
