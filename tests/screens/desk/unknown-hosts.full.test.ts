import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { demoId, JAZZ } from '../../e2e/support/demo.ts';
import { book, slotOn, startOn } from '../sessions/placed.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { addStaff } from './add-staff.ts';
import { addHost, asAdmin, signIn } from './open-desk.tsx';

const ZONE = 'America/New_York';

interface Session {
  readonly assignments: readonly { readonly hostId: number; readonly state: string }[];
}

const agree = (session: string, day: number) =>
  asAdmin<Session>('POST', `/api/admin/sessions/${session}/agree`, { startsAt: startOn(day), zone: ZONE });

/** Its list of who could lead it is refused, as when the shop is away. */
const withoutHosts = (session: string) =>
  commands.fail(`/api/admin/sessions/${session}/candidates`, '503 The shop is asleep');

describe('who could lead a session', () => {
  it('is not asked for by a role that may not see hosts: its dashboard stays', async () => {
    const { username } = await addStaff('finance');
    const { id } = await book([slotOn(0)]);
    await asAdmin('POST', '/api/login', { username, password: 'correct horse' });
    const { asked } = await openScreen(`/admin?tab=schedule&session=${id}-1-1`);
    const drawer = page.getByRole('dialog', { name: JAZZ.title });
    await expect
      .element(drawer.getByText('Your role may look at sessions and not change them.'))
      .toBeVisible();
    await expect.poll(() => asked.some(({ path }) => path.endsWith(`/sessions/${id}-1-1`))).toBe(true);
    await expectNone(page.getByText('Access Denied'));
    expect(asked.filter(({ status }) => status === 403)).toEqual([]);
  });

  it('is left out beside a time when it cannot be told', async () => {
    await signIn();
    const { id } = await book([slotOn(0)]);
    const session = `${id}-1-1`;
    await agree(session, 0);
    const { asked } = await openScreen(`/admin?tab=schedule&session=${session}`);
    await withoutHosts(session);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Move session' });
    await dialog.getByRole('textbox', { name: 'Time 1' }).fill('3:30 am');
    await dialog.getByRole('spinbutton', { name: 'Minutes' }).click();
    await expect.poll(() => asked.some(({ status }) => status === 503)).toBe(true);
    await expectNone(dialog.getByText('Looking for hosts…'));
  });

  it('is said to be missing when a session is moved, and its host stays', async () => {
    await signIn();
    const { id } = await book([slotOn(0)]);
    const session = `${id}-1-1`;
    // A day that no other test looks at.
    const day = 200 + Math.floor(Math.random() * 300);
    await agree(session, day);
    // First of the lanes: of many, the board draws those that are seen.
    const host = await addHost({
      name: `!${crypto.randomUUID().slice(0, 6)}`,
      experienceIds: [demoId(JAZZ.slug)],
    });
    await asAdmin('POST', `/api/admin/sessions/${session}/assignments`, { hostId: host.id, ask: false });
    await openScreen(`/admin?tab=schedule&day=${startOn(day).slice(0, 10)}&zone=${ZONE}`);
    await withoutHosts(session);
    await page.getByRole('button', { name: new RegExp(`, ${JAZZ.title}, `) }).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Move session' });
    await expect.element(dialog.getByText('Failed to load hosts')).toBeVisible();
    await expect.element(dialog.getByRole('radio', { name: host.name })).toBeChecked();
    await dialog.getByRole('textbox', { name: 'Time 1' }).fill('3:30 pm');
    await userEvent.keyboard('{Enter}');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move and mail' }).click();
    await expect.element(message('Session moved')).toBeVisible();
    const { assignments } = await asAdmin<Session>('GET', `/api/admin/sessions/${session}`);
    expect(assignments.map(({ hostId, state }) => `${hostId} ${state}`)).toEqual([`${host.id} accepted`]);
  });
});
