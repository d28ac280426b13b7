import { TEST_CARDS, type TestOutcome } from '@wondercast/core/money/payment/test-cards';
import type { Locator, Page, Request } from 'playwright';
import { expect } from './expect.ts';

export const numberThat = (outcome: TestOutcome): string =>
  TEST_CARDS.find((card) => card.outcome === outcome)?.number ?? '';

export const sayWho = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill('mara@northlight.example');
  await page.getByLabel('Phone number').fill('+1 415 555 0134');
};

export const cardPanel = (page: Page): Locator => page.getByRole('region', { name: 'Card details' });

export const chooseCard = (page: Page) => page.getByRole('radio', { name: 'Credit Card (Stripe)' }).click();

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay \$/ });

/** Pays with a number of the simulator, once its form is there. */
export const payWith = async (page: Page, outcome: TestOutcome): Promise<void> => {
  await page.getByLabel('Test card number').fill(numberThat(outcome));
  await expect(payButton(page)).toBeEnabled();
  await payButton(page).click();
};

export const isIntentRequest = (request: Request): boolean =>
  request.method() === 'POST' && request.url().endsWith('/api/create-payment-intent');

export const expectConfirmed = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\/order-confirmation\/WC-/);
  return page.url().split('/').at(-1) ?? '';
};
