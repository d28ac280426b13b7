import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { demoId, JAZZ } from '../../e2e/support/demo.ts';
import { inFull } from '../../support/full.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { book, clockOn, hourOn, slotOn, startOn } from './placed.ts';

const LONDON = 'Europe/London';
const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 }));

/** A host of their own for each test, a booking with agreed sessions, and the host's page. */
const openHostPage = async (sessions: number, ask: boolean, size?: typeof PHONE) => {
  await openScreen('/about');
  const email = `anjali.${crypto.randomUUID()}@hosts.example`;
  const host = await commands.desk<Wire<'Host'>>('POST', '/api/admin/hosts', {
    name: 'Anjali Rao',
    email,
    zone: LONDON,
    languages: ['en'],
    experienceIds: [demoId(JAZZ.slug)],
    hours: ALWAYS,
  });
  const booking = await book(Array.from({ length: sessions }, (_, at) => slotOn(at)));
  let answering = 0;
  for (let at = 0; at < sessions; at += 1) {
    const session = `${booking.id}-1-${at + 1}`;
    await commands.desk('POST', `/api/admin/sessions/${session}/agree`, {
      startsAt: startOn(at),
      zone: 'America/New_York',
    });
    const body = { hostId: host.id, ask };
    const { assignments } = await commands.desk<Wire<'AdminSession'>>(
      'POST',
      `/api/admin/sessions/${session}/assignments`,
      body,
    );
    answering = assignments[0]?.id ?? 0;
  }
  await commands.desk('POST', `/api/admin/hosts/${host.id}/link`);
  // Whichever mail was first: without the answer that its button opens.
  const path = (await commands.mailed(email, '/host/')).replace(/\?.*/, '');
  await commands.newVisitor();
  const screen = await openScreen(path, size && { size });
  return { host, booking, path, answering, ...screen };
};

describe('a host’s own page', () => {
  it('asks on top; accepted, the session is a run sheet in the host’s time, with nothing of the customer but name and company', async () => {
    const { booking } = await openHostPage(1, true, PHONE);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Anjali');
    await expect.element(page.getByText('One question for you. All times are London time.')).toBeVisible();
    const ask = page.getByRole('region', { name: JAZZ.title });
    await expect
      .element(ask)
      .toMatchTextContent(new RegExp(`${hourOn(startOn(0), LONDON)}.*Mara, Northlight Studio`));
    await ask.getByRole('button', { name: 'Accept' }).click();
    await expect.element(message('You lead this session')).toBeVisible();
    await expectNone(ask.getByRole('button', { name: 'Accept' }));
    const sheet = page.getByRole('button', { name: new RegExp(JAZZ.title), expanded: true });
    await expect
      .element(sheet)
      .toMatchTextContent(new RegExp(`${clockOn(startOn(0), LONDON)}60 min.*Mara, Northlight Studio`));
    await expect.element(page.getByText('You accepted')).toBeVisible();
    for (const words of ['Reyes', 'mara@northlight.example', '$', booking.bookingReference])
      expect(document.querySelector('main')?.textContent).not.toContain(words);
    await sheet.click();
    await expect.element(page.getByText('You accepted')).not.toBeVisible();
  });

  inFull(() => {
    it('declines with a reason and a word, and not without a reason', async () => {
      const { booking } = await openHostPage(1, true);
      await page.getByRole('button', { name: 'Decline' }).click();
      const form = page.getByRole('group', { name: 'What is in the way?' });
      await expect.element(form.getByRole('radio').first()).toHaveFocus();
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect.element(page.getByText('Choose a reason.')).toBeVisible();
      await form.getByRole('radio').first().click();
      await page.getByLabelText(/^A word to the desk/).fill('On a train until four.');
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect.element(message('Declined')).toBeVisible();
      await expect.element(page.getByText(/^Nothing is planned for you yet/)).toBeVisible();
      const { assignments } = await commands.desk<Wire<'AdminSession'>>(
        'GET',
        `/api/admin/sessions/${booking.id}-1-1`,
      );
      expect(assignments).toMatchObject([
        { state: 'declined', declineReason: 'busy', declineNote: 'On a train until four.' },
      ]);
    });

    it('has the reasons open where the button of the mail says so, and declines nothing by itself', async () => {
      const { booking, path, answering } = await openHostPage(1, true);
      await openScreen(`${path}?decline=${answering}`);
      await expect.element(page.getByRole('group', { name: 'What is in the way?' })).toBeVisible();
      const { assignments } = await commands.desk<Wire<'AdminSession'>>(
        'GET',
        `/api/admin/sessions/${booking.id}-1-1`,
      );
      expect(assignments).toMatchObject([{ state: 'asked' }]);
    });

    it('leads from the other button of the mail to Accept, and accepts nothing by itself', async () => {
      const { path, answering } = await openHostPage(1, true);
      const { asked } = await openScreen(`${path}?accept=${answering}`);
      await expect.element(page.getByRole('button', { name: 'Accept' })).toHaveFocus();
      expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    });

    it('adds a time away and takes it back, and has a private calendar address', async () => {
      const { asked } = await openHostPage(1, false);
      const away = page.getByRole('region', { name: 'Away' });
      await away.getByRole('button', { name: 'Add a time away' }).click();
      await away.getByRole('button', { name: 'Add', exact: true }).click();
      await expect.element(away.getByText('Choose a day.')).toBeVisible();
      await away.getByRole('button', { name: /^From/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Next' }).first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: / 15, \d{4}$/ })
        .click();
      await away.getByLabelText(/^Reason/).fill('Holiday');
      await away.getByRole('button', { name: 'Add', exact: true }).click();
      await expect.element(away.getByRole('listitem')).toMatchTextContent(/15all day, Holiday/);
      await away.getByRole('button', { name: /^Remove/ }).click();
      await expectNone(away.getByRole('listitem'));
      const calendar = page.getByRole('region', { name: 'Your calendar' });
      await calendar.getByRole('button', { name: 'Get the address' }).click();
      await expect
        .element(calendar.getByRole('link', { name: 'Subscribe' }))
        .toHaveAttribute('href', expect.stringMatching(/^webcal:.*\.ics$/));
      expect(asked.filter(({ method }) => method === 'DELETE').map(({ status }) => status)).toEqual([200]);
    });

    it('says that it has ended', async () => {
      const { host, path } = await openHostPage(1, false);
      await commands.desk('DELETE', `/api/admin/hosts/${host.id}/link`);
      await openScreen(path);
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('This page has ended');
    });
  });
});
