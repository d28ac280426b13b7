import { it as base } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { expect } from './expect.ts';
import { guestsOf } from './guests.ts';
import type { Guest, VisitorOptions } from './visitor.ts';

interface Open {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Tests with a shop, opened once per file, a browser, and visitors of their own. Whatever a visitor's browser complains of
 * fails the test.
 */
export const storefront = <Shop extends Open>(openShop: () => Promise<Shop>) =>
  base
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
      const browser = await launchBrowser();
      onCleanup(() => browser.close());
      return browser;
    })
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    .extend('shop', { scope: 'file' }, async ({}, { onCleanup }) => {
      const shop = await openShop();
      onCleanup(() => shop.stop());
      return shop;
    })
    .extend('guests', { scope: 'file' }, async ({ browser, shop }) => guestsOf(browser, shop.url))
    .extend('arrive', async ({ guests }, { onCleanup }) => {
      const visitors: Guest[] = [];
      onCleanup(async () => {
        const findings = visitors.flatMap((visitor) => visitor.findings());
        for (const visitor of visitors) await guests.leave(visitor);
        expect(findings).toEqual([]);
      });
      return async (options?: VisitorOptions) => {
        const visitor = await guests.arrive(options);
        visitors.push(visitor);
        return visitor;
      };
    });
