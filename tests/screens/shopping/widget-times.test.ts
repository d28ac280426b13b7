import { addToCart } from '@wondercast/core/buying/cart/add-to-cart';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { decodeOfferedExperience } from '@wondercast/openapi/codec/offer';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { times } from '../../../web/widget/times/times.tsx';
import { inFull } from '../../support/full.ts';
import { expectAccessible } from '../support/accessible.ts';
import { tabTo } from '../support/keys.ts';
import { widgetShop } from '../support/widget-view.ts';
import { freeStarts, sellTimed } from './sell-timed.ts';

let place: HTMLElement | null = null;
/** Shows a part of the file in the page, as the widget does in its shadow. */
const show: typeof times.show = (_, name, told) => {
  place ??= document.body.appendChild(document.createElement('main'));
  times.show(place, name, told);
};
afterEach(() => {
  if (place) times.hide(place);
  place?.remove();
  place = null;
});

const DAY_MS = 86_400_000;

const wireOf = (slug: string) => commands.desk<Wire<'Experience'>>('GET', `/api/experiences/slug/${slug}`);

const clock = (zone: string, startsAt: string): string =>
  new Date(startsAt)
    .toLocaleTimeString('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    .replace('\u202f', ' ');

const dayIn = (zone: string, startsAt: string): string =>
  new Date(startsAt).toLocaleDateString('en-US', {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });

const showTicket = async (mode: 'instant' | 'both', quantity = 1) => {
  const { id, slug } = await sellTimed(mode);
  const shop = widgetShop();
  const experience = await wireOf(slug);
  const chosen: (ZonedTime | null)[] = [];
  const draw = (time: ZonedTime | null) => {
    chosen.push(time);
    show(document.body, 'ticket', { shop, experience, quantity, time, onTime: draw });
  };
  draw(null);
  return { starts: await freeStarts(id), chosen };
};

const chips = () => page.getByRole('radiogroup', { name: /^Times on / });
const month = () => page.getByRole('grid', { name: /^Days with free times, / });

describe('free times in the widget', () => {
  it('open at the first day that has some, in the visitor’s zone, and by keys alone one of them is taken', async () => {
    const { starts, chosen } = await showTicket('both');
    const zone = 'America/New_York';
    const [earliest = ''] = starts;
    // The first day may have but one start left.
    const [first = '', second = ''] = starts.filter((each) =>
      starts.some((other) => other !== each && dayIn(zone, other) === dayIn(zone, each)),
    );
    const days = Math.round((Date.parse(first.slice(0, 10)) - Date.parse(earliest.slice(0, 10))) / DAY_MS);
    await expect
      .element(page.getByRole('radiogroup', { name: `Times on ${dayIn(zone, earliest)}, New York time` }))
      .toBeVisible();
    await tabTo(month().getByRole('button', { pressed: true }));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}{ArrowLeft}');
    await expect.element(month().getByRole('button', { pressed: true })).toHaveFocus();
    await userEvent.keyboard(`${'{ArrowRight}'.repeat(days)}{Enter}`);
    await tabTo(chips().getByRole('radio').first());
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(chips().getByRole('radio').nth(1)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Agreed at once, no waiting\.$/)).toBeVisible();
    expect(chosen.at(-1)).toEqual({ startsAt: new Date(second), zone });
    await expect
      .element(chips().getByRole('radio', { name: clock(zone, second), exact: false }))
      .toHaveAttribute('aria-checked', 'true');
    await expectAccessible('main');
    // By other clocks it is the same time, and the zone is named beside it.
    await page
      .getByRole('combobox', { name: 'Time zone of these times: New York time' })
      .selectOptions('UTC');
    await expect
      .element(page.getByRole('radiogroup', { name: `Times on ${dayIn('UTC', second)}, UTC` }))
      .toBeVisible();
    expect(chosen.at(-1)).toEqual({ startsAt: new Date(second), zone: 'UTC' });
    await page.getByRole('button', { name: 'Propose times' }).click();
    expect(chosen.at(-1)).toBeNull();
    await expect.element(page.getByText(/^Add it to your cart, and propose a time/)).toBeVisible();
  });

  inFull(() => {
    it('leave the focus where it is when a month is turned after keys that led nowhere', async () => {
      await showTicket('instant');
      await expect.element(chips()).toBeVisible();
      await tabTo(month().getByRole('button', { pressed: true }));
      // Back to the first day that can be chosen, and once more.
      await userEvent.keyboard('{PageUp}{PageUp}{ArrowLeft}');
      const next = page.getByRole('button', { name: 'Next month' });
      const before = month().element().getAttribute('aria-label');
      await next.click();
      await expect.element(month()).not.toHaveAttribute('aria-label', before ?? '');
      await expect.element(next).toHaveFocus();
    });

    it('of a day without any say when the next is, and lead there', async () => {
      await showTicket('instant');
      await expect.element(chips()).toBeVisible();
      // Weekends have none; the month after next has several of them.
      await page.getByRole('button', { name: 'Next month' }).click();
      await expect
        .element(
          month()
            .getByRole('button', { name: /free time/ })
            .first(),
        )
        .toBeVisible();
      await month()
        .getByRole('button', { name: /^Saturday, .*\d{4}$/ })
        .first()
        .click();
      await expect.element(page.getByText(/^Nothing is free on Saturday, /)).toBeVisible();
      await expect.element(page.getByText(/^The next free time is Monday, /)).toBeVisible();
      await page.getByRole('button', { name: /^Go to / }).click();
      await expect.element(page.getByRole('radiogroup', { name: /^Times on Monday, / })).toBeVisible();
    });
  });

  it('are chosen for each session, and held for both, until the widget goes', async () => {
    const { slug } = await sellTimed('instant');
    const shop = widgetShop();
    const experience = decodeOfferedExperience(await wireOf(slug));
    const added = { experience, selectedTier: 'starter' as const, addOns: [], quantity: 2 };
    shop.basket.change({ cart: addToCart([], added, 1) });
    const line = () => {
      const [first] = shop.basket.now().cart;
      if (!first) throw new Error('The cart is empty');
      return first;
    };
    const draw = (isAsked: boolean) => show(document.body, 'line', { shop, line: line(), isAsked });
    draw(true);
    expect(shop.basket.now().hold).toBeNull();
    await expect.element(page.getByText('Choose a time.', { exact: true }).nth(1)).toBeVisible();
    await chips().getByRole('radio').first().click();
    draw(true);
    const session = page.getByRole('group', { name: /^2 ?Session 2 of 2$|^Session 2 of 2$/ });
    await session.getByRole('button', { name: 'Choose a time' }).click();
    const other = session.getByRole('radiogroup', { name: /^Times on / });
    // The one host is taken by the first session.
    await expect.element(other.getByRole('radio').first()).toBeVisible();
    await other.getByRole('radio').first().click();
    const [one, two] = line().chosen ?? [];
    expect(one?.startsAt).not.toEqual(two?.startsAt);

    const owner = { left: false };
    show(document.body, 'held', { shop, owner });
    await expect.element(page.getByText(/^Your times are held until \d+:\d\d [AP]M\.$/)).toBeVisible();
    const { hold } = shop.basket.now();
    const held = () => shop.client.get('/api/holds/{id}', { path: { id: hold?.id ?? '' } });
    expect((await held()).units).toHaveLength(2);
    shop.basket.change({ hold: hold && { ...hold, until: Date.now() - 1 } });
    await expect
      .element(
        page.getByText(
          'Your times are not held any longer, and may still be free. What you filled in is kept.',
        ),
      )
      .toBeVisible();
    times.leave(shop, owner);
    await expect
      .poll(() =>
        held().then(
          () => 'held',
          () => 'free',
        ),
      )
      .toBe('free');
  });
});
