import { describe } from 'vitest';
import { packedClient } from '../../web/client-package.mjs';
import { aSubmit, type BookingReply } from '../http/bodies.ts';
import { unique } from '../support/builders.ts';
import { createClient } from '../support/http-client.ts';
import { withKey } from '../support/partners.ts';
import { expect } from './support/expect.ts';
import { ADMIN_PASSWORD, openMemoryShop } from './support/memory-shop.ts';
import { storefront } from './support/storefront.ts';

const it = storefront(() => openMemoryShop());

/** A partner's publishable and secret test keys. */
const testKeys = async (url: string): Promise<{ readonly page: string; readonly server: string }> => {
  const admin = createClient(url);
  await admin.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD });
  const { body: partner } = await admin.post<{ id: number }>('/api/admin/partners', {
    name: unique('Northlight'),
  });
  const cut = async (change: object) =>
    (await admin.post<{ key: string }>('/api/admin/keys', { partnerId: partner.id, mode: 'test', ...change }))
      .body.key;
  return {
    page: await cut({ kind: 'publishable', origins: ['https://travel.northlight.example'] }),
    server: await cut({ kind: 'secret' }),
  };
};

describe('test mode', () => {
  it('is paid and read on pages that say so and lead to themselves; the live shop knows nothing of it', async ({
    arrive,
    shop,
  }) => {
    const { server } = await testKeys(shop.url);
    const returnUrl = 'https://travel.northlight.example/thanks';
    const asked = aSubmit({ payLink: true, returnUrl });
    const { body: booked } = await createClient(shop.url).post<BookingReply & { payUrl: string }>(
      '/api/bookings',
      asked,
      withKey(server),
    );
    const { page, visit, allow } = await arrive();
    // The live shop has no such link.
    allow(/Failed to load resource: .* 404/);
    const path = new URL(booked.payUrl).pathname;
    await visit(path);
    await expect(page.getByRole('note', { name: 'Test data' })).toBeVisible();
    await expect(page.getByText('nothing is booked, your money stays')).toBeVisible();
    const back = page.getByRole('link', { name: /^Back to Northlight/ });
    expect(await back.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
      returnUrl,
    ]);
    await expect(page.getByText(/^Booked through Northlight/)).toBeVisible();
    await page.getByLabel('Test card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: /^Pay \$1,450/ }).click();
    await expect(page.getByRole('region', { name: 'Paid' })).toContainText('nothing is left to pay');
    await expect(page.getByRole('region', { name: 'Paid' }).getByRole('link').first()).toHaveAttribute(
      'href',
      returnUrl,
    );
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(links.filter((href) => href?.startsWith('/') && !href.startsWith('/test'))).toEqual([]);
    await visit(path.replace(/^\/test/, ''));
    await expect(page.getByRole('note', { name: 'Test data' })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('1,450');
  });

  it('sells in the playground by a test key alone, and says why another one does not', async ({
    arrive,
    shop,
  }) => {
    const { page: key, server } = await testKeys(shop.url);
    const { page } = await arrive();
    await page.goto(`${shop.url}/developers/playground`);
    const status = page.locator('main > [role=status]');
    const field = page.getByLabel('Publishable test key');
    await field.fill('pk_aLiveKeyOfSomebody');
    await expect(status).toContainText('This is a live key');
    await field.fill(server);
    await expect(status).toContainText('This is a secret key');
    await field.fill(key);
    await page.getByLabel('Main button', { exact: true }).fill('#1d5b3a');
    await expect(page.locator('#code')).toContainText('--wondercast-action: #1d5b3a;');
    await expect(
      page
        .locator('wondercast-experiences')
        .getByRole('button', { name: /Harlem Jazz Hour/ })
        .first(),
    ).toBeVisible();
  });

  it('shows a partner’s people the state of their keys beside the guide, and nobody else', async ({
    arrive,
    shop,
  }) => {
    const admin = createClient(shop.url);
    await admin.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD });
    const partner = await admin.post<{ id: number }>('/api/admin/partners', { name: unique('Northlight') });
    const username = unique('nora').replaceAll('-', '');
    const email = `${username}@partner.example`;
    await admin.post(`/api/admin/partners/${partner.body.id}/invitations`, { email });
    const mailOf = async () =>
      (await shop.outbox()).find(({ recipients }) => recipients.includes(email))?.mail.text ?? '';
    await expect.poll(mailOf).toContain('/invitation/');
    const [, token = ''] = /\/invitation\/([\w-]+)/.exec(await mailOf()) ?? [];
    const { page, context } = await arrive();
    const open = () => page.goto(`${shop.url}/developers`);
    const keys = page.getByRole('heading', { name: 'Your keys' });
    await open();
    await expect(page.getByRole('heading', { name: 'From nothing to a booking' })).toBeVisible();
    await expect(keys).toHaveCount(0);
    await context.request.post(`${shop.url}/api/login`, {
      data: { username: 'admin', password: ADMIN_PASSWORD },
    });
    await open();
    // Whatever it asks for in vain stands in the browser's console, and fails this test.
    await page.waitForLoadState('networkidle');
    await expect(keys).toHaveCount(0);
    await context.clearCookies();
    const joined = await context.request.post(`${shop.url}/api/invitations/${token}`, {
      data: { username, password: 'a-long-evening-9' },
    });
    expect(joined.status()).toBe(201);
    const cut = await context.request.post(`${shop.url}/api/partner/keys`, {
      data: { kind: 'secret', mode: 'test', label: 'Our server' },
    });
    expect(cut.status()).toBe(201);
    await open();
    await expect(keys).toBeVisible();
    const row = page.getByRole('row', { name: /Our server/ });
    await expect(row).toContainText(/^sk_test_[\w-]+… Our serverTestNeverActive$/);
  });

  it('hands out its client as npm installs it', async ({ shop }) => {
    const packed = await fetch(`${shop.url}/developers/wondercast-client.tgz`);
    expect([packed.status, packed.headers.get('content-type')]).toEqual([200, 'application/gzip']);
    expect(packedClient().equals(Buffer.from(await packed.arrayBuffer()))).toBe(true);
  });

  it('keeps a cart of its own, and lets staff sign out and in where they are', async ({ arrive, shop }) => {
    await testKeys(shop.url);
    const { page, visit, context, allow } = await arrive();
    await context.request.post(`${shop.url}/api/login`, {
      data: { username: 'admin', password: ADMIN_PASSWORD },
      headers: { origin: shop.url },
    });
    // What the dashboard asks while whoever it is signs out.
    allow(/Failed to load resource: .* 401/, 'sometimes');
    const [cart, add] = [
      page.getByRole('button', { name: /^Cart, / }),
      page.getByRole('button', { name: 'Add to Cart' }),
    ];
    await visit('/experience/1');
    await add.first().click();
    await expect(cart).toHaveAccessibleName('Cart, 1 item');
    await visit('/test/experience/1');
    await expect(page.getByRole('note', { name: 'Test data' })).toBeVisible();
    await expect(cart).toHaveAccessibleName('Cart, 0 items');
    await add.first().click();
    await expect(cart).toHaveAccessibleName('Cart, 1 item');
    await visit('/test');
    await expect(cart).toHaveAccessibleName('Cart, 1 item');
    await page.evaluate(() => localStorage.removeItem('cart/test'));
    await visit('/');
    await expect(cart).toHaveAccessibleName('Cart, 1 item');
    await visit('/test/admin');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect((await context.request.get(`${shop.url}/api/user`)).status()).toBe(401);
    // There is one sign-in, the live shop's, and it leads back to the test data.
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await expect(page).toHaveURL(`${shop.url}/auth?return=%2Ftest%2Fadmin`);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${shop.url}/test/admin`);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
});
