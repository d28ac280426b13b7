import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { book, slotOn, startOn } from '../sessions/placed.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone } from '../support/see.ts';
import { addStaff } from './add-staff.ts';
import { addHost, asAdmin } from './open-desk.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

/** An agreed session and a host, as the administrator leaves them; then somebody of this role is signed in. */
const workingAs = async (role: string) => {
  const { username } = await addStaff(role);
  const host = await addHost({});
  const booking = await book([slotOn(0)]);
  const session = `${booking.id}-1-1`;
  await asAdmin('POST', `/api/admin/sessions/${session}/agree`, {
    startsAt: startOn(0),
    zone: 'America/New_York',
  });
  await asAdmin('POST', '/api/login', { username, password: 'correct horse' });
  return { id: booking.id, host, session, reference: booking.bookingReference };
};

describe('somebody who may only look', () => {
  it('reads a host, whose form is switched off with the reason, and can add none', async () => {
    const { host } = await workingAs('reader');
    await openScreen('/admin?tab=hosts');
    await button(host.name).click();
    await expect.element(page.getByText('Your role may look at hosts and not change them.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    await expectNone(button('Save Host'));
    await page.getByRole('button', { name: 'Hosts', exact: true }).click();
    await expect.element(button(host.name)).toBeVisible();
    await expectNone(button('Add Host'));
    await expectNone(button(/^Edit /));
  });

  it('reads categories, and bookings and sessions, without what changes them', async () => {
    const { id, session, reference } = await workingAs('reader');
    await openScreen('/admin?tab=categories');
    await expect.element(button(/^History of /)).toBeVisible();
    for (const name of ['Add Category', /^Edit /, /^Delete /, /^Move /]) await expectNone(button(name));
    await openScreen(`/admin?tab=bookings&search=${reference}`);
    await expect.element(button(`View details of ${reference}`)).toBeVisible();
    for (const name of [`Delete booking ${reference}`, `Resend invoice email of ${reference}`])
      await expectNone(button(name));
    await expect.element(button(new RegExp(`, payment status of ${reference}$`))).toBeDisabled();
    await openScreen(`/admin?tab=bookings&booking=${id}`);
    await expect.element(page.getByRole('heading', { name: 'Internal notes' })).toBeVisible();
    for (const name of ['Correct customer', 'Add note', /^Remove the note/, 'Cancel', 'Delete'])
      await expectNone(page.getByRole('dialog', { name: reference }).getByRole('button', { name }));
    await openScreen(`/admin?tab=schedule&session=${session}`);
    await expect.element(page.getByText('Your role may look at sessions and not change them.')).toBeVisible();
    for (const name of [/^Ask /, 'Move', 'Assign without asking']) await expectNone(button(name));
  });
});

describe('finance', () => {
  it('sets payments and sends invoices, and leaves dates and deletion to the desk', async () => {
    const { session, reference } = await workingAs('finance');
    await openScreen(`/admin?tab=bookings&search=${reference}`);
    await expect.element(button(`Resend invoice email of ${reference}`)).toBeVisible();
    await expectNone(button(`Delete booking ${reference}`));
    await expect.element(button(new RegExp(`, payment status of ${reference}$`))).toBeEnabled();
    await expect.element(button(new RegExp(`, confirmation status of ${reference}$`))).toBeDisabled();
    await openScreen(`/admin?tab=schedule&session=${session}`);
    await expect.element(page.getByText('Your role may look at sessions and not change them.')).toBeVisible();
    await expectNone(page.getByText(/^Failed to load/));
  });
});
