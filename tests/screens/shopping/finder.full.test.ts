import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { dayWords, ownZone, placeOf, timeIn, zoneName } from '../../../web/ui/formats/zone-moment.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectAddress, expectNone, expectTexts, ticketOf } from '../support/see.ts';
import { freeStarts } from './sell-timed.ts';

interface Found {
  readonly title: string;
  readonly fit: { readonly tier: string; readonly total: number; readonly firstFree: string | null };
}

const dialogOf = () => page.getByRole('dialog', { name: 'Filter Experiences' });
const open = () => page.getByRole('button', { name: /^Filter( \d)?$/ }).click();
const apply = () => dialogOf().getByRole('button', { name: 'Apply Filters' }).click();
const cards = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

/** What the API finds: the screen says the same. */
const find = async (query: string) => {
  const answer = await fetch(`/api/experiences?${query}&fields=card`);
  return (await answer.json()) as Found[];
};

const thisMonth = () => placeOf(Date.now(), ownZone()).day.slice(0, 7);
const nextMonth = () => {
  const [year, month] = thisMonth().split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0)).toISOString().slice(0, 7);
};

const named = (month: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(month),
  );

const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 }));

/** An experience that is booked at free times, with a host of its own. */
const sellTimed = async (title: string): Promise<number> => {
  const { id } = await commands.sell({ title, bookingMode: 'instant' });
  await commands.desk('POST', '/api/admin/hosts', {
    name: 'Anjali Rao',
    email: `anjali.${crypto.randomUUID()}@hosts.example`,
    zone: 'Europe/London',
    languages: ['en'],
    experienceIds: [id],
    hours: ALWAYS,
    takesInstant: true,
  });
  return id;
};

describe('the finder', () => {
  it('takes people, a budget and a month into the address, and says of each how it fits', async () => {
    await sellTimed('Marimba Hour');
    await commands.sell({ title: 'Marimba Workshop' });
    await openScreen('/?search=marimba');
    await open();
    await dialogOf().getByRole('textbox', { name: 'How many people?' }).fill('60');
    await dialogOf()
      .getByRole('textbox', { name: /^Budget/ })
      .fill('$4,000');
    await expectNone(dialogOf().getByRole('button', { name: /Time zone/ }));
    await dialogOf().getByRole('button', { name: /Month/ }).click();
    await page.getByRole('option', { name: named(nextMonth()) }).click();
    await expect.element(dialogOf().getByRole('button', { name: /Time zone/ })).toBeVisible();
    await expectAccessible('[role=dialog]');
    await apply();
    await expect.poll(() => new URLSearchParams(location.search).get('from')).toBe(`${nextMonth()}-01`);
    const asked = new URLSearchParams(location.search);
    expect(Object.fromEntries(asked)).toMatchObject({
      search: 'marimba',
      people: '60',
      budget: '4000',
      zone: ownZone(),
    });
    const [first, last] = await find(asked.toString());
    const at = first?.fit.firstFree ?? '';
    const when = `${dayWords(placeOf(at, ownZone()).day)}, ${timeIn(at, ownZone())} ${zoneName(ownZone(), at)}`;
    const price = `$${first?.fit.total.toLocaleString('en-US')}`;
    await expect
      .element(cards().first())
      .toMatchTextContent(`Elevated, ${price} for 60 peopleFirst free: ${when}`);
    expect(last?.title).toBe('Marimba Workshop');
    await expect.element(cards().last()).toMatchTextContent(/for 60 peopleTime on request$/);
    await expectAccessible('main');
    // Its page goes on from there: neither people nor month are asked for again.
    await cards().first().getByRole('link').first().click();
    const [month] = named(nextMonth()).split(' ');
    await expect
      .element(page.getByRole('radiogroup', { name: new RegExp(`^Times on \\w+, ${month} `) }))
      .toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^How many people/ })).toHaveValue('60');
  });

  it('stands as chips that each take one away, and a search keeps it', async () => {
    await openScreen('/?people=25&budget=1500&from=2027-03-12&zone=America/New_York');
    await expectTexts(page.getByRole('heading', { level: 1 }), [
      'Filters Applied: 25 people, Up to $1,500, Fri, Mar 12 in New York',
    ]);
    await page.getByRole('link', { name: 'Remove filter Fri, Mar 12 in New York' }).click();
    await expectAddress('/?people=25&budget=1500');
    await page.getByRole('combobox').fill('jazz');
    await userEvent.keyboard('{Enter}');
    await expectAddress('/?search=jazz&people=25&budget=1500');
    await page.getByRole('link', { name: 'Remove filter Up to $1,500' }).click();
    await expectAddress('/?search=jazz&people=25');
  });

  it('asks for nobody where only days or a budget are named, and says on which of the days each is free first', async () => {
    // The shop hears of a new host within a second.
    await freeStarts(await sellTimed('Celesta Hour'));
    await commands.sell({ title: 'Celesta Workshop' });
    const days = `from=${nextMonth()}-01&to=${nextMonth()}-20&zone=UTC`;
    const { asked } = await openScreen(`/?search=celesta&budget=4000&${days}`);
    await expect.element(cards().first()).toMatchTextContent(/First free: \w{3}, \w{3} \d\d$/);
    await expect.element(cards().last()).toMatchTextContent(/Time on request$/);
    expect(asked.filter(({ path }) => path === '/api/free-days')).toHaveLength(1);
    const lists = asked.filter(({ query }) => query.get('search') === 'celesta');
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter(({ query }) => query.has('people'))).toEqual([]);
    await expectAccessible('main');
  });

  it('says what it cannot read, and asks nothing', async () => {
    await openScreen('/');
    await open();
    const people = dialogOf().getByRole('textbox', { name: 'How many people?' });
    await people.fill('some');
    await apply();
    await expect.element(dialogOf().getByText('Enter a whole number of people.')).toBeVisible();
    await expect.element(people).toHaveFocus();
    await expectAddress('/');
  });

  it('says why nothing fits, and what can be let go of', async () => {
    await openScreen('/?people=100&budget=5');
    await expect.element(page.getByText('No experiences found', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Left out: \d+ above the budget\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'Any budget' }).click();
    await expectAddress('/?people=100');
    await expect.element(cards().first()).toMatchTextContent(/Premium, \$[\d,]+ for 100 people/);
  });

  it('sends more people than any tier seats to the shop', async () => {
    await openScreen('/?people=300');
    await expect.element(page.getByText('No tier seats 300 people')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
    await expectAddress('/contact');
  });

  it('tells the page of an experience how many come', async () => {
    await openScreen('/?people=60');
    await cards().first().getByRole('link').click();
    await expect.poll(() => location.search).toBe('?people=60');
    const people = ticketOf().getByRole('textbox', { name: /^How many people/ });
    await expect.element(people).toHaveValue('60');
    await expect.element(ticketOf().getByRole('radio', { name: /^Elevated/ })).toBeChecked();
  });
});
