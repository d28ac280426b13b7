import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoId, JAZZ } from '../../e2e/support/demo.ts';
import { enter, tabTo } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

const { starter, elevated } = JAZZ.prices;
const usd = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const place = (): Promise<Wire<'Booking'>> =>
  asAdmin('POST', '/api/bookings', {
    firstName: 'Wes',
    lastName: 'Okafor',
    email: 'wes@kestrelby.example',
    totalPrice: starter,
    items: [{ experienceId: demoId(JAZZ.slug), selectedTier: 'starter', quantity: 1, slots: [{}] }],
  });

const stored = (id: number) => asAdmin<Wire<'AdminBooking'>>('GET', `/api/admin/bookings/${id}`);

/** Whether the keys go on in this, and not behind it. */
const holdsFocus = (target: ReturnType<typeof page.getByRole>): Promise<void> =>
  expect.poll(() => target.element().contains(document.activeElement)).toBe(true);

describe('the desk by keys alone', () => {
  it('changes what is booked, then cancels it, and stays in the booking each time', async () => {
    await signIn();
    const { id, bookingReference } = await place();
    await openScreen(`/admin?tab=bookings&booking=${id}`);
    const details = page.getByRole('dialog', { name: bookingReference });
    const opener = details.getByRole('button', { name: 'Change what is booked' });
    await enter(opener);
    const changing = page.getByRole('dialog', { name: 'Change what is booked' });
    await tabTo(changing.getByRole('spinbutton', { name: 'People', exact: true }));
    await userEvent.keyboard('60{Enter}');
    await expect.element(changing.getByText('60 people need the Elevated room.')).toBeVisible();
    await tabTo(changing.getByRole('textbox', { name: 'Reason' }));
    await userEvent.keyboard('They grew.');
    const change = changing.getByRole('button', { name: `Change for ${usd(elevated - starter)}` });
    await expect.element(change).toBeEnabled();
    await enter(change);
    await expect.element(message('Booking changed')).toBeVisible();
    await expectNone(changing);
    await expect.element(opener).toHaveFocus();
    expect(await stored(id)).toMatchObject({ totalPrice: elevated });

    await enter(details.getByRole('button', { name: 'Cancel', exact: true }));
    const cancelling = page.getByRole('dialog', { name: 'Cancel booking' });
    await expect.element(cancelling.getByText('Goes back to the customer')).toBeVisible();
    await tabTo(cancelling.getByRole('radio', { name: /^The customer/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(cancelling.getByRole('radio', { name: /^The shop/ })).toBeChecked();
    await tabTo(cancelling.getByRole('textbox', { name: 'Reason' }));
    await userEvent.keyboard('The host is ill.');
    await enter(cancelling.getByRole('button', { name: 'Cancel booking' }));
    await expect.element(message('Booking cancelled')).toBeVisible();
    await expectNone(cancelling);
    await holdsFocus(details);
    expect(await stored(id)).toMatchObject({ cancelled: true, cancellation: { by: 'shop', fee: 0 } });
  });

  it('looks at what moving a session costs its customer, is back at the button, and moves it', async () => {
    await signIn();
    const { id } = await place();
    const startsAt = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 100 * 3_600_000);
    await asAdmin('POST', `/api/admin/sessions/${id}-1-1/agree`, { startsAt, zone: 'America/New_York' });
    await openScreen(`/admin?tab=schedule&session=${id}-1-1`);
    const opener = page.getByRole('button', { name: 'Move', exact: true });
    await enter(opener);
    const moving = page.getByRole('dialog', { name: 'Move session' });
    await tabTo(moving.getByRole('radio', { name: 'The shop' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(moving.getByRole('radio', { name: 'The customer' })).toBeChecked();
    await expect.element(moving.getByText(`In dollars. By the policy: ${usd(starter / 10)}.`)).toBeVisible();
    await tabTo(moving.getByRole('textbox', { name: 'Reason' }));
    await tabTo(moving.getByRole('button', { name: 'Move and mail' }));
    await userEvent.keyboard('{Escape}');
    await expectNone(moving);
    await expect.element(opener).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await tabTo(moving.getByRole('textbox', { name: 'Time 1' }));
    await userEvent.keyboard('{Control>}a{/Control}3:30 am{Tab}');
    await expect.element(moving.getByRole('radio', { name: 'The shop' })).toBeChecked();
    await enter(moving.getByRole('button', { name: 'Move and mail' }));
    await expectNone(moving);
    await holdsFocus(page.getByRole('dialog').filter({ hasText: JAZZ.title }));
    const { totalPrice, sessions } = await stored(id);
    expect(totalPrice).toBe(starter);
    expect(sessions).toMatchObject([{ state: 'agreed' }]);
    const moved = new Date(sessions[0]?.startsAt ?? Number.NaN);
    const there = { timeZone: 'America/New_York', timeStyle: 'short' } as const;
    expect(moved.toLocaleTimeString('en-US', there)).toMatch(/^3:30\sAM$/);
  });
});
