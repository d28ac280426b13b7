import { describe, expect, it } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone } from '../support/see.ts';
import { signIn } from './open-desk.tsx';

const ASLEEP = '503 The shop is asleep';

/** What a press began can end before the next: on a busy machine one reading takes seconds, and a press begins it anew. */
const BETWEEN_PRESSES_MS = 10_000;

type Asked = Awaited<ReturnType<typeof openScreen>>['asked'];

/** Comes back to the window until this is asked for again; at first a return asks for nothing. */
const comeBack = (asked: Asked, path: string): Promise<void> => {
  const times = () => asked.filter((request) => request.path === path).length;
  const before = times();
  return expect
    .poll(
      () => {
        if (times() === before) dispatchEvent(new Event('focus'));
        return times();
      },
      { interval: 1_000 },
    )
    .toBeGreaterThan(before);
};

/** Presses Retry until the note is gone; a reading that was under way may take both away first. */
const retryUntilGone = (note: Locator): Promise<void> => {
  let next = 0;
  return expect
    .poll(() => {
      const button = page.getByRole('button', { name: 'Retry' }).query();
      if (button instanceof HTMLElement && performance.now() >= next) {
        next = performance.now() + BETWEEN_PRESSES_MS;
        button.click();
      }
      return note.query();
    })
    .toBeNull();
};

describe('what cannot be read again', () => {
  it('stays in the overview, with a note and a way to try again', async () => {
    const path = '/api/admin/overview';
    await signIn();
    const { asked } = await openScreen('/admin?tab=bookings');
    const strip = page.getByRole('region', { name: 'Overview' });
    await page.getByRole('button', { name: 'Overview' }).click();
    const figures = strip.getByRole('heading', { name: /^Upcoming sessions/ });
    await expect.element(figures).toBeVisible();
    await commands.fail(path, ASLEEP);
    const note = strip.getByText('Failed to refresh the overview');
    await comeBack(asked, path);
    await expect.element(note).toBeVisible();
    await expect.element(figures).toBeVisible();
    await commands.fail(path, null);
    await retryUntilGone(note);
    await expect.element(figures).toBeVisible();
  });

  it('stays in the calendar of sessions; a month that was never read is a failure', async () => {
    const path = '/api/admin/slots';
    await signIn();
    const { asked } = await openScreen('/admin?tab=bookings&view=calendar&month=2098-05');
    const month = page.getByRole('columnheader', { name: 'Sunday' });
    await expect.element(month).toBeVisible();
    await commands.fail(path, ASLEEP);
    await comeBack(asked, path);
    await expect.element(page.getByText('Failed to refresh sessions')).toBeVisible();
    await expect.element(month).toBeVisible();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(page.getByText('Failed to load sessions')).toBeVisible();
    await expectNone(month);
    await commands.fail(path, null);
    await retryUntilGone(page.getByText('Failed to load sessions'));
    await expect.element(month).toBeVisible();
  });

  it('says so above the queues of the schedule', async () => {
    const path = '/api/admin/inbox';
    await signIn();
    const { asked } = await openScreen('/admin?tab=schedule');
    const queue = page.getByRole('button', { name: /Needs a host/ });
    await expect.element(queue.first()).toBeVisible();
    await commands.fail(path, ASLEEP);
    const note = page.getByText('Failed to refresh what waits');
    await comeBack(asked, path);
    await expect.element(note).toBeVisible();
    await expect.element(queue.first()).toBeVisible();
    await commands.fail(path, null);
    await retryUntilGone(note);
  });
});
