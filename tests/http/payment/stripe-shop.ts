import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type AppOptions, startApp, type TestApp } from '../../support/app.ts';
import { audit, premisesOf } from '../../support/auditor.ts';
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  type StripeDouble,
  startStripeDouble,
  WEBHOOK_SECRET,
} from '../../support/stripe-double/stripe-double.ts';

/** A shop for the tests of a `describe`, with Stripe's double for its payments. */
export interface StripeShop {
  readonly app: TestApp;
  readonly double: StripeDouble;
  /** When the provider was away, for the auditor. */
  readonly providerOutages: { from: number; to: number }[];
}

interface Started {
  readonly app: TestApp;
  readonly double: StripeDouble;
}

/** Starts the shop before the tests of this `describe`. Each test begins without faults; the auditor looks at the shop in the end. */
export const usingStripeShop = (store: AppOptions['store']): StripeShop => {
  let started: Started | null = null;
  const running = (): Started => {
    if (!started) throw new Error('The shop has not been started');
    return started;
  };
  const providerOutages: StripeShop['providerOutages'] = [];
  beforeAll(async () => {
    const double = await startStripeDouble();
    const app = await startApp({
      store,
      env: {
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_BASE: double.url,
      },
    });
    started = { app, double };
  });
  afterAll(async () => {
    const { app, double } = running();
    try {
      await audit({ ...premisesOf(app), providerOutages });
    } finally {
      await app.stop();
      await double.stop();
    }
  });
  beforeEach(() => {
    const { double } = running();
    double.faults.clear();
    double.webhooks.to(null);
  });
  return {
    get app() {
      return running().app;
    },
    get double() {
      return running().double;
    },
    providerOutages,
  };
};
