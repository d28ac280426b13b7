import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, it, expect as now } from 'vitest';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { launchBrowser } from '../support/browser.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { expect } from './support/expect.ts';
import { isAlive } from './support/visitor.ts';

describe('npm run dev', () => {
  let app: AppProcess;
  let browser: Browser;
  beforeAll(async () => {
    app = await startAppProcess({ STORE: 'memory', WEB_DEV: '1', NODE_ENV: 'development' });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.remove();
  });

  /** The first visitor waits until Vite has prepared the libraries. */
  const arrive = async () => {
    const page = await browser.newPage({ baseURL: app.url });
    page.setDefaultTimeout(PATIENCE_MS);
    return page;
  };

  it('serves the storefront from its sources, and it comes to life', async () => {
    const page = await arrive();
    await page.goto('/about');
    await expect.poll(() => page.evaluate(isAlive)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    now(await (await page.request.get('/api/transport/transport.ts')).text()).toContain('export');
    now((await page.request.get('/api/nothing.json')).status()).toBe(404);
  });

  it('opens a partner’s page on an origin of its own, which sells the shop by the widget’s sources', async () => {
    await expect.poll(() => app.output()).toContain('A partner’s page sells it at');
    const partner = /sells it at (\S+)/.exec(app.output())?.[1] ?? '';
    now(new URL(partner).origin).not.toBe(new URL(app.url).origin);
    const page = await arrive();
    const sells = async () => {
      await page.goto(partner);
      return page
        .getByRole('button', { name: 'The Harlem Jazz Hour', exact: true })
        .waitFor({ timeout: 30_000 })
        .then(
          () => true,
          () => false,
        );
    };
    await expect.poll(sells).toBe(true);
  });
});
