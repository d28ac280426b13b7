import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { PATIENCE_MS } from '../../support/patience.ts';
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
  /** Movement and blurred glass are wanted; tests that do not watch them are quicker without. */
  readonly motion?: boolean;
  readonly context?: BrowserContextOptions;
  /** Origins beside the shop's own that the browser may reach. */
  readonly others?: readonly string[];
  /** The browser has not been in the shop before: its caches are empty. */
  readonly first?: boolean;
}

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens an address of the shop and waits until the page is alive. */
  visit(path: string): Promise<void>;
  /** Says that a complaint of the browser is meant to happen. */
  allow(words: RegExp, when?: 'always' | 'sometimes'): void;
  findings(): readonly string[];
}

/** A visitor whose browser can be handed on to the next one. */
export interface Guest extends Visitor {
  /** Forgets everything, and is somebody else. */
  startOver(options: VisitorOptions): Promise<void>;
  /** Lets go of the page. Answers whether the browser is as good as new. */
  leave(): Promise<boolean>;
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

/** An address of the shop that shows no page of it: what a browser remembers can be changed there. */
const REST = '/livez';

/** Writes what the browser remembers of earlier visits, before the next one. */
export const remember = async (page: Page, entries: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto(REST);
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, entries);
};

/** Calls `noticed` when somebody reaches for one of these. */
const notice = <Target extends object>(
  target: Target,
  names: readonly (keyof Target)[],
  noticed: () => void,
) => {
  for (const name of names) {
    const value = target[name];
    Object.defineProperty(target, name, {
      get: () => {
        noticed();
        return value;
      },
    });
  }
};

const rememberedBy = ({ theme, cart }: VisitorOptions): Record<string, string> => ({
  ...(theme === undefined ? {} : { theme }),
  ...(cart === undefined ? {} : { cart }),
});

/**
 * Nothing behind glass is blurred: without a graphics card that costs a tenth of the whole suite. A sheet of the
 * document's own, because the page's policy allows no other.
 */
const clearGlass = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { backdrop-filter: none !important }');
  document.adoptedStyleSheets.push(sheet);
};

const motionOf = ({ motion = false }: VisitorOptions) => (motion ? 'no-preference' : 'reduce');

export const newVisitor = async (
  browser: Browser,
  origin: string,
  options: VisitorOptions = {},
): Promise<Guest> => {
  const { size = WIDE, touch = false, context: more = {}, others = [] } = options;
  const entries = Object.entries(rememberedBy(options)).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: motionOf(options),
    timezoneId: 'America/New_York',
    storageState: { cookies: [], origins: [{ origin, localStorage: entries }] },
    ...more,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const { allow, findings, startOver } = await watch(context, origin, ...others);
  if (!options.motion) await context.addInitScript(clearGlass);
  const page = await context.newPage();
  let changed = false;
  const noticed = () => {
    changed = true;
  };
  // What a test does with these stays.
  notice(context, ['addInitScript', 'clock', 'exposeFunction'], noticed);
  notice(page, ['addInitScript', 'clock', 'exposeFunction'], noticed);
  const pages = () => context.pages().filter((each) => each !== page);
  return {
    page,
    context,
    visit: async (path) => {
      await page.goto(path);
      if (more.javaScriptEnabled !== false) await alive(page);
    },
    allow,
    findings,
    leave: async () => {
      if (changed || page.isClosed()) return false;
      await Promise.all(pages().map((each) => each.close()));
      for (const each of [page, context]) await each.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto(REST);
      await page.mouse.move(-1, -1);
      return true;
    },
    startOver: async (next) => {
      await context.clearCookies();
      await context.clearPermissions();
      await page.emulateMedia({ reducedMotion: motionOf(next), colorScheme: 'light', forcedColors: 'none' });
      await page.setViewportSize(next.size ?? WIDE);
      await page.evaluate((all) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
      }, rememberedBy(next));
      page.removeAllListeners('request').removeAllListeners('response');
      startOver();
    },
  };
};
