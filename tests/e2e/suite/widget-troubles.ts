import { minorUnits } from '@wondercast/core/kernel/money';
import { DEFAULT_PRICES } from '@wondercast/core/shop/pricing/tiers';
import { describe } from 'vitest';
import { addJazz, confirm, inPlace, referenceOf, sayWhoBooks } from '../support/buying.ts';
import { demoId, JAZZ } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { it, type PartnerVisit, visitPartner } from '../support/partner-visit.ts';
import { failure } from '../support/see.ts';

const REFUSED = /Failed to load resource|blocked by CORS/;
const element = (key: string) => `<wondercast-experiences partner-key="${key}"></wondercast-experiences>`;

/** The signed vinyl prize: ids are given in the order of adding. */
const VINYL = 3;

const lastError = async ({ told }: PartnerVisit) =>
  (await told()).findLast(({ name }) => name === 'error')?.detail;

/** What the visitor and the owner of the page read, and what the page hears. */
const expectShut = async (visit: PartnerVisit, status: number | null, reason: RegExp) => {
  const note = failure(visit.page, 'Experiences cannot be booked on this page just now.');
  await expect(note).toContainText('For the owner of this page: ');
  await expect(note).toContainText(reason);
  expect((await visit.told()).map(({ name }) => name)).toEqual(['error']);
  expect(await lastError(visit)).toMatchObject({ kind: 'key', status });
};

export const describeWidgetTroubles = () =>
  describe('the widget says what is wrong', () => {
    it('when its key is revoked, also while others of the page’s origin work', async ({ arrive, shop }) => {
      const key = await shop.createKey(shop.partner.url);
      await shop.revoke(key);
      const visit = await visitPartner(arrive, shop, { markup: element(key) });
      visit.allow(REFUSED);
      await expectShut(visit, 401, /This key has been revoked\./);
    });

    it('when its key is bound to another origin, or to none that works', async ({ arrive, shop }) => {
      const elsewhere = await shop.createKey('https://elsewhere.northlight.example');
      const visit = await visitPartner(arrive, shop, { markup: element(elsewhere) });
      visit.allow(REFUSED);
      const here = new RegExp(`No key of this shop at ${shop.partner.url}`);
      await expectShut(visit, null, here);
      expect(visit.asked.filter((request) => /pk_/.test(request.url()))).toEqual([]);
    });

    it('when its key is missing, or one that must not stand in a page, which it never sends', async ({
      arrive,
      shop,
    }) => {
      const none = await visitPartner(arrive, shop, {
        markup: '<wondercast-experiences></wondercast-experiences>',
      });
      await expectShut(none, null, /The attribute partner-key is missing\./);
      const secret = await visitPartner(arrive, shop, { markup: element('sk_in_a_page') });
      await expectShut(secret, null, /A secret key must never be in a page/);
      for (const { asked } of [none, secret])
        expect(asked.filter((request) => request.url().includes('/api/'))).toEqual([]);
    });

    it('when it is written for a category that the shop does not have', async ({ arrive, shop }) => {
      const visit = await visitPartner(arrive, shop, {
        markup: `<wondercast-experiences partner-key="${shop.key}" category="food-and-drnk"></wondercast-experiences>`,
      });
      const note = failure(visit.page, 'There are no experiences here.');
      await expect(note).toContainText(
        'For the owner of this page: The shop has no category "food-and-drnk". It has ',
      );
      await expect(note).toContainText('food-and-drink');
      expect(await lastError(visit)).toMatchObject({ kind: 'declined', status: null });
    });

    it('when the shop is away, and goes on once it is back', async ({ arrive, shop }) => {
      const visit = await visitPartner(arrive, shop);
      const { page, context, allow } = visit;
      const widget = inPlace(page);
      await addJazz(widget);
      await sayWhoBooks(widget);
      await expect(widget.getByRole('button', { name: 'Confirm Booking' })).not.toHaveAttribute(
        'aria-disabled',
      );
      allow(/Failed to load resource/);
      await context.route(`${shop.url}/api/**`, (route) => route.abort());
      await confirm(widget);
      const AWAY = 'The shop cannot be reached just now.';
      await expect(failure(page, AWAY)).toBeVisible();
      expect(await lastError(visit)).toEqual({ kind: 'away', status: null, message: AWAY, reason: null });
      await widget.getByRole('button', { name: 'Keep browsing' }).click();
      await expect(widget.getByRole('button', { name: JAZZ.title })).toBeVisible();
      await widget.getByRole('searchbox', { name: 'Search experiences' }).fill('jazz');
      await expect(failure(page, AWAY)).toBeVisible();
      await context.unroute(`${shop.url}/api/**`);
      await widget.getByRole('button', { name: 'Retry' }).click();
      await expect(widget.getByRole('button', { name: JAZZ.title })).toBeVisible();
      await widget.getByRole('button', { name: 'Cart, 1 item' }).click();
      await confirm(widget);
      await referenceOf(widget);
    });

    it('when an answer is lost, and the same sent again still leads to where it is paid', async ({
      arrive,
      shop,
    }) => {
      const { page, context, allow } = await visitPartner(arrive, shop);
      const widget = inPlace(page);
      await addJazz(widget);
      await widget.getByRole('radio', { name: 'Credit Card (Stripe)' }).check();
      await sayWhoBooks(widget);
      allow(/Failed to load resource/);
      // The shop has booked, and nobody hears of it.
      const lost: { bookingReference?: string }[] = [];
      await context.route(
        `${shop.url}/api/bookings`,
        async (route) => {
          lost.push(await (await route.fetch()).json());
          await route.abort();
        },
        { times: 1 },
      );
      await confirm(widget);
      await expect(failure(page, 'The shop cannot be reached just now.')).toBeVisible();
      const opening = context.waitForEvent('page');
      await confirm(widget);
      expect(await referenceOf(widget)).toBe(lost[0]?.bookingReference);
      expect((await opening).url()).toMatch(new RegExp(`^${shop.url}/pay/[\\w-]+$`));
    });

    it('when prices change meanwhile, shows the new ones, and books at them', async ({ arrive, shop }) => {
      const visit = await visitPartner(arrive, shop);
      const widget = inPlace(visit.page);
      visit.allow(/Failed to load resource: .*409/);
      await addJazz(widget);
      await sayWhoBooks(widget);
      await expect(widget.getByRole('button', { name: 'Confirm Booking' })).not.toHaveAttribute(
        'aria-disabled',
      );
      const sellAt = (starter: number) =>
        shop.change(async ({ catalogue }) => {
          const id = demoId(JAZZ.slug);
          const prices = (await catalogue.experience(id))?.prices ?? DEFAULT_PRICES;
          await catalogue.changeExperience(
            id,
            { prices: { ...prices, starter: minorUnits(starter) } },
            new Date(),
          );
        });
      await sellAt(99_000);
      await confirm(widget);
      await expect(failure(visit.page, 'Prices have changed. Please review your cart.')).toBeVisible();
      await expect(widget.getByRole('region', { name: 'Order Summary' })).toContainText('Total$990.00USD');
      expect(await lastError(visit)).toMatchObject({ kind: 'declined', status: 409 });
      await confirm(widget);
      const reference = await referenceOf(widget);
      expect((await shop.running.ports.read.bookings.byReference(reference))?.total).toBe(99_000);
      await sellAt(119_000);
    });

    it('when an add-on is gone, and books without it', async ({ arrive, shop }) => {
      const { page } = await visitPartner(arrive, shop);
      const widget = inPlace(page);
      await widget.getByRole('button', { name: JAZZ.title }).click();
      await widget.getByRole('checkbox', { name: 'Signed vinyl prize' }).check();
      const sell = (isActive: boolean) =>
        shop.change(({ catalogue }) => catalogue.changeAddOn(VINYL, { isActive }, new Date()));
      await sell(false);
      await widget.getByRole('button', { name: 'Add to Cart' }).click();
      const summary = widget.getByRole('region', { name: 'Order Summary' });
      await expect(summary).toContainText('An add-on is no longer available.');
      await expect(summary).toContainText('Total$1,190.00USD');
      await summary.getByRole('button', { name: 'Book without it' }).click();
      await expect(summary).not.toContainText('Signed vinyl prize');
      await sayWhoBooks(widget);
      await confirm(widget);
      await referenceOf(widget);
      await sell(true);
    });

    it('when a code does not count', async ({ arrive, shop }) => {
      const visit = await visitPartner(arrive, shop);
      const widget = inPlace(visit.page);
      visit.allow(/Failed to load resource: .*422/);
      await addJazz(widget);
      const code = widget.getByLabel('Discount code');
      await widget.getByRole('button', { name: 'Apply' }).click();
      await expect(code).toHaveAccessibleDescription('Please enter a discount code.');
      await code.fill('NOSUCH');
      await widget.getByRole('button', { name: 'Apply' }).click();
      await expect(code).toHaveAccessibleDescription('This code does not exist');
      expect(await lastError(visit)).toMatchObject({ kind: 'declined', message: 'This code does not exist' });
    });
  });
