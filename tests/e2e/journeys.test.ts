import { describe } from 'vitest';
import { inFull } from '../support/full.ts';
import { bookAnEvening, expectBooked, expectMailed } from './suite/main-job.ts';
import { expect } from './support/expect.ts';
import { type HandsName, handsOf } from './support/hands.ts';
import { it } from './support/real-shop.ts';
import { PHONE, type Theme, WIDE } from './support/visitor.ts';

type Way = readonly [HandsName, 'desk' | 'phone', Theme];

const WAYS: readonly Way[] = [
  ['keyboard', 'desk', 'light'],
  ['touch', 'phone', 'light'],
  ['mouse', 'desk', 'dark'],
  ['keyboard', 'phone', 'dark'],
  ['mouse', 'phone', 'dark'],
  ['touch', 'desk', 'light'],
];

// The mouse, at a desk in the dark theme, is that of every run, below.
inFull(() => {
  describe('a company books its evening, from the home page to the confirmation', () => {
    it.for(WAYS)('by %s, at a %s, in the %s theme', async ([name, place, theme], { arrive, shop }) => {
      const size = place === 'phone' ? PHONE : WIDE;
      const visitor = await arrive({ size, theme, touch: name === 'touch' });
      const { page } = visitor;
      const { reference, day } = await bookAnEvening(visitor, handsOf(name, page));
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectBooked(shop, reference, day);
      await expectMailed(shop, reference, day);
    });
  });
});

describe('a company books its evening', () => {
  it('and sees on another device, by the link of the mail, what is in the booking', async ({
    arrive,
    shop,
  }) => {
    const visitor = await arrive();
    const { reference, day } = await bookAnEvening(visitor, handsOf('mouse', visitor.page));
    await expectBooked(shop, reference, day);
    await expectMailed(shop, reference, day);
    const received = async () =>
      (await shop.outbox()).find(({ mail }) => mail.subject === `We have your booking ${reference}`);
    await expect.poll(async () => (await received())?.recipients).toEqual(['mara@northlight.example']);
    const link = /http:\S+\/bookings\/\S+/.exec((await received())?.mail.text ?? '')?.[0] ?? '';
    const elsewhere = await arrive();
    await elsewhere.visit(link.replace(shop.url, ''));
    await expect(elsewhere.page.getByText(reference).first()).toBeVisible();
    await expect(elsewhere.page.getByRole('main').getByText('The Harlem Jazz Hour').first()).toBeVisible();
  });
});
