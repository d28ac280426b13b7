import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { expect } from './expect.ts';
import { watch } from './watch.ts';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export type Theme = 'dark' | 'light' | 'system';

export interface VisitorOptions {
  readonly size?: { readonly width: number; readonly height: number };
  /** Remembered from an earlier visit. */
  readonly theme?: Theme;
  /** Remembered from an earlier visit: the text under `cart`. */
  readonly cart?: string;
  readonly touch?: boolean;
  /** Movement is wanted; tests that do not watch it are quicker without. */
  readonly motion?: boolean;
  readonly context?: BrowserContextOptions;
  /** Origins beside the shop's own that the browser may reach. */
  readonly others?: readonly string[];
}

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens an address of the shop and waits until the page is alive. */
  visit(path: string): Promise<void>;
  /** Says that a complaint of the browser is meant to happen. */
  allow(words: RegExp): void;
  findings(): readonly string[];
}

interface Rendered {
  readonly stateNode: { readonly current: { readonly child: unknown } };
}

/** React marks the element it brings to life, and keeps there what it has made of it. From then on every press counts. */
export const isAlive = (): boolean => {
  const root = Object.entries(document.getElementById('root') ?? {});
  const made = root.find(([name]) => name.startsWith('__reactContainer'))?.[1] as Rendered | undefined;
  return !!made?.stateNode.current.child;
};

// Asked again and again: waiting inside the page would evaluate text, which the page's policy forbids.
export const alive = (page: Page) =>
  expect.poll(() => page.evaluate(isAlive), { intervals: [5, 10, 20] }).toBe(true);

export const newVisitor = async (
  browser: Browser,
  origin: string,
  options: VisitorOptions = {},
): Promise<Visitor> => {
  const {
    size = WIDE,
    theme,
    cart,
    touch = false,
    motion = false,
    context: more = {},
    others = [],
  } = options;
  const remembered = Object.entries({ theme, cart }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    timezoneId: 'America/New_York',
    storageState: { cookies: [], origins: [{ origin, localStorage: remembered }] },
    ...more,
  });
  context.setDefaultTimeout(20_000);
  const { allow, findings } = await watch(context, origin, ...others);
  const page = await context.newPage();
  return {
    page,
    context,
    visit: async (path) => {
      await page.goto(path);
      if (more.javaScriptEnabled !== false) await alive(page);
    },
    allow,
    findings,
  };
};
