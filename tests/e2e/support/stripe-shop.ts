import type { BrowserContext, Route } from 'playwright';
import { STRIPE_SCRIPT } from '../../support/stripe-double/script.ts';
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  type StripeDouble,
  startStripeDouble,
  WEBHOOK_SECRET,
} from '../../support/stripe-double/stripe-double.ts';
import { type MemoryShop, openMemoryShop } from './memory-shop.ts';
import { storefront } from './storefront.ts';
import type { Visitor } from './visitor.ts';

/** The demo shop with the real library of Stripe, which talks to the double. */
export interface StripeShop extends MemoryShop {
  readonly double: StripeDouble;
}

const openStripeShop = async (): Promise<StripeShop> => {
  const double = await startStripeDouble();
  const shop = await openMemoryShop({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: double.url,
  });
  double.webhooks.to({ url: `${shop.url}/api/stripe/webhook`, secret: WEBHOOK_SECRET });
  return {
    ...shop,
    double,
    stop: async () => {
      await shop.stop();
      await double.stop();
    },
  };
};

export const it = storefront(openStripeShop);

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const BANK = `<!doctype html><html lang="en"><title>Bank</title><h1>Is it you?</h1>`;

/** Asks whether it is really them; either answer leads back to the shop, as Stripe leads back. */
const bank = async (route: Route, double: StripeDouble): Promise<void> => {
  const { searchParams } = new URL(route.request().url());
  const intent = searchParams.get('intent') ?? '';
  const answer = searchParams.get('answer');
  if (answer === null) {
    const link = (word: string) => {
      const query = new URLSearchParams(searchParams);
      query.set('answer', word);
      return `<a href="/authenticate?${query}">${word}</a>`;
    };
    await route.fulfill({
      contentType: 'text/html',
      body: `${BANK}${link('Approve')} ${link('Refuse')}</html>`,
    });
    return;
  }
  double.answerStep(intent, answer === 'Approve');
  const back = new URL(searchParams.get('back') ?? '');
  back.searchParams.set('payment_intent', intent);
  back.searchParams.set(
    'payment_intent_client_secret',
    double.books.intents.get(intent)?.client_secret ?? '',
  );
  back.searchParams.set('redirect_status', answer === 'Approve' ? 'succeeded' : 'failed');
  await route.fulfill({ status: 302, headers: { location: back.href } });
};

const api = async (route: Route, double: StripeDouble): Promise<void> => {
  const request = route.request();
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS });
  const { pathname } = new URL(request.url());
  const answer = await fetch(`${double.url}${pathname}`, {
    method: 'POST',
    headers: { authorization: request.headers().authorization ?? '' },
    body: new URLSearchParams(request.postData() ?? ''),
  });
  await route.fulfill({
    status: answer.status,
    headers: CORS,
    contentType: 'application/json',
    body: await answer.text(),
  });
};

const lead = async (context: BrowserContext, double: StripeDouble): Promise<void> => {
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STRIPE_SCRIPT }),
  );
  await context.route('https://api.stripe.com/**', (route) => api(route, double));
  await context.route('https://hooks.stripe.com/**', (route) => bank(route, double));
};

/** Leads what a browser asks of Stripe to the double; that it asks there is no complaint any more. */
export const leadToStripe = async ({ context, allow }: Visitor, { double }: StripeShop): Promise<void> => {
  await lead(context, double);
  allow(/^another host: https:\/\/(?:js|api|hooks)\.stripe\.com\//);
};
