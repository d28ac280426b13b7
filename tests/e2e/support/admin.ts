import { PERMISSIONS_OF, type StaffRole } from '@wondercast/core/people/account/permissions';
import type { BrowserContext, Locator, Page, Route } from 'playwright';
import { ADMIN_SECTIONS } from '../../../web/pages/admin-sections.ts';
import { ADMIN_PASSWORD } from './memory-shop.ts';
import { remember, type Visitor } from './visitor.ts';

/** The titles of the tabs that a role has in the dashboard, in their order. */
export const tabsOf = (role: StaffRole): readonly string[] =>
  ADMIN_SECTIONS.filter(({ permission }) => PERMISSIONS_OF[role].includes(permission)).map(
    ({ title }) => title,
  );

/** Signs this browser in as the shop's administrator. */
export const signInAsAdmin = async ({ request }: BrowserContext): Promise<void> => {
  const answer = await request.post('/api/login', { data: { username: 'admin', password: ADMIN_PASSWORD } });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
};

/** An administrator on a tab of the dashboard, with the overview folded away. */
export const visitDashboard = async ({ page, context, visit }: Visitor, address: string): Promise<void> => {
  await signInAsAdmin(context);
  await remember(page, { 'admin-overview': 'folded' });
  await visit(`/admin${address}`);
};

/** The row of a table that holds some words. */
export const rowOf = (page: Page, words: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(words, { exact: true }) });

/** Changes something as another administrator does, meanwhile. */
export const changeMeanwhile = async (
  { request }: BrowserContext,
  path: string,
  data: object,
): Promise<void> => {
  const answer = await request.patch(path, { data });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
};

/** Answers every call of an address with a failure of its own words. */
export const asleep = (context: BrowserContext, address: string): Promise<unknown> =>
  context.route(address, (route) => route.fulfill({ status: 503, json: { message: 'The shop is asleep' } }));

/** Lets an address answer again. */
export const awake = (page: Page, address: string): Promise<void> => page.context().unroute(address);

/**
 * Presses Retry, and lets an address that is asleep answer from that press on: a late second request, which a busy machine makes
 * of a page that has just failed, would load the list before anybody pressed, and take the button away.
 */
export const wakeByRetry = async (
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<void> => {
  await page.evaluate(() => {
    const notice = () => document.documentElement.setAttribute('data-pressed', '');
    addEventListener('click', notice, { capture: true, once: true });
  });
  let isPressed = false;
  await page.context().route(address, async (route) => {
    isPressed ||= await page.evaluate(() => document.documentElement.hasAttribute('data-pressed'));
    await (isPressed ? answer(route) : route.fallback());
  });
  await page.getByRole('button', { name: 'Retry' }).click();
};
