import type { Page } from 'playwright';
import { openPostgres } from '../../adapters/postgres/postgres-store.ts';
import { launchBrowser } from '../support/browser.ts';
import { row } from './report.ts';
import { fill, HOSTS } from './schedule.ts';
import { benchShop } from './shop.ts';
import { type Tasks, tasksOf } from './tasks.ts';

const PASSWORD = 'admin-of-the-bench';
const PATIENCE_MS = 60_000;
const STEPS = 60;

const say = (name: string, { longestMs, busiestMs, long, count }: Tasks): void =>
  row(
    name,
    `longest task ${busiestMs.toFixed(1)} ms of the processor, ${longestMs.toFixed(1)} ms by the clock (aim ≤ 50 ms); ${long} of ${count} above`,
  );

/** Wheels down through all lanes, and up again. */
const scroll = async (page: Page): Promise<void> => {
  await page.mouse.move(900, 700);
  for (let step = 0; step < 2 * STEPS; step++) {
    await page.mouse.wheel(0, step < STEPS ? 700 : -700);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
};

/** Lifts the first session in sight and moves it over days and lanes; it is put back in the end. */
const drag = async (page: Page): Promise<void> => {
  const block = page.locator('[data-movable]').first();
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error('The week has a session that can be moved');
  const [x, y] = [box.x + box.width / 2, box.y + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step++) {
    const along = Math.sin((step / STEPS) * Math.PI);
    await page.mouse.move(x + along * 500, y + along * 300, { steps: 2 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
};

/** A week of a shop with many hosts and sessions, as the desk scrolls and drags in it. */
export const benchBoard = async (): Promise<void> => {
  const shop = await benchShop({ WORKERS: '0', ADMIN_PASSWORD: PASSWORD });
  const store = await openPostgres(shop.databaseUrl);
  await fill(store);
  await store.close();
  const browser = await launchBrowser();
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1_440, height: 900 } });
  await context.request.post('/api/login', { data: { username: 'admin', password: PASSWORD } });
  const page = await context.newPage();
  console.log(`\nThe week's board of ${HOSTS} hosts, in Chromium`);
  const opened = await tasksOf(browser, async () => {
    await page.goto('/admin?tab=schedule');
    await page.locator('[data-board="week"] [data-block]').first().waitFor({ timeout: PATIENCE_MS });
  });
  say('opening', opened);
  row(
    '',
    `${await page.locator('[data-block]').count()} sessions and ${await page.locator('[data-lanes]').count()} groups of lanes are drawn or kept place for`,
  );
  await scroll(page);
  say('scrolling', await tasksOf(browser, () => scroll(page)));
  say('dragging', await tasksOf(browser, () => drag(page)));
  await browser.close();
  await shop.stop();
};
