import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { book, clockOn, slotOn, startOn } from '../sessions/placed.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { addHost, asAdmin, signIn } from './open-desk.tsx';

const HOST = { hours: [{ weekday: 1, from: 480, to: 780 }], zone: 'Europe/London' };

interface Stored {
  readonly hours: readonly { weekday: number; from: number; to: number }[];
  readonly languages: readonly string[];
  readonly experienceIds: readonly number[];
  readonly active: boolean;
}

const stored = (id: number): Promise<Stored> => asAdmin('GET', `/api/admin/hosts/${id}`);

/** A host who leads a session on the day 40 days ahead. */
const leading = async () => {
  const booking = await book([slotOn(0)]);
  const session = `${booking.id}-1-1`;
  const experienceId = booking.sessions[0]?.experience?.id;
  const host = await addHost({ experienceIds: [experienceId] });
  const path = `/api/admin/sessions/${session}`;
  await asAdmin('POST', `${path}/agree`, { startsAt: startOn(0), zone: 'America/New_York' });
  await asAdmin('POST', `${path}/assignments`, { hostId: host.id, ask: false });
  return { host, session, reference: booking.bookingReference };
};

describe('the Hosts screen', () => {
  it('adds a host, with their languages and what they lead', async () => {
    await signIn();
    const name = `Mei ${crypto.randomUUID().slice(0, 8)}`;
    await openScreen('/admin?tab=hosts&host=new');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('mei@tanaka.example');
    await page.getByRole('combobox', { name: 'Add a language' }).fill('Japanese');
    await page.getByRole('button', { name: 'Add language' }).click();
    await page.getByRole('switch', { name: 'Monday' }).click();
    await page.getByRole('checkbox', { name: 'The Harlem Jazz Hour' }).click({ force: true });
    await page.getByRole('button', { name: 'Add Host' }).click();
    await expect.element(message('Host added', name)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(name);
    const { id } = { id: Number(new URLSearchParams(location.search).get('host')) };
    const host = await stored(id);
    expect(host.languages).toEqual(['en', 'ja']);
    expect(host.hours).toEqual([{ weekday: 1, from: 540, to: 1_020 }]);
    expect(host.experienceIds).toHaveLength(1);
  });

  it('says what is missing, at its field', async () => {
    await signIn();
    await openScreen('/admin?tab=hosts&host=new');
    await page.getByRole('button', { name: 'Add Host' }).click();
    await expect.element(page.getByText('Name is required')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('changes hours by arrows, by exact fields and by copying a day; only then they are saved', async () => {
    await signIn();
    const { id } = await addHost(HOST);
    await openScreen(`/admin?tab=hosts&host=${id}`);
    const end = page.getByRole('slider', { name: 'Monday, ends' });
    (await end.findElement()).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(end).toHaveAttribute('aria-valuetext', '1:30 PM');
    await expect.element(page.getByRole('button', { name: 'Monday, 8 AM – 1:30 PM' })).toBeVisible();
    const from = page.getByRole('textbox', { name: 'Monday from' });
    await from.fill('9:15 am');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Monday, 9:15 AM – 1:30 PM' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy the hours of Monday' }).click();
    await page.getByRole('menuitem', { name: 'Tuesday' }).click();
    await expect.element(page.getByText('1 change not saved')).toBeVisible();
    expect((await stored(id)).hours).toEqual(HOST.hours);
    await page.getByRole('button', { name: 'Save Host' }).click();
    await expect.element(page.getByText('Everything is saved')).toBeVisible();
    expect((await stored(id)).hours).toEqual([
      { weekday: 1, from: 555, to: 810 },
      { weekday: 2, from: 555, to: 810 },
    ]);
  });

  it('saves twice in a row, and has nothing left to save after each', async () => {
    await signIn();
    const { id } = await addHost(HOST);
    await openScreen(`/admin?tab=hosts&host=${id}`);
    const about = page.getByRole('textbox', { name: /^A line about them/ });
    for (const words of ['Sound and breath.', 'Sound, breath and tea.']) {
      await about.fill(words);
      await page.getByRole('button', { name: 'Save Host' }).click();
      await expect.element(page.getByText('Everything is saved')).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Save Host' })).toBeDisabled();
      expect(await stored(id)).toMatchObject({ about: words });
    }
    await about.fill('Tea alone.');
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect.element(about).toHaveValue('Sound, breath and tea.');
    await page.getByRole('button', { name: 'Hosts', exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Hosts');
  });

  it('asks before changes are lost', async () => {
    await signIn();
    const { id, name } = await addHost(HOST);
    await openScreen(`/admin?tab=hosts&host=${id}`);
    await page.getByRole('textbox', { name: /^A line about them/ }).fill('Sound and breath.');
    await page.getByRole('button', { name: 'Hosts', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(name);
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('button', { name: 'Hosts', exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Hosts');
  });

  it('sends the link of the host’s page, ends it, and lists who is inactive apart', async () => {
    await signIn();
    const { id, name } = await addHost(HOST);
    await openScreen(`/admin?tab=hosts&host=${id}`);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect.element(message('Link sent')).toBeVisible();
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End links' }).click();
    await expect.element(message('Links ended')).toBeVisible();
    await page.getByRole('switch', { name: 'Active' }).click();
    await page.getByRole('button', { name: 'Save Host' }).click();
    await expect.element(page.getByText('Everything is saved')).toBeVisible();
    expect((await stored(id)).active).toBe(false);
    await page.getByRole('button', { name: 'Hosts', exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Hosts');
    await expectNone(page.getByRole('button', { name, exact: true }));
    await openScreen('/admin?tab=hosts&activity=inactive');
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
  });

  it('keeps a host active who has sessions to come, and leads to each of them', async () => {
    await signIn();
    const { host, session, reference } = await leading();
    await openScreen(`/admin?tab=hosts&host=${host.id}`);
    await page.getByRole('switch', { name: 'Active' }).click();
    await page.getByRole('button', { name: 'Save Host' }).click();
    const list = page.getByRole('list', { name: 'Sessions in the way' });
    await expect.element(list).toMatchTextContent(new RegExp(`${clockOn(startOn(0))}.*Northlight Studio`));
    expect((await stored(host.id)).active).toBe(true);
    await list.getByRole('button', { name: new RegExp(`, ${reference}$`) }).click();
    await expect.poll(() => new URLSearchParams(location.search).get('session')).toBe(session);
  });

  it('lists what a host still leads in a time away that the desk adds', async () => {
    await signIn();
    const { host } = await leading();
    await openScreen(`/admin?tab=hosts&host=${host.id}`);
    await page.getByRole('region', { name: 'Absences' }).getByRole('button', { name: 'Add' }).click();
    const dialog = page.getByRole('dialog', { name: `${host.name} is away` });
    // From the first day of the next month to the 28th of the one after: the session is between them.
    const pick = async (row: number, day: number) => {
      await dialog.getByRole('button', { name: new RegExp(`^Day ${row}`) }).click();
      const calendar = page.getByRole('dialog').last();
      await calendar.getByRole('button', { name: 'Next' }).first().click();
      await calendar.getByRole('button', { name: new RegExp(` ${day}, \\d{4}$`) }).click();
    };
    await pick(1, 1);
    await pick(2, 28);
    await dialog.getByRole('button', { name: 'Add time away' }).click();
    await expect.element(message('Time away added')).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'Sessions in the way' }))
      .toMatchTextContent(/Northlight Studio/);
  });

  it('shows hours as chips on a phone, with the exact fields below the one that is pressed', async () => {
    await signIn();
    const { id } = await addHost(HOST);
    await openScreen(`/admin?tab=hosts&host=${id}`, { size: PHONE });
    await page.getByRole('button', { name: 'Monday, 8 AM – 1 PM' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Monday to' })).toHaveValue('1:00 PM');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
  });
});
