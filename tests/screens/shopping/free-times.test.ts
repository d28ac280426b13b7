import { describe, expect, it } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { storedCart } from '../../e2e/support/stored-cart.ts';
import { inFull } from '../../support/full.ts';
import { expectAccessible } from '../support/accessible.ts';
import { tabTo } from '../support/keys.ts';
import { openScreen, PHONE, WIDE } from '../support/open-screen.tsx';
import { useOwnShop } from '../support/own-shop.ts';
import { expectNone, expectUncovered, message, ticketOf } from '../support/see.ts';
import { freeStarts, sellTimed, takeAway, timedLine } from './sell-timed.ts';

const ZONE_KEY = 'time-zone';

interface KeptTimes {
  readonly chosen?: readonly ({ readonly startsAt: string; readonly zone: string } | null)[];
}
const kept = (): readonly KeptTimes[] =>
  JSON.parse(localStorage.getItem('cart') ?? '[]') as readonly KeptTimes[];

const instant = (time: string | undefined): number => Date.parse(time ?? '');
const clock = (zone: string, startsAt: string): string =>
  new Date(startsAt)
    .toLocaleTimeString('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    .replace('\u202f', ' ');

const open = async (slug: string, size?: typeof PHONE) => {
  await openScreen(`/experience/${slug}`, size && { size });
  localStorage.setItem(ZONE_KEY, 'UTC');
  dispatchEvent(new StorageEvent('storage', { key: ZONE_KEY }));
};
const times = () => ticketOf().getByRole('radiogroup', { name: /^Times on / });
const add = () => ticketOf().getByRole('button', { name: 'Add to Cart' });

const ADD_ONS_ROW = 52;
const bottomOf = (target: Locator): number => target.element().getBoundingClientRect().bottom;

const sayWho = async () => {
  await page.getByRole('textbox', { name: 'First name' }).fill('Mara');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Reyes');
  await page.getByRole('textbox', { name: 'Email' }).fill(`mara.${crypto.randomUUID()}@northlight.example`);
};
const confirm = () => page.getByRole('button', { name: 'Confirm Booking' });

useOwnShop();

describe('free times in the ticket', () => {
  it('open at the first day that has some, and the one that is taken goes into the cart with its zone', async () => {
    const sold = await sellTimed('instant');
    const [first = ''] = await freeStarts(sold.id);
    await open(sold.slug);
    const chip = times().getByRole('radio').first();
    await expect.element(chip).toMatchTextContent(clock('UTC', first));
    await chip.click();
    await expect
      .element(ticketOf().getByText('Your time is held for 10 minutes from checkout. No charge yet.'))
      .toBeVisible();
    await expectAccessible('aside[aria-label="Booking"]');
    await add().click();
    expect(kept()[0]?.chosen).toEqual([{ startsAt: new Date(first).toISOString(), zone: 'UTC' }]);
    // The host is taken by what is in the cart already.
    await expectNone(times().getByRole('radio', { name: clock('UTC', first), exact: true }));
  });

  inFull(() => {
    it('have their month beside the ticket, where keys alone find and take one; the focus comes back', async () => {
      const { slug } = await sellTimed('both');
      await open(slug);
      const opener = ticketOf().getByRole('button', { name: /, all free times$/ });
      await tabTo(opener);
      await userEvent.keyboard('{Enter}');
      const month = page.getByRole('dialog', { name: 'Free times' });
      const chips = month.getByRole('radiogroup', { name: /^Times on / });
      await expect.element(chips).toBeVisible();
      await expectAccessible('[role="dialog"]');
      await tabTo(chips.getByRole('radio').first());
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expectNone(month);
      await expect.element(opener).toHaveFocus();
      await expect.element(ticketOf().getByText(/ [A-Z][a-z]{2} \d+, [\d:]+ [AP]M/)).toBeVisible();
      // Sum and button are on the first screen still, also where a row of add-ons comes.
      expect([window.scrollY, bottomOf(add()) + ADD_ONS_ROW < WIDE.height]).toEqual([0, true]);
      expectUncovered(ticketOf(), add());
      // What was taken can be given back, or be told in wishes instead.
      await userEvent.keyboard('{Enter}');
      await chips.getByRole('radio', { checked: true }).click();
      await userEvent.keyboard('{Escape}');
      await expect.element(times()).toBeVisible();
      await opener.click();
      await month.getByRole('button', { name: 'Propose times' }).click();
      await expect.element(ticketOf().getByText(/propose up to three times/)).toBeVisible();
      await expectNone(month);
    });

    it('are found and taken with keys alone', async () => {
      const { slug } = await sellTimed('instant');
      await open(slug, PHONE);
      await expect.element(times()).toBeVisible();
      await tabTo(ticketOf().getByRole('button', { name: 'Next', exact: true }).first());
      await userEvent.keyboard('{Enter}{Tab}');
      const day = () => document.activeElement?.getAttribute('aria-label') ?? '';
      await expect.poll(day).toMatch(/day, /);
      // Within a week there is a day with times.
      for (let steps = 0; steps < 7 && !day().includes('free times'); steps += 1)
        await userEvent.keyboard('{ArrowRight}');
      expect(day()).toMatch(/, \d+ free times$/);
      await userEvent.keyboard('{Enter}');
      await tabTo(times().getByRole('radio').first());
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(times().getByRole('radio').nth(1)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect.element(times().getByRole('radio', { checked: true })).toHaveFocus();
    });

    it('are shown by the clocks that are chosen, on every page from then on', async () => {
      const sold = await sellTimed('both');
      const [first = ''] = await freeStarts(sold.id);
      await open(sold.slug, PHONE);
      await times().getByRole('radio').first().click();
      await ticketOf()
        .getByRole('button', { name: /Time zone of these times: UTC$/ })
        .click();
      await userEvent.keyboard('Tokyo');
      await page.getByRole('option', { name: 'Tokyo, Asia' }).click();
      await expect.element(times().getByRole('radio').first()).toMatchTextContent(clock('Asia/Tokyo', first));
      await expect.element(times()).toHaveAccessibleName(/Tokyo time$/);
      await expect.element(ticketOf().getByText(' in Tokyo')).toBeVisible();
      expect(localStorage.getItem(ZONE_KEY)).toBe('Asia/Tokyo');
      await add().click();
      expect(kept()[0]?.chosen?.[0]?.zone).toBe('Asia/Tokyo');
    });

    it('say of a day without any when the next one is, and what else can be done', async () => {
      const { slug } = await sellTimed('both');
      await open(slug, PHONE);
      await expect.element(times()).toBeVisible();
      await ticketOf().getByRole('button', { name: 'Next', exact: true }).first().click();
      await ticketOf()
        .getByRole('button', { name: /^Sunday, / })
        .nth(1)
        .click();
      await expect.element(ticketOf().getByText(/^Nothing is free on Sunday, /)).toBeVisible();
      await expect
        .element(ticketOf().getByText(/^The next free time is Monday, .*, 9:00 AM\.$/))
        .toBeVisible();
      await expectAccessible('aside[aria-label="Booking"]');
      await ticketOf()
        .getByRole('button', { name: /^Go to / })
        .click();
      await expect.element(times()).toHaveAccessibleName(/^Times on Monday, /);
      await ticketOf().getByRole('button', { name: 'Propose times' }).click();
      await expect
        .element(ticketOf().getByText(/propose up to three times for each session at checkout/))
        .toBeVisible();
      await add().click();
      expect(kept()[0]).not.toHaveProperty('chosen');
    });
  });
});

describe('free times at the checkout', () => {
  it('are held from its start, and agreed with the booking', async () => {
    const sold = await sellTimed('instant');
    const [first = ''] = await freeStarts(sold.id);
    const { asked } = await openScreen('/checkout', { cart: storedCart(timedLine(sold, [first])) });
    await expect.element(message('Your time is held until ')).toBeVisible();
    await expect.element(page.getByText('Your times are agreed as soon as you book.')).toBeVisible();
    await expectNone(page.getByText(/Dates are tentative/));
    await page.getByRole('button', { name: /^Cart, / }).click();
    const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect.element(panel.getByText(/^Your time is held until /)).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await sayWho();
    await confirm().click();
    await expect.element(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    const sent = asked.find(({ path }) => path === '/api/bookings')?.body as { cartItems: string };
    expect(JSON.parse(sent.cartItems)).toMatchObject([
      { startsAt: [new Date(first).toISOString()], timezone: ['Europe/Berlin'] },
    ]);
    await page.getByRole('link', { name: 'View your booking' }).click();
    await expect.element(page.getByText(/^With .+\. Your join link comes here/)).toBeVisible();
  });

  it('are paid by card where the shop wants that, and wishes are paid later as ever', async () => {
    const paidFirst = async (wanted: boolean) =>
      commands.desk('PUT', '/api/admin/settings/times', { paidFirst: wanted, partnerUnits: 200 });
    const sold = await sellTimed('both');
    const [first = ''] = await freeStarts(sold.id);
    await paidFirst(true);
    try {
      await openScreen('/checkout', { cart: storedCart(timedLine(sold, [first], 'both')) });
      const later = page.getByRole('radio', { name: 'Pay Later' });
      await expect.element(later).toBeDisabled();
      await expect.element(page.getByRole('radio', { name: 'Credit Card (Stripe)' })).toBeChecked();
      await expect
        .element(page.getByText('Not for chosen times: they are paid when they are booked.'))
        .toBeVisible();
      await expectNone(confirm());
      await expectAccessible('main');
      await openScreen('/checkout', { cart: storedCart(timedLine(sold, [null], 'both')) });
      await expect.element(later).toBeChecked();
    } finally {
      await paidFirst(false);
    }
  });

  it('that somebody else has are said in place with the nearest others, and the form is kept', async () => {
    const sold = await sellTimed('instant');
    const [first = ''] = await freeStarts(sold.id);
    await takeAway(sold.id, first);
    await openScreen('/checkout', { cart: storedCart(timedLine(sold, [first])) });
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'That time has just been taken.' }))
      .toBeVisible();
    await sayWho();
    await expectAccessible('main');
    const nearest = page.getByRole('radiogroup', { name: 'Nearest free times' }).getByRole('radio');
    await nearest.first().click();
    await expect.element(message('Your time is held until ')).toBeVisible();
    await expectNone(nearest);
    await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Mara');
    expect(instant(kept()[0]?.chosen?.[0]?.startsAt)).not.toBe(instant(first));
    await confirm().click();
    await expect.element(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  });

  inFull(() => {
    it('that are gone are said in the cart, which takes another of the nearest in place', async () => {
      const sold = await sellTimed('instant');
      const [first = ''] = await freeStarts(sold.id);
      await takeAway(sold.id, first);
      await openScreen('/', { cart: storedCart(timedLine(sold, [first])) });
      await page.getByRole('button', { name: /^Cart, / }).click();
      const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
      await expect
        .element(panel.getByRole('alert').filter({ hasText: 'That time has just been taken.' }))
        .toBeVisible();
      await expectAccessible('[role="dialog"]');
      await panel.getByRole('radiogroup', { name: 'Nearest free times' }).getByRole('radio').first().click();
      await expectNone(panel.getByRole('alert'));
      expect(instant(kept()[0]?.chosen?.[0]?.startsAt)).not.toBe(instant(first));
    });

    it('are changed by the same picker, which leaves out what the rest of the cart takes', async () => {
      const sold = await sellTimed('instant');
      const [first = '', ...later] = await freeStarts(sold.id);
      const second = later.find((start) => instant(start) >= instant(first) + 24 * 3_600_000) ?? '';
      await openScreen('/checkout', { cart: storedCart(timedLine(sold, [first, second])) });
      await expect.element(message('Your times are held until ')).toBeVisible();
      const unit = page.getByRole('group', { name: 'Session 2 of 2' });
      await unit.getByRole('button', { name: 'Change' }).click();
      const chips = unit.getByRole('radiogroup', { name: /^Times on / });
      // One's own session is not in one's way.
      await expect
        .element(chips.getByRole('radio', { checked: true }))
        .toMatchTextContent(clock('Europe/Berlin', second));
      await chips.getByRole('radio', { checked: false }).first().click();
      await expect.element(unit.getByRole('button', { name: 'Change' })).toHaveFocus();
      expect(kept()[0]?.chosen?.map((time) => instant(time?.startsAt))).not.toContain(instant(second));
    });

    it('are asked for where an experience has nothing else, and wishes stay where it has both', async () => {
      const sold = await sellTimed('instant');
      await openScreen('/checkout', { cart: storedCart(timedLine(sold, [null])) });
      await sayWho();
      await confirm().click();
      await expect.element(page.getByText('Choose a time.', { exact: true }).first()).toBeVisible();
      await page
        .getByRole('radiogroup', { name: /^Times on / })
        .getByRole('radio')
        .first()
        .click();
      await expect.element(message('Your time is held until ')).toBeVisible();
      const both = await sellTimed('both');
      await openScreen('/checkout', { cart: storedCart(timedLine(both, [null], 'both')) });
      await expect.element(page.getByText(/Dates are tentative/)).toBeVisible();
      await page.getByRole('button', { name: 'Pick a free time instead' }).click();
      await page
        .getByRole('radiogroup', { name: /^Times on / })
        .getByRole('radio')
        .first()
        .click();
      await expectNone(page.getByText(/Dates are tentative/));
    });

    it('are warned of before their end and can be held again after it', async () => {
      const sold = await sellTimed('instant');
      const [first = ''] = await freeStarts(sold.id);
      await openScreen('/about');
      const asking = window.fetch;
      const { asked } = await openScreen('/checkout', { cart: storedCart(timedLine(sold, [first])) });
      const noting = window.fetch;
      // The clock of the shop is a little less than ten minutes behind: its holds end in two seconds.
      window.fetch = async (input, init) => {
        const answer = await noting(input, init);
        if (!String(input instanceof Request ? input.url : input).endsWith('/api/holds')) return answer;
        const hold = (await answer.clone().json()) as object;
        const until = new Date(Date.now() + 2_000).toISOString();
        return Response.json({ ...hold, until }, { status: answer.status });
      };
      try {
        await expect
          .element(page.getByText(/^Your time is (?:held until .*, a few minutes more|not held any longer)/))
          .toBeVisible();
        await expect
          .element(page.getByText(/^Your time is not held any longer, and may still be free/))
          .toBeVisible();
        window.fetch = noting;
        await page.getByRole('button', { name: 'Hold again' }).click();
        await expect.element(page.getByText(/^Your time is held until [\d:]+ [AP]M\.$/)).toBeVisible();
        expect(asked.filter(({ path }) => path === '/api/holds').length).toBeGreaterThan(1);
      } finally {
        window.fetch = asking;
      }
    });
  });
});
