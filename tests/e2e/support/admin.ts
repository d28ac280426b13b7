import type { BrowserContext, Locator, Page } from 'playwright';
import { ADMIN_PASSWORD } from './memory-shop.ts';
import { remember, type Visitor } from './visitor.ts';

/** The dashboard's sections as an owner sees them, in their order. */
export const SECTIONS = [
  'Experiences',
  'Bookings',
  'Categories',
  'Discount Codes',
  'Add-Ons',
  'Logo Carousel',
  'Schedule',
  'Hosts',
  'Reviews',
  'Customers',
  'Partners',
  'Staff',
  'Settings',
  'Audit Log',
];

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

/** Lets an address answer again once nothing is under way: a late second request would load the list before anybody pressed Retry. */
export const awake = async (page: Page, address: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.context().unroute(address);
};
