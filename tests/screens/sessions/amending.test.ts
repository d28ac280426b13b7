import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { DESK, demoId, JAZZ, LUNAR } from '../../e2e/support/demo.ts';
import { inFull } from '../../support/full.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { change } from './change-booking.ts';
import { book, slotOn } from './placed.ts';

const dialog = page.getByRole('dialog', { name: 'Change headcount' });
const people = dialog.getByRole('spinbutton', { name: 'People' });
const sums = page.getByRole('region', { name: 'Booked for' });
const { starter, elevated } = JAZZ.prices;
const usd = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** Books jazz as the visitor of this screen, and opens headcount and add-ons. */
const openAmending = async (size?: typeof PHONE) => {
  await openScreen('/about');
  const booking = await book([slotOn(0)]);
  const screen = await openScreen(`/bookings/${booking.bookingReference}`, size && { size });
  await change('Change headcount or add-ons');
  await expect.element(people).toBeVisible();
  return { booking, ...screen };
};

/** Types so many. */
const count = async (number: number, field = people): Promise<void> => {
  await field.fill(String(number));
  await field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};

/** Finds an experience by its words, and adds it. */
const addExperience = async ({ title }: typeof JAZZ) => {
  const list = dialog.getByRole('region', { name: 'Add an experience' });
  const search = list.getByRole('searchbox', { name: 'Find an experience' });
  await expect.element(search).toHaveFocus();
  await search.fill(title);
  await list.getByRole('button', { name: new RegExp(title) }).click();
  const added = dialog.getByRole('region', { name: `New: ${title}` });
  await expect.element(added).toHaveFocus();
  return added;
};

describe('the dialog that changes the headcount', () => {
  inFull(() => {
    it('moves more people to the room that fits, says the difference before it, and changes the booking', async () => {
      const { booking, asked } = await openAmending();
      await count(60);
      await expect.element(dialog.getByText('60 people need the Elevated room.')).toBeVisible();
      await expect.element(dialog.getByRole('radio', { name: /Elevated/ })).toBeChecked();
      await expect.element(dialog.getByRole('radio', { name: /Starter/ })).toBeDisabled();
      const act = dialog.getByRole('button', { name: `Change for ${usd(elevated - starter)}` });
      await expect.element(act).toBeEnabled();
      await expectAccessible('[role="dialog"]');
      await act.click();
      await expect.element(message('Booking changed')).toBeVisible();
      await expectNone(dialog);
      await expect.element(sums).toMatchTextContent(usd(elevated));
      const sent = asked.find(({ path }) => path === `/api/bookings/${booking.id}/amendments`);
      expect(sent?.body).toMatchObject({
        lines: [{ sessionId: `${booking.id}-1-1`, headcount: 60 }],
        shownDifference: elevated - starter,
      });
    });
  });

  it('is priced and sent again after the shop was away', async () => {
    const { booking } = await openAmending();
    const path = `/api/bookings/${booking.id}/amendments`;
    const act = dialog.getByRole('button', { name: /^Change/ }).last();
    await commands.fail(`${path}/quote`, '503 The shop is asleep');
    await count(60);
    await expect.element(dialog.getByText('The shop is asleep')).toBeVisible();
    await expect.element(act).toBeDisabled();
    await commands.fail(`${path}/quote`, null);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect.element(act).toBeEnabled();
    await expectNone(dialog.getByText('The shop is asleep'));
    await commands.fail(path, '503 The shop is asleep');
    await act.click();
    await expect.element(dialog.getByText('The shop is asleep')).toBeVisible();
    await commands.fail(path, null);
    await act.click();
    await expect.element(message('Booking changed')).toBeVisible();
    await expectNone(dialog);
  });

  inFull(() => {
    it('says in the words of the shop what no room seats', async () => {
      await openAmending(PHONE);
      await count(300);
      await expect.element(dialog.getByText(/250/).last()).toBeVisible();
      await expect.element(dialog.getByRole('button', { name: /^Change/ })).toBeDisabled();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
    });
  });
});

inFull(() => {
  describe('another experience for a booking', () => {
    it('is found by its words, priced before it is added, and is a ticket of its own afterwards', async () => {
      await openScreen('/about');
      const booking = await book([slotOn(0)]);
      const { asked } = await openScreen(`/bookings/${booking.bookingReference}`);
      await change('Add another experience');
      const list = dialog.getByRole('region', { name: 'Add an experience' });
      await list.getByRole('searchbox', { name: 'Find an experience' }).fill(DESK.title);
      await expect.element(list.getByRole('listitem').first()).toMatchTextContent(DESK.title);
      await expectAccessible('[role="dialog"]');
      await list.getByRole('button', { name: new RegExp(DESK.title) }).click();
      const added = dialog.getByRole('region', { name: `New: ${DESK.title}` });
      await expect.element(added.getByRole('radio', { name: /Starter/ })).toBeChecked();
      const act = dialog.getByRole('button', { name: `Change for ${usd(DESK.prices.starter)}` });
      await expect.element(act).toBeEnabled();
      await expectAccessible('[role="dialog"]');
      await act.click();
      await expect.element(message('Booking changed')).toBeVisible();
      await expect.element(page.getByRole('article').filter({ hasText: DESK.title })).toBeVisible();
      await expect.element(sums).toMatchTextContent(usd(starter + DESK.prices.starter));
      const sent = asked.find(({ path }) => path === `/api/bookings/${booking.id}/amendments`);
      expect(sent?.body).toMatchObject({
        lines: [{ experienceId: demoId(DESK.slug), quantity: 1, selectedTier: 'starter' }],
      });
    });
  });
});

describe('several changes of a booking', () => {
  it('are one amendment at one difference: sessions, and experiences with their rooms, units and add-ons', async () => {
    await openScreen('/about');
    const booking = await book([slotOn(0), slotOn(1)]);
    const { asked } = await openScreen(`/bookings/${booking.bookingReference}`);
    await change('Add another experience');
    const desk = await addExperience(DESK);
    await count(2, desk.getByRole('spinbutton', { name: `Sessions of ${DESK.title}` }));
    await dialog.getByRole('button', { name: 'Add another experience' }).click();
    const lunar = await addExperience(LUNAR);
    await count(60, lunar.getByRole('spinbutton', { name: `People of ${LUNAR.title}` }));
    await expect.element(lunar.getByRole('radio', { name: /Elevated/ })).toBeChecked();
    await lunar.getByRole('checkbox').first().click();
    const act = dialog.getByRole('button', { name: /^Change for / });
    // Until it is priced, what stands below moves.
    await expect.element(act).toBeEnabled();
    await dialog.getByRole('button', { name: 'Add another experience' }).click();
    await addExperience(JAZZ);
    await dialog.getByRole('button', { name: `Do not add it: ${JAZZ.title}` }).click();
    await expectNone(dialog.getByRole('region', { name: `New: ${JAZZ.title}` }));

    await count(60);
    await dialog.getByRole('button', { name: /Session$/ }).click();
    await page.getByRole('option', { name: `${JAZZ.title}, session 2` }).click();
    // Nobody has said how many come to it.
    await expect.element(people).toHaveValue('');
    await count(70);
    await expectAccessible('[role="dialog"]');
    const sent = [
      { sessionId: `${booking.id}-1-1`, headcount: 60 },
      { sessionId: `${booking.id}-1-2`, headcount: 70 },
      { experienceId: demoId(DESK.slug), quantity: 2, selectedTier: 'starter', addOnIds: [] },
      { experienceId: demoId(LUNAR.slug), quantity: 1, selectedTier: 'elevated', headcount: 60 },
    ];
    const answerOf = (tail: string) =>
      asked.findLast(({ path }) => path === `/api/bookings/${booking.id}/amendments${tail}`);
    await expect.poll(() => answerOf('/quote')?.body).toMatchObject({ lines: sent });
    await expect.element(act).toBeEnabled();
    await expect.element(dialog.getByText(`${DESK.title}, Starter, at today’s price, 2 times`)).toBeVisible();
    await act.click();
    await expect.element(message('Booking changed')).toBeVisible();
    expect(answerOf('')).toMatchObject({ status: 200, body: { lines: sent } });
    for (const title of [DESK.title, LUNAR.title])
      await expect.element(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible();
    const { totalPrice, items }: Wire<'Booking'> = await (await fetch(`/api/bookings/${booking.id}`)).json();
    const lanterns = items.find(({ experienceId }) => experienceId === demoId(LUNAR.slug));
    const more = 2 * DESK.prices.starter + LUNAR.prices.elevated + (lanterns?.addOns[0]?.price ?? 0);
    expect(totalPrice).toBe(2 * elevated + more);
  });

  inFull(() => {
    it('can be left: the way back and nothing chosen keep the focus in the dialog', async () => {
      await openAmending();
      await dialog.getByRole('button', { name: 'Add another experience' }).click();
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
      await expect.element(dialog.getByRole('button', { name: 'Add another experience' })).toHaveFocus();
    });
  });
});

inFull(() => {
  describe('the dialog that changes or cancels', () => {
    it('moves a session to other times for its fee', async () => {
      await openScreen('/about');
      const booking = await book([slotOn(0)]);
      await commands.desk('POST', `/api/admin/sessions/${booking.id}-1-1/agree`, {
        startsAt: new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 100 * 3_600_000).toISOString(),
        zone: 'America/New_York',
      });
      await openScreen(`/bookings/${booking.bookingReference}`);
      await change('Change or cancel');
      const changing = page.getByRole('dialog', { name: 'Change or cancel' });
      await changing.getByRole('button', { name: /^Move it instead/ }).click();
      const act = changing.getByRole('button', { name: `Move for ${usd(starter / 10)}` });
      await expect.element(act).toBeDisabled();
      await changing.getByLabelText('Time', { exact: true }).fill('11:00');
      await changing.getByRole('button', { name: 'AM' }).click();
      await act.click();
      await expect.element(message('Times sent')).toBeVisible();
      await expect.element(page.getByRole('article')).toMatchTextContent(/With us/);
      await expect.element(sums).toMatchTextContent(usd(starter * 1.1));
    });
  });
});
