import { expect } from 'vitest';
import { type Locator, locators, page } from 'vitest/browser';
import type { KeptLine } from '../../e2e/support/stored-cart.ts';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For what has neither a role nor words. */
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => `css=${selector}` });

const shownIn = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Waits until these elements, in their order, say exactly this. */
export const expectTexts = (target: Locator, texts: readonly string[]): Promise<void> =>
  expect.poll(() => target.elements().map(shownIn)).toEqual([...texts]);

/** Waits until the address is this path, with its search. */
export const expectAddress = (address: string): Promise<void> =>
  expect.poll(() => `${location.pathname}${location.search}`).toBe(address);

/** Waits until there are so many of it. */
export const expectCount = (target: Locator, count: number): Promise<void> =>
  expect.poll(() => target.elements().length).toBe(count);

export const expectNone = (target: Locator): Promise<void> => expectCount(target, 0);

/** What a message says, title and text in one, in the region that is read out when it comes. */
export const message = (title: string, text = ''): Locator =>
  page.getByRole('status').filter({ hasText: `${title}${text}` });

/** The same for what went wrong; it is read out at once. */
export const failure = (title: string, text = ''): Locator =>
  page.getByRole('alert').filter({ hasText: `${title}${text}` });

export const loadCart = (): readonly KeptLine[] =>
  JSON.parse(localStorage.getItem('cart') ?? '[]') as KeptLine[];

export const openCart = async (): Promise<Locator> => {
  await page.getByRole('button', { name: /^Cart, / }).click();
  return page.getByRole('dialog', { name: 'Shopping Cart' });
};

/** The ticket beside an experience. */
export const ticketOf = (): Locator => page.getByRole('complementary', { name: 'Booking' });

/** Nothing lies over a control of the ticket that stands before this one, or over this one. */
export const expectUncovered = (ticket: Locator, last: Locator): void => {
  const controls = [...ticket.element().querySelectorAll('input, button:not([aria-disabled="true"])')];
  const covered = controls.slice(0, controls.indexOf(last.element()) + 1).filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(covered).toEqual([]);
};
