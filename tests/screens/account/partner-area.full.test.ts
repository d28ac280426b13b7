import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { demoId, JAZZ } from '../../e2e/support/demo.ts';
import { asAdmin, signIn } from '../desk/open-desk.tsx';
import { enter, tabTo } from '../support/keys.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectNone, message } from '../support/see.ts';
import { PASSWORD } from './register.ts';

/** One of a partner's people, invited by the shop and signed in. */
const arrive = async (): Promise<Wire<'Partner'>> => {
  await signIn();
  const name = `Northlight ${crypto.randomUUID().slice(0, 8)}`;
  const partner = await asAdmin<Wire<'Partner'>>('POST', '/api/admin/partners', { name });
  const username = `nora${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@partner.example`;
  await asAdmin('POST', `/api/admin/partners/${partner.id}/invitations`, { email });
  const path = await commands.mailed(email, '/invitation/');
  await asAdmin('POST', `/api${path.replace('invitation', 'invitations')}`, { username, password: PASSWORD });
  return partner;
};

/** The pages of the tests ask the shop as its own: from its origin. */
const aPageKey = async (mode: 'live' | 'test') => {
  const { publicUrl } = await asAdmin<Wire<'Config'>>('GET', '/api/config');
  return asAdmin<Wire<'CutPartnerKey'>>('POST', '/api/partner/keys', {
    kind: 'publishable',
    mode,
    origins: [new URL(publicUrl).origin],
  });
};

/** As a visitor of the partner's page. */
const book = async (key: string): Promise<Wire<'Booking'>> => {
  const answer = await fetch('/api/bookings', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Wes',
      lastName: 'Okafor',
      email: 'wes@kestrelby.example',
      totalPrice: JAZZ.prices.starter,
      items: [{ experienceId: demoId(JAZZ.slug), selectedTier: 'starter', quantity: 1, slots: [{}] }],
    }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as Wire<'Booking'>;
};

const open = (tab: string, options = {}) => openScreen(`/partner?tab=${tab}`, options);

describe('the account of a partner', () => {
  it('makes a key and rotates it with an overlap, by keys alone; each is said once', async () => {
    await arrive();
    await open('keys');
    await expect.element(page.getByRole('heading', { name: 'No keys yet' })).toBeVisible();
    await enter(page.getByRole('button', { name: 'Add Key' }));
    const form = page.getByRole('dialog', { name: 'Add Key' });
    await tabTo(form.getByRole('textbox', { name: /^Label/ }));
    await userEvent.keyboard('the booking page');
    await tabTo(form.getByRole('textbox', { name: /^Origins/ }));
    await userEvent.keyboard('https://travel.northlight.example');
    await enter(form.getByRole('button', { name: 'Create key' }));
    const shown = page.getByRole('alertdialog', { name: 'Your new key' });
    const text = () => (shown.getByRole('textbox', { name: 'Key' }).element() as HTMLInputElement).value;
    await expect.element(shown).toBeVisible();
    const first = text();
    expect(first).toMatch(/^pk_test_/);
    await enter(shown.getByRole('button', { name: 'I have saved it' }));
    await expectNone(shown);

    await enter(page.getByRole('button', { name: /^Rotate pk_test_/ }));
    const rotating = page.getByRole('dialog', { name: /^Rotate pk_test_/ });
    await tabTo(rotating.getByRole('textbox', { name: /^Hours/ }));
    await userEvent.keyboard('{Control>}a{/Control}48');
    await enter(rotating.getByRole('button', { name: 'Rotate', exact: true }));
    await expect.element(shown).toBeVisible();
    expect(text()).not.toBe(first);
    await enter(shown.getByRole('button', { name: 'I have saved it' }));
    await expect.element(page.getByText(/^Works until /)).toBeVisible();
    const keys = await asAdmin<Wire<'PartnerKey'>[]>('GET', '/api/partner/keys');
    expect(keys.map(({ label, status }) => [label, status])).toEqual([
      ['the booking page', 'live'],
      ['the booking page', 'expiring'],
    ]);
    expect(Date.parse(keys[1]?.expiresAt ?? '') - Date.now()).toBeGreaterThan(47 * 3_600_000);
    // The one that ends is not rotated again.
    expect(page.getByRole('button', { name: /^Rotate / }).elements()).toHaveLength(1);
  });

  it('reads what a test webhook was told and sends it again; it has its bookings, statement and team, on a phone too', async () => {
    const partner = await arrive();
    const url = 'https://hooks.northlight.example/wondercast';
    await asAdmin('POST', '/api/partner/webhooks', { url, mode: 'test', events: ['booking.created'] });
    const { bookingReference: tested } = await book((await aPageKey('test')).key);
    const { bookingReference: sold } = await book((await aPageKey('live')).key);

    await open('webhooks', { size: PHONE });
    await page.getByRole('button', { name: `Deliveries to ${url}` }).click();
    const log = page.getByRole('dialog', { name: 'Deliveries' });
    await log.getByRole('button', { name: new RegExp(`of ${tested}`) }).click();
    // Over a sheet the message stands at the top, out of the region that is read out.
    await expect.element(message('Delivery is sent again')).toBeInTheDocument();
    await log.getByRole('button', { name: 'Send me an example' }).click();
    await expect.element(message('Example is sent')).toBeInTheDocument();
    await expect.element(log.getByText('TEST-EXAMPLE000').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');

    await open('bookings', { size: PHONE });
    await expect.element(page.getByText(sold)).toBeVisible();
    await expectNone(page.getByText(tested));
    await open('statement', { size: PHONE });
    await expect.element(page.getByRole('heading', { name: 'Statement' })).toBeVisible();
    await expect
      .element(page.getByText(new RegExp(`^${new Date().toISOString().slice(0, 7)}`)).first())
      .toBeVisible();
    await open('team', { size: PHONE });
    await expect.element(page.getByRole('button', { name: 'Leave' })).toBeVisible();
    await expect.element(page.getByText(partner.name).first()).toBeVisible();
  });
});
