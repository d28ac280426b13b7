import { it as base } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { expect } from './expect.ts';
import { newVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

interface Open {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Tests with a shop and a browser, both opened once per file, and with visitors of their own. Whatever a visitor's
 * browser complains of fails the test.
 */
export const storefront = <Shop extends Open>(openShop: () => Promise<Shop>) =>
  base
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
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
    .extend('arrive', async ({ browser, shop }, { onCleanup }) => {
      const visitors: Visitor[] = [];
      onCleanup(async () => {
        const findings = visitors.flatMap((visitor) => visitor.findings());
        await Promise.all(visitors.map(({ context }) => context.close()));
        expect(findings).toEqual([]);
      });
      return async (options?: VisitorOptions) => {
        const visitor = await newVisitor(browser, shop.url, options);
        visitors.push(visitor);
        return visitor;
      };
    });
