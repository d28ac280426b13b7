import { describe } from 'vitest';
import { demoExperiences } from '../../../adapters/demo/catalogue.ts';
import { tabsOf } from '../support/admin.ts';
import { expect } from '../support/expect.ts';
import { decoded, fetchDocument } from '../support/html.ts';

import { officeIt as it } from './office-shop.ts';
import {
  bringForty,
  emptyTheDemo,
  invite,
  join,
  NAME,
  refusals,
  setUp,
  takeCall,
  titleOf,
} from './office-steps.ts';

/** Orders of nobody but owners. */
const OWNERS = [
  ['POST', '/api/admin/staff/invitations', { email: 'eve@staff.example', staffRole: 'owner' }],
  ['PUT', '/api/admin/settings/brand', { name: 'Eve' }],
  ['POST', '/api/admin/demo/empty', { words: 'empty the demo' }],
  ['POST', '/api/admin/catalogue/import', { kind: 'categories', format: 'csv', text: 'slug,name' }],
] as const;

export const describeOffice = () =>
  describe('an office that begins', () => {
    it('is named, staffed, filled and emptied of its samples by its owner; everybody has their part of it', async ({
      arrive,
      shop,
    }) => {
      const owner = await arrive();
      await setUp(owner);
      const forDesk = await invite(owner, shop, 'jules@staff.example', 'Desk');
      const forFinance = await invite(owner, shop, 'keiko@staff.example', 'Finance');
      await bringForty(owner);

      const coordinator = await arrive();
      await join(coordinator, forDesk, tabsOf('desk'));
      const booking = await takeCall(
        coordinator,
        titleOf(6),
        'ada@nortlight.example',
        'ada@northlight.example',
      );
      const [reference = ''] = /WC-[0-9A-HJKMNP-TV-Z]{10}/.exec((await booking.textContent()) ?? '') ?? [];
      // Mails that were not sent before the correction go to the corrected address.
      const addresses = ['ada@nortlight.example', 'ada@northlight.example'];
      const mailed = async () =>
        (await shop.outbox()).filter(
          ({ recipients, mail }) =>
            recipients.some((each) => addresses.includes(each)) && mail.text?.includes(reference),
        ).length;
      await expect.poll(mailed).toBeGreaterThan(0);
      await coordinator.visit('/admin?tab=experiences');
      await expect(coordinator.page.getByText('40 experiences')).toHaveCount(0);
      await expect(coordinator.page.getByRole('button', { name: 'Add Experience' })).toHaveCount(0);
      await coordinator.visit('/admin?tab=settings');
      await expect(coordinator.page.getByRole('textbox', { name: 'Shop name' })).toBeDisabled();
      expect(await refusals(coordinator, OWNERS)).toEqual(
        OWNERS.map(([method, path]) => `${method} ${path} 403`),
      );

      const bookkeeper = await arrive();
      await join(bookkeeper, forFinance, tabsOf('finance'));
      await bookkeeper.visit(`/admin?tab=bookings&search=${reference}`);
      const row = bookkeeper.page.getByRole('row').filter({ hasText: reference });
      await expect(row.getByRole('button', { name: /, payment status of/ })).toBeEnabled();
      await expect(row.getByRole('button', { name: /, confirmation status of/ })).toBeDisabled();
      await expect(bookkeeper.page.getByRole('button', { name: 'New booking' })).toHaveCount(0);
      const orders = [
        ...OWNERS,
        ['POST', '/api/admin/bookings', {}],
        ['PATCH', '/api/experiences/1', { title: 'Mine' }],
      ] as const;
      expect(await refusals(bookkeeper, orders)).toEqual(
        orders.map(([method, path]) => `${method} ${path} 403`),
      );

      // The link has been used.
      const late = await arrive();
      late.allow(/Failed to load resource: .* 404/);
      await late.visit(forDesk);
      await expect(late.page.getByRole('heading', { level: 1 })).toHaveText(
        'This invitation is not valid any more',
      );

      await emptyTheDemo(owner);
      const listed = async () => {
        const experiences: { title: string }[] = await (await fetch(`${shop.url}/api/experiences`)).json();
        return experiences.map(({ title }) => title).toSorted();
      };
      await expect.poll(listed).toEqual(Array.from({ length: 40 }, (_, at) => titleOf(at)));
      const words = decoded((await fetchDocument(`${shop.url}/`)).html);
      for (const { title } of demoExperiences) expect(words).not.toContain(title);
      const visitor = await arrive();
      await visitor.visit('/');
      await expect(visitor.page).toHaveTitle(new RegExp(NAME));
      await visitor.visit(`/experience/evening-7`);
      await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(titleOf(6));
      await expect(visitor.page.getByText(/60% back/).first()).toBeVisible();
      await coordinator.visit(`/admin?tab=bookings&search=${reference}`);
      await expect(coordinator.page.getByRole('row').filter({ hasText: reference })).toBeVisible();
    });
  });
