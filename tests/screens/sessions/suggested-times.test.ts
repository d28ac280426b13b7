import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { JAZZ } from '../../e2e/support/demo.ts';
import { inFull } from '../../support/full.ts';
import { sellTimed } from '../shopping/sell-timed.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectCount, expectNone, failure } from '../support/see.ts';
import { book, bookTimed, clockOn, hourOn, lettersOn, NOTE, startOn, suggest } from './placed.ts';

const moment = (iso: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: '2-digit',
    timeZone: 'America/New_York',
  }).format(new Date(iso));

const times = page.getByRole('radiogroup', { name: 'Suggested times' });

/** The path of the mail's link, without the time that it names. */
const mailedPath = async () => {
  await openScreen('/about');
  const booking = await book();
  await suggest(`${booking.id}-1-1`);
  const path = await commands.mailed(booking.bookingReference, '/sessions/');
  // Another person, who has only the mail.
  await commands.newVisitor();
  return { booking, path: path.split('?')[0] ?? '' };
};

describe('the page where a mail with suggested times leads', () => {
  it('chooses the time that the link names and agrees only when its button is pressed', async () => {
    const { booking, path } = await mailedPath();
    const { asked } = await openScreen(`${path}?time=1`);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Choose your time');
    await expect.element(page.getByText(`${JAZZ.title} for Northlight Studio. 60 min.`)).toBeVisible();
    await expect.element(page.getByText(NOTE)).toBeVisible();
    await expect.element(times.getByRole('radio').nth(1)).toBeChecked();
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    await times.getByRole('radio').nth(1).click();
    await userEvent.keyboard('{ArrowDown}');
    const [start, letters] = [startOn(3), lettersOn(startOn(3))];
    const agreed = `${moment(start)}, ${clockOn(start)} ${letters}`;
    await page.getByRole('button', { name: `Agree to ${agreed}` }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^See you on /);
    await expect.element(page.getByText('An invite is on its way to you by mail.')).toBeVisible();
    await expect.element(page.getByText(`${hourOn(start)} ${letters}`)).toBeVisible();
    const calendar = await page.getByRole('link', { name: 'Add to calendar' }).findElement();
    const file = await fetch(calendar.getAttribute('href') ?? '');
    expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(await file.text()).toContain(`DTSTART:${startOn(3).replaceAll(/[-:]|\.000/g, '')}`);
    const session = await commands.desk<{ state: string; startsAt: string }>(
      'GET',
      `/api/admin/sessions/${booking.id}-1-1`,
    );
    expect(session).toMatchObject({ state: 'agreed', startsAt: startOn(3) });
  });

  inFull(() => {
    it('tells the agreed time to whoever comes later', async () => {
      const { booking, path } = await mailedPath();
      await openScreen(path, { size: PHONE });
      await expectCount(times.getByRole('radio'), 3);
      await commands.desk('POST', `/api/admin/sessions/${booking.id}-1-1/agree`, {
        startsAt: startOn(2),
        zone: 'America/New_York',
      });
      await page.getByRole('button', { name: /^Agree to/ }).click();
      await expect.element(failure('Not agreed')).toBeVisible();
      await expect.element(page.getByText('Already agreed')).toBeVisible();
      await expect.element(page.getByText(moment(startOn(2)), { exact: true })).toBeVisible();
    });

    it('takes other times instead, in place, and thanks for them', async () => {
      const { booking, path } = await mailedPath();
      await openScreen(path);
      await page.getByRole('button', { name: 'None of these suits me' }).click();
      const form = page.getByRole('region', { name: 'What would suit you?' });
      await expect.element(form.getByRole('button', { name: /^Date/ })).toHaveFocus();
      await form.getByRole('button', { name: 'Send times' }).click();
      await expect.element(form.getByText('Say at least one time that suits you.')).toBeVisible();
      await form.getByRole('button', { name: 'Back to the suggested times' }).click();
      await expect.element(page.getByRole('button', { name: 'None of these suits me' })).toHaveFocus();
      await page.getByRole('button', { name: 'None of these suits me' }).click();
      await form.getByLabelText('Time', { exact: true }).fill('5:00');
      await form.getByRole('button', { name: 'PM' }).click();
      await form.getByRole('button', { name: 'Send times' }).click();
      await expect
        .element(page.getByRole('heading', { level: 1 }))
        .toHaveTextContent('Thank you, we have your times');
      const session = await commands.desk('GET', `/api/admin/sessions/${booking.id}-1-1`);
      expect(session).toMatchObject({
        state: 'preferred',
        preferences: [{ time: '5:00', meridiem: 'PM', zone: 'America/New_York' }],
      });
      await openScreen(path);
      await expect
        .element(page.getByRole('heading', { level: 1 }))
        .toHaveTextContent('These times are not offered any more');
      await expectNone(times);
    });
  });

  it('takes a free time instead, where the experience has such, and has it agreed at once', async () => {
    await openScreen('/about');
    const booking = await bookTimed((await sellTimed('both')).id, null);
    await suggest(`${booking.id}-1-1`);
    const path = await commands.mailed(booking.bookingReference, '/sessions/');
    await commands.newVisitor();
    await openScreen(path.split('?')[0] ?? '');
    await page.getByRole('button', { name: 'None of these suits me' }).click();
    const form = page.getByRole('region', { name: 'When would suit you?' });
    await expectAccessible('main');
    await expect.element(form.getByRole('button', { name: 'Take this time' })).toBeDisabled();
    await form
      .getByRole('radiogroup', { name: /^Times on / })
      .getByRole('radio')
      .first()
      .click();
    await form.getByRole('button', { name: 'Take this time' }).click();
    await expect.element(page.getByText('Agreed', { exact: true })).toBeVisible();
    const session = await commands.desk('GET', `/api/admin/sessions/${booking.id}-1-1`);
    expect(session).toMatchObject({ state: 'agreed' });
  });

  inFull(() => {
    it('says so when the link is unknown', async () => {
      await openScreen('/sessions/no-such-link');
      await expect
        .element(page.getByRole('heading', { level: 1 }))
        .toHaveTextContent('This link is not valid any more');
    });
  });
});
