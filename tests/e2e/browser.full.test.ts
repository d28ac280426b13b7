import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { bundledBrowser, launchBrowser } from '../support/browser.ts';

const PAGE = 'data:text/html,<title>A page</title>';

it('a real browser opens a page', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(PAGE);
  expect(await page.title()).toBe('A page');
  await browser.close();
});

it('the browser from npm does so too, where the machine has none', async () => {
  const { path, args } = await bundledBrowser();
  const browser = await chromium.launch({ executablePath: path, args: [...args] });
  const page = await browser.newPage();
  await page.goto(PAGE);
  expect(await page.title()).toBe('A page');
  await browser.close();
});
