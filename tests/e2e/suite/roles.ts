import { PERMISSIONS_OF, STAFF_ROLES } from '@wondercast/core/people/account/permissions';
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { unique } from '../../support/builders.ts';
import { PASSWORD } from '../support/account.ts';
import { expect } from '../support/expect.ts';
import type { MemoryShop } from '../support/memory-shop.ts';
import { leave } from '../support/see.ts';
import { remember, type Visitor } from '../support/visitor.ts';
import { officeIt as it } from './office-shop.ts';

/** What can be opened in a section, by the first button of this name. */
const OPENS: Readonly<Record<string, RegExp>> = {
  Experiences: /^History of /,
  Bookings: /^View details of /,
  Hosts: /^History of /,
};

/** Everything that was asked for is there. */
const settled = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** The owner's sections are opened where axe looks at them. */
const ROLES = STAFF_ROLES.filter((role) => role !== 'owner');

const signInAs = async (
  { context: { request } }: Visitor,
  { running }: MemoryShop,
  role: (typeof STAFF_ROLES)[number],
) => {
  const { ports } = running;
  const username = unique(role);
  const passwordHash = await ports.passwords.hash(PASSWORD);
  await ports.unitOfWork(({ accounts }) =>
    accounts.add({
      username,
      passwordHash,
      email: `${username}@staff.example`,
      role: 'admin',
      staffRole: role,
    }),
  );
  expect((await request.post('/api/login', { data: { username, password: PASSWORD } })).ok()).toBe(true);
};

export const describeRoles = () =>
  describe('somebody of the staff', () => {
    it.for(ROLES)(
      'who is %s opens every section that is theirs, and nothing in it is refused',
      async (role, { arrive, shop }) => {
        const visitor = await arrive();
        const { page, visit } = visitor;
        await signInAs(visitor, shop, role);
        await remember(page, {
          'admin-overview': PERMISSIONS_OF[role].includes('overview:read') ? '' : 'folded',
        });
        await visit('/admin');
        const tabs = page.getByRole('tablist').first().getByRole('tab');
        await expect(tabs.first()).toBeVisible();
        for (const tab of await tabs.all()) {
          const title = (await tab.textContent()) ?? '';
          await tab.click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
          await settled(page);
          const name = OPENS[title];
          if (!name) continue;
          await page.getByRole('button', { name }).first().click();
          const opened = page.getByRole('dialog');
          await expect(opened).toBeVisible();
          await settled(page);
          await leave(page, opened);
        }
      },
    );
  });
