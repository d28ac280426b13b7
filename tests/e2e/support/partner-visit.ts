import type { Page, Request } from 'playwright';
import { openPartnerShop, type PartnerShop } from './partner-shop.ts';
import { storefront } from './storefront.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';

/** Tests of the demo shop in the page of a partner. */
export const it = storefront(openPartnerShop);

/** What an element told its page. */
export interface Told {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface PartnerVisit extends Visitor {
  /** What the browser asked the shop for. */
  readonly asked: readonly Request[];
  told(): Promise<readonly Told[]>;
}

declare global {
  interface Window {
    told?: Told[];
  }
}

interface PartnerVisitOptions extends VisitorOptions {
  /** Another page at the partner's address: what stands in its `main`. */
  readonly markup?: string;
}

/** Opens the partner's page, and listens to its elements. */
export const visitPartner = async (
  arrive: (options?: VisitorOptions) => Promise<Visitor>,
  shop: PartnerShop,
  { markup, ...options }: PartnerVisitOptions = {},
): Promise<PartnerVisit> => {
  const { url } = shop.partner;
  const visitor = await arrive({ ...options, others: [url] });
  const { page } = visitor;
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${shop.url}/`)) asked.push(request);
  });
  // Browsers ask every site for one.
  await page.route(`${url}/favicon.ico`, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(() => {
    const told: Told[] = [];
    window.told = told;
    for (const name of ['ready', 'quoted', 'booked', 'error'])
      document.addEventListener(
        name,
        (event) => event instanceof CustomEvent && told.push({ name, detail: event.detail }),
        true,
      );
  });
  await page.goto(`${url}${markup === undefined ? '/' : shop.write(markup)}`);
  return { ...visitor, asked, told: () => page.evaluate(() => window.told ?? []) };
};

/** The page turns dark or light, as a partner's own script does it. */
export const turn = (page: Page, scheme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((wanted) => {
    const { dataset, style } = document.documentElement;
    if (wanted === 'dark') dataset.dark = '';
    else delete dataset.dark;
    style.colorScheme = wanted;
    style.background = wanted === 'dark' ? 'black' : 'white';
    style.color = wanted === 'dark' ? 'white' : 'black';
  }, scheme);
