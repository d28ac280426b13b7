import type { BrowserContext, Page } from 'playwright';
import { timePasses } from '../../support/time-passes.ts';
import { expect } from './expect.ts';

export interface HeldAnswer {
  /** Settles when the browser has asked. */
  readonly asked: Promise<void>;
  /** Lets the shop answer, this time and from now on. */
  release(): void;
}

/** Holds what a browser asks of an address back from the shop until it is released. */
export const heldAnswer = async (context: BrowserContext, address: string): Promise<HeldAnswer> => {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await context.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: () => released.resolve() };
};

/** Leaves a page for another of the shop, without loading a new document. */
export const goOn = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
};

/** A page may lead to another a moment after it has said something. */
const MOMENT_MS = 400;

/** Whoever has gone on stays where they went. */
export const expectLeft = async (page: Page): Promise<void> => {
  await timePasses(MOMENT_MS);
  await expect(page).toHaveURL('/about');
};
