import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe } from 'vitest';
import { DEMO_PARTNER } from '../../../adapters/demo/partner-key.ts';
import { confirm, inPlace, referenceOf, sayWhoBooks } from '../support/buying.ts';
import { undocumented } from '../support/documented.ts';
import { expect } from '../support/expect.ts';
import { sellWithOneHost } from '../support/one-host.ts';
import { it, type PartnerVisit, visitPartner } from '../support/partner-visit.ts';

const held = ({ page }: PartnerVisit) =>
  inPlace(page).getByRole('status').filter({ hasText: 'Your time is held until ' });

const addToCart = ({ page }: PartnerVisit) =>
  inPlace(page).getByRole('button', { name: 'Add to Cart' }).click();

/** Takes the first time of the ticket. */
const chooseFirst = async ({ page }: PartnerVisit) => {
  const times = inPlace(page).getByRole('radiogroup', { name: /^Times on / });
  await times.getByRole('radio').first().click();
  await expect(inPlace(page).getByText('Agreed at once, no waiting.')).toBeVisible();
};

export const describeWidgetTimes = () =>
  describe('a free time in a partner’s page', () => {
    it('is let go of by a dialog that is closed, and else held, booked and agreed for the partner, with a host; who comes second keeps the form and takes another', async ({
      arrive,
      shop,
    }) => {
      const { id, slug, free, desk } = await sellWithOneHost(shop);
      const markup = `<wondercast-experiences partner-key="${shop.key}" experience="${slug}"></wondercast-experiences>`;
      const [first, second] = [
        await visitPartner(arrive, shop, { markup }),
        await visitPartner(arrive, shop, { markup }),
      ];
      const isFree = async () => {
        const { body } = await desk.get<Wire<'FreeTimes'>>(`/api/experiences/${id}/free-times?zone=UTC`);
        return body.days.some(({ starts }) => starts.some(({ startsAt }) => startsAt === free[0]));
      };
      const hasty = await visitPartner(arrive, shop, {
        markup: `<wondercast-book partner-key="${shop.key}" experience="${slug}">Book</wondercast-book>`,
      });
      await hasty.page.getByRole('button', { name: 'Book' }).click();
      const dialog = hasty.page.getByRole('dialog', { name: 'Book an experience' });
      await dialog
        .getByRole('radiogroup', { name: /^Times on / })
        .getByRole('radio')
        .first()
        .click();
      await dialog.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(dialog.getByText('Your time is held until ')).toBeVisible();
      expect(await isFree()).toBe(false);
      await hasty.page.keyboard.press('Escape');
      await expect.poll(isFree).toBe(true);

      // Both look while the time is free.
      await chooseFirst(first);
      await chooseFirst(second);
      await addToCart(first);
      await expect(held(first)).toBeVisible();
      second.allow(/409/);
      await addToCart(second);
      const taken = inPlace(second.page).getByText('That time has just been taken.', { exact: true });
      await expect(taken.first()).toBeVisible();
      const form = inPlace(second.page).getByLabel('First name');
      await form.fill('Wes');

      await sayWhoBooks(inPlace(first.page));
      await confirm(inPlace(first.page));
      const reference = await referenceOf(inPlace(first.page));
      await expect(inPlace(first.page).getByText('Your time is agreed.')).toBeVisible();
      await expect(inPlace(first.page).getByText(/tentative/)).toHaveCount(0);
      const booking = await shop.running.ports.read.bookings.byReference(reference);
      expect(booking?.partner?.name).toBe(DEMO_PARTNER);
      const { body } = await desk.get<Wire<'AdminBooking'>>(`/api/admin/bookings/${booking?.id}`);
      expect(body.sessions).toMatchObject([
        { state: 'agreed', startsAt: free[0], hosts: [{ name: 'Anjali Rao' }] },
      ]);

      const nearest = inPlace(second.page).getByRole('radiogroup', { name: 'Nearest free times' });
      await expect(nearest.getByRole('radio')).toHaveCount(3);
      await nearest.getByRole('radio').last().click();
      await expect(held(second)).toBeVisible();
      await expect(form).toHaveValue('Wes');
      await inPlace(second.page).getByLabel('Last name').fill('Okafor');
      await inPlace(second.page).getByLabel('Email').fill('wes@northlight.example');
      await confirm(inPlace(second.page));
      await referenceOf(inPlace(second.page));
      expect(undocumented([...first.asked, ...second.asked])).toEqual([]);
    });
  });
