import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { DESK, JAZZ } from '../../e2e/support/demo.ts';
import { inFull } from '../../support/full.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectCount, expectNone, expectTexts, failure, message } from '../support/see.ts';
import { book, clockOn, lettersOn, slotOn, startOn, suggest } from './placed.ts';

const tickets = page.getByRole('article');
const dayOf = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', timeZone: 'America/New_York' }).format(
    new Date(iso),
  );

/** The visitor of the screen books before it opens, so the screen is opened twice. */
const openBooking = async (make: () => ReturnType<typeof book>, size?: typeof PHONE) => {
  await openScreen('/about');
  const booking = await make();
  const screen = await openScreen(`/bookings/${booking.bookingReference}`, size && { size });
  await expect.element(tickets.first()).toBeVisible();
  return { booking, ...screen };
};

describe('the sessions of a booking', () => {
  inFull(() => {
    it('are tickets with what they are; those that ask for an answer come first, and a sentence counts them', async () => {
      await openBooking(async () => {
        const booking = await book([slotOn(0), slotOn(7)], true);
        await commands.desk('POST', `/api/admin/sessions/${booking.id}-1-2/agree`, {
          startsAt: startOn(7),
          zone: 'America/New_York',
        });
        return booking;
      });
      await expect
        .element(page.getByText('One session is agreed, one waits for your choice, one is with us.'))
        .toBeVisible();
      await expectTexts(tickets.getByRole('heading'), [DESK.title, JAZZ.title, JAZZ.title]);
      const [open, agreed, withUs] = [tickets.nth(0), tickets.nth(1), tickets.nth(2)];
      await expect.element(open).toMatchTextContent(/Choose a time/);
      await expect.element(agreed).toMatchTextContent(/AgreedSession 2 of 2. Starter/);
      await expect.element(agreed).toMatchTextContent(`${clockOn(startOn(7))} ${lettersOn(startOn(7))}`);
      await expect.element(agreed.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
      await expect.element(withUs).toMatchTextContent(/With usSession 1 of 2. Starter/);
      await expect.element(withUs).toMatchTextContent(/2:30 PM EST/);
      await expect.element(withUs).toMatchTextContent(/We answer within one business day/);
    });

    it('take other preferred times in place, up to three, with a word to the shop', async () => {
      const { booking, asked } = await openBooking(() => book());
      await tickets.getByRole('button', { name: 'Change dates' }).click();
      const form = tickets.getByRole('group', { name: 'Preferred times' });
      await expect.element(form.getByRole('button', { name: /^Date/ })).toHaveFocus();
      await form.getByLabelText('Time', { exact: true }).fill('4:00');
      await form.getByRole('button', { name: 'Add another time' }).click();
      const second = form.getByRole('group', { name: 'Preferred time 2' });
      await expect.element(second.getByRole('button', { name: /Time zone/ })).toMatchTextContent(/EST/);
      await second.getByLabelText('Time', { exact: true }).fill('9:15');
      await second.getByRole('button', { name: 'AM' }).click();
      await form.getByLabelText(/^Anything we should know/).fill('Two of us avoid caffeine.');
      await tickets.getByRole('button', { name: 'Save dates' }).click();
      await expect.element(message('Dates changed')).toBeVisible();
      await expect.element(tickets.getByRole('button', { name: 'Change dates' })).toHaveFocus();
      await expect.element(tickets).toMatchTextContent(/4:00 PM EST/);
      await expect.element(tickets).toMatchTextContent(/You wrote: Two of us avoid caffeine/);
      const sent = asked.find(({ method }) => method === 'PUT');
      expect(sent?.path).toBe(`/api/bookings/${booking.id}/sessions/${booking.id}-1-1/preferences`);
      expect(sent?.body).toMatchObject({
        preferences: [slotOn(0, '4:00'), { date: null, time: '9:15', meridiem: 'AM', zone: 'EST' }],
      });
    });
  });

  it('stay as they were when nothing is saved, and say at the time what the shop refuses of it', async () => {
    // In New York clocks go forward at two on that day.
    const early = { date: '2099-03-08', time: '4:30', meridiem: 'AM', zone: 'America/New_York' };
    await openBooking(() => book([early]));
    const time = tickets.getByLabelText('Time', { exact: true });
    await tickets.getByRole('button', { name: 'Change dates' }).click();
    await time.fill('5:00');
    await tickets.getByRole('button', { name: 'Keep as they were' }).click();
    await expect.element(tickets).toMatchTextContent(/4:30 AM EDT/);
    await tickets.getByRole('button', { name: 'Change dates' }).click();
    await time.fill('2:30');
    await tickets.getByRole('button', { name: 'Save dates' }).click();
    await expect
      .element(tickets.getByRole('group', { name: 'Preferred time 1' }))
      .toMatchTextContent(/This time does not exist on that day in America\/New_York\./);
    await expect.element(time).toHaveValue('2:30');
  });

  inFull(() => {
    it('leave out a row that is blank, and say a refusal at the row that it is about', async () => {
      const early = { date: '2099-03-08', time: '4:30', meridiem: 'AM', zone: 'America/New_York' };
      const { asked } = await openBooking(() => book([slotOn(0), early]));
      const second = tickets.nth(1);
      await second.getByRole('button', { name: 'Change dates' }).click();
      const row = (place: number) => second.getByRole('group', { name: `Preferred time ${place}` });
      const add = second.getByRole('button', { name: 'Add another time' });
      await add.click();
      await add.click();
      await row(3).getByLabelText('Time', { exact: true }).fill('9:15');
      await row(3).getByRole('button', { name: 'AM' }).click();
      await second.getByRole('button', { name: 'Save dates' }).click();
      await expect.element(message('Dates changed')).toBeVisible();
      const sent = asked.find(({ method }) => method === 'PUT');
      expect(sent?.body).toMatchObject({
        preferences: [early, { date: null, time: '9:15', meridiem: 'AM', zone: 'America/New_York' }],
      });
    });
  });

  it('show suggested times to choose from and agree to one of them, by keyboard too', async () => {
    const { asked } = await openBooking(async () => {
      const booking = await book();
      await suggest(`${booking.id}-1-1`);
      return booking;
    });
    const times = tickets.getByRole('radiogroup', { name: 'Suggested times' });
    await expectCount(times.getByRole('radio'), 3);
    await expect.element(tickets).toMatchTextContent(/Open until.*4 days left/);
    await times.getByRole('radio').first().click();
    await userEvent.keyboard('{ArrowRight}');
    const second = dayOf(startOn(2));
    await tickets.getByRole('button', { name: `Agree to ${second}` }).click();
    await expect.element(message('Agreed')).toBeVisible();
    await expect
      .element(tickets)
      .toMatchTextContent(`${second}, ${clockOn(startOn(2))} ${lettersOn(startOn(2))}`);
    await expect.element(page.getByText('One session is agreed.')).toBeVisible();
    expect(asked.find(({ method, path }) => method === 'POST' && path.endsWith('/suggestion'))?.body).toEqual(
      {
        time: 1,
      },
    );
  });

  inFull(() => {
    it('say that a suggestion was withdrawn meanwhile, and show how things stand', async () => {
      const { booking } = await openBooking(async () => {
        const placed = await book();
        await suggest(`${placed.id}-1-1`);
        return placed;
      });
      await commands.desk('DELETE', `/api/admin/sessions/${booking.id}-1-1/suggestions`);
      await tickets.getByRole('button', { name: /^Agree to/ }).click();
      await expect.element(failure('Not agreed')).toBeVisible();
      await expect.element(tickets).toMatchTextContent(/With us/);
      await expectNone(tickets.getByRole('radiogroup'));
    });

    it('offer other times instead of the suggested ones', async () => {
      await openBooking(async () => {
        const booking = await book();
        await suggest(`${booking.id}-1-1`);
        return booking;
      }, PHONE);
      await tickets.getByRole('button', { name: 'None of these' }).click();
      await tickets.getByLabelText('Time', { exact: true }).fill('5:00');
      await tickets.getByRole('button', { name: 'Save dates' }).click();
      await expect.element(tickets).toMatchTextContent(/With us.*5:00 PM EST/);
    });
  });
});

inFull(() => {
  describe('the calendar of a booking', () => {
    it('has a private address, shown once; all addresses end when asked', async () => {
      const { asked } = await openBooking(() => book());
      const feed = page.getByRole('region', { name: 'Calendar feed' });
      await feed.getByRole('button', { name: 'Get the address' }).click();
      await expect
        .element(feed.getByRole('textbox', { name: 'Private address' }))
        .toHaveValue(expect.stringMatching(/\/api\/calendar\/[\w-]{20,}\.ics$/));
      await feed.getByRole('button', { name: 'End all addresses' }).click();
      await expect.element(message('Addresses ended')).toBeVisible();
      await expectNone(feed.getByRole('textbox'));
      expect(asked.filter(({ path }) => path.endsWith('/calendar-feed')).map(({ method }) => method)).toEqual(
        ['POST', 'DELETE'],
      );
    });
  });
});
