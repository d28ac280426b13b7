import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inFull } from '../../support/full.ts';
import { freeStarts, sellTimed, takeAway } from '../shopping/sell-timed.ts';
import { expectAccessible } from '../support/accessible.ts';
import { tabTo } from '../support/keys.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { change } from './change-booking.ts';
import { bookTimed } from './placed.ts';

const dialog = page.getByRole('dialog', { name: 'Change or cancel' });
const chips = () => dialog.getByRole('radiogroup', { name: /^Times on / });
const act = () => dialog.getByRole('button', { name: 'Move, no fee' });

/** The first free start of a day, far enough ahead to be moved without a fee. */
const lateStart = async (id: number): Promise<string> => {
  const starts = await freeStarts(id);
  const ahead = starts.filter((start) => Date.parse(start) > Date.now() + 10 * 86_400_000);
  return ahead.find((start) => start.includes('T10:00')) ?? '';
};
const plus = (start: string, minutes: number): string =>
  new Date(Date.parse(start) + minutes * 60_000).toISOString();
const clock = (start: string): string =>
  new Date(start)
    .toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
    .replace('\u202f', ' ');

const chip = (start: string) => chips().getByRole('radio', { name: new RegExp(`^${clock(start)}`) });

const openBooked = async (mode: 'instant' | 'both', isTimed = true) => {
  await openScreen('/about');
  localStorage.setItem('time-zone', 'UTC');
  const sold = await sellTimed(mode);
  const start = await lateStart(sold.id);
  const booking = await bookTimed(sold.id, isTimed ? start : null);
  const { asked } = await openScreen(`/bookings/${booking.bookingReference}`);
  return { sold, start, booking, asked };
};
const movedTo = (asked: Awaited<ReturnType<typeof openBooked>>['asked']) =>
  asked
    .filter(({ path }) => path.endsWith('/move'))
    .map(({ body }) => (body as { startsAt: string }).startsAt);

describe('a session at a free time', () => {
  it('moves to another with keys alone, and is in nobody’s way: half an hour later is free, its own time is not offered', async () => {
    const { start, asked } = await openBooked('instant');
    await change('Change or cancel');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    const later = chip(plus(start, 30));
    await expect.element(later).toBeVisible();
    await expectNone(chip(start));
    await expectNone(dialog.getByRole('button', { name: 'Propose times' }));
    await expect.element(act()).toBeDisabled();
    await expectAccessible('[role="dialog"]');
    await tabTo(chips().getByRole('radio').first());
    for (let steps = 0; steps < 9 && document.activeElement !== later.element(); steps += 1)
      await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText(/Agreed at once, no waiting\.$/)).toBeVisible();
    await tabTo(act());
    await userEvent.keyboard('{Enter}');
    await expect.element(message('Session moved')).toBeVisible();
    await expect.element(page.getByRole('article')).toMatchTextContent(clock(plus(start, 30)));
    expect(movedTo(asked)).toEqual([plus(start, 30)]);
  });

  it('is offered the nearest times in place where somebody was faster', async () => {
    const { sold, start, asked } = await openBooked('instant');
    const wanted = plus(start, 120);
    await change('Change or cancel');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await chip(wanted).click();
    await takeAway(sold.id, plus(start, 90));
    await act().click();
    await expect
      .element(dialog.getByRole('alert').filter({ hasText: 'That time has just been taken.' }))
      .toBeVisible();
    await expectAccessible('[role="dialog"]');
    const nearest = dialog.getByRole('radiogroup', { name: 'Nearest free times' }).getByRole('radio');
    await nearest.first().click();
    await expectNone(nearest);
    await act().click();
    await expect.element(message('Session moved')).toBeVisible();
    expect(movedTo(asked)).toHaveLength(2);
    expect(movedTo(asked).indexOf(wanted)).toBe(movedTo(asked).lastIndexOf(wanted));
  });
});

inFull(() => {
  describe('a session without a time', () => {
    it('takes a free one on its ticket, or goes on wishing where both are taken', async () => {
      const { asked } = await openBooked('both', false);
      await page.viewport(PHONE.width, PHONE.height);
      const ticket = page.getByRole('article');
      await expect.element(ticket.getByRole('button', { name: 'Propose times' })).toBeVisible();
      await ticket.getByRole('button', { name: 'Pick a free time' }).click();
      await expect.element(chips()).toBeVisible();
      await expectAccessible('[role="dialog"]');
      await dialog.getByRole('button', { name: 'Propose times' }).click();
      await expect.element(dialog.getByLabelText('Time', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Pick a time' }).click();
      await chips().getByRole('radio').first().click();
      await act().click();
      await expect.element(message('Session moved')).toBeVisible();
      expect(movedTo(asked)).toHaveLength(1);
      await expectNone(ticket.getByRole('button', { name: 'Pick a free time' }));
    });
  });
});
