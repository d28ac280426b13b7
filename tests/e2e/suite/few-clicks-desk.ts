import type { Wire } from '@wondercast/openapi/codec/wire';
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { createClient } from '../../support/http-client.ts';
import { visitDashboard } from '../support/admin.ts';
import { countingHands } from '../support/counting-hands.ts';
import { demoId, JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { ADMIN_PASSWORD, type MemoryShop } from '../support/memory-shop.ts';
import { message } from '../support/see.ts';

const HOUR_MS = 60 * 60_000;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 24 * 60 }));

/** Where it is about eleven now, so that an hour later is today. */
const forenoonZone = (): string => {
  const hours = 11 - new Date().getUTCHours();
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
};

const atDesk = async ({ url }: MemoryShop) => {
  const desk = createClient(url);
  await desk.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD });
  const host = async (name: string): Promise<Wire<'Host'>> => {
    const { body } = await desk.post<Wire<'Host'>>('/api/admin/hosts', {
      name,
      email: `${name.toLowerCase()}@hosts.example`,
      zone: forenoonZone(),
      languages: ['en'],
      experienceIds: [demoId(JAZZ.slug)],
      hours: EVERY_DAY,
    });
    return body;
  };
  const booking = async (company: string, units = 1): Promise<Wire<'Booking'>> => {
    const date = new Date(Date.now() + 40 * 24 * HOUR_MS).toISOString().slice(0, 10);
    const slot = { date, time: '2:30', meridiem: 'PM', zone: 'America/New_York' };
    const { body } = await createClient(url).post<Wire<'Booking'>>('/api/bookings', {
      companyName: company,
      firstName: 'Mara',
      lastName: 'Reyes',
      email: 'mara@northlight.example',
      phoneNumber: '',
      totalPrice: JAZZ.prices.starter * units,
      items: [
        {
          experienceId: demoId(JAZZ.slug),
          selectedTier: 'starter',
          quantity: units,
          addOns: [],
          slots: Array.from({ length: units }, () => slot),
        },
      ],
    });
    return body;
  };
  return { desk, host, booking };
};

/** The row of a booking, on its own page. */
const openRow = async (page: Page, { click }: ReturnType<typeof countingHands>, company: string) => {
  await click(page.getByRole('row').filter({ hasText: company }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company);
};

/** Says what a job took, and that it is no more than it may. */
const expectFew = (job: string, { made }: ReturnType<typeof countingHands>, begun: number, most: number) => {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.info(`${job}: ${made.clicks} clicks, ${made.keys} keys, ${seconds} s by a script`);
  expect(made.clicks).toBeLessThanOrEqual(most);
  expect(made.keys).toBe(0);
};

export const describeFewClicksOfTheDesk = () =>
  describe('the desk', () => {
    it('agrees a time and asks a host, suggests two others, and sends an unpaid invoice again in few clicks', async ({
      arrive,
      shop,
    }) => {
      const { host, booking } = await atDesk(shop);
      await host('Anjali');
      for (const company of ['Agreed Ltd', 'Other Times Ltd', 'Unpaid Ltd']) await booking(company);
      const visitor = await arrive();
      const { page } = visitor;
      const counted = async (work: (hands: ReturnType<typeof countingHands>) => Promise<void>) => {
        const hands = countingHands(page);
        await visitDashboard(visitor, '?tab=bookings');
        const begun = performance.now();
        await work(hands);
        return { hands, begun };
      };

      const agreed = await counted(async (hands) => {
        await openRow(page, hands, 'Agreed Ltd');
        await hands.click(page.getByRole('button', { name: /^Agree, and ask / }));
        await expect(message(page, 'Time agreed, ')).toBeVisible();
      });
      expectFew('A time agreed and a host asked', agreed.hands, agreed.begun, 5);

      const suggested = await counted(async (hands) => {
        await openRow(page, hands, 'Other Times Ltd');
        await hands.click(page.getByRole('button', { name: 'Other times' }));
        const form = page.getByRole('region', { name: 'Answer with other times' });
        for (const at of [0, 1]) {
          if (at === 1) await hands.click(form.getByRole('button', { name: 'Add another time' }));
          await hands.click(form.getByRole('button', { name: /^Day/ }).nth(at));
          await hands.click(
            page
              .getByRole('dialog')
              .last()
              .getByRole('button', { name: / 2[02], \d{4}$/ })
              .nth(at),
          );
        }
        await hands.click(page.getByRole('button', { name: /^Send .*to Mara$/ }));
        await expect(message(page, 'Times sent')).toBeVisible();
      });
      expectFew('Two other times suggested', suggested.hands, suggested.begun, 8);

      const sent = await counted(async (hands) => {
        await openRow(page, hands, 'Unpaid Ltd');
        const money = page.getByRole('region', { name: 'What is open' });
        // Due is an invoice, which is issued ten seconds after its booking.
        await expect(async () => {
          await page.reload();
          await expect(money).toContainText(/open, due /, { timeout: 2_000 });
        }).toPass();
        await hands.click(money.getByRole('button', { name: 'Send invoice and link again' }));
        await hands.click(page.getByRole('alertdialog').getByRole('button', { name: 'Send email' }));
        await expect(message(page, 'Invoice email sent successfully')).toBeVisible();
      });
      expectFew('Why it is unpaid, and the link again', sent.hands, sent.begun, 4);
    });

    it('gives all sessions of a host who is ill today to others in few clicks', async ({ arrive, shop }) => {
      const { desk, host, booking } = await atDesk(shop);
      const [ill] = [await host('Amara'), await host('Mei'), await host('Theo')];
      const { id } = await booking('Two Today Ltd', 2);
      for (const [at, unit] of [1, 2].entries()) {
        const session = `${id}-1-${unit}`;
        const startsAt = new Date(
          Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + (1 + at * 3) * HOUR_MS,
        ).toISOString();
        const zone = forenoonZone();
        await desk.post(`/api/admin/sessions/${session}/agree`, { startsAt, zone, version: null });
        await desk.post(`/api/admin/sessions/${session}/assignments`, { hostId: ill?.id });
      }
      const visitor = await arrive();
      const { page } = visitor;
      await visitDashboard(visitor, '');
      const hands = countingHands(page);
      const begun = performance.now();
      await hands.click(page.getByRole('tab', { name: /^Hosts/ }));
      await hands.click(page.getByRole('button', { name: 'Amara is away' }));
      await hands.click(page.getByRole('button', { name: 'Add time away' }));
      await hands.click(page.getByRole('button', { name: 'Give all to others' }));
      await expect(message(page, '2 sessions given to others')).toBeVisible();
      expectFew('All sessions of a host who is ill', hands, begun, 6);
    });
  });
