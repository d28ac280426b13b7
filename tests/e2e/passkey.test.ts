import { describe } from 'vitest';
import { codeAt } from '../support/own-totp.ts';
import { visitSignedIn } from './support/account.ts';
import { expect } from './support/expect.ts';
import { openMemoryShop } from './support/memory-shop.ts';
import { message } from './support/see.ts';
import { storefront } from './support/storefront.ts';

// Browsers know passkeys of a name alone, never of a bare address.
const it = storefront(() => openMemoryShop({ HOST: 'localhost' }));

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

describe('a passkey', () => {
  it('is made in the profile, follows the password at the next sign-in, and is removed', async ({
    arrive,
    shop,
  }) => {
    const visitor = await arrive();
    const { page, context, visit, allow } = visitor;
    // The answer to a right password that is not enough.
    allow(/Failed to load resource: .* 401/);
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE });
    const { username, password } = await visitSignedIn(visitor, '/profile?tab=profile');
    // As if its owner had opened the mailed link.
    await shop.running.ports.unitOfWork(async ({ accounts }) => {
      const found = await accounts.credentialsOf(username);
      await accounts.confirmEmail(found?.account.id ?? 0, new Date());
    });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const add = page.getByRole('dialog', { name: 'Add a passkey' });
    await add.getByRole('textbox', { name: 'Name' }).fill('Laptop');
    await add.getByLabel('Current password').fill(password);
    await add.getByRole('button', { name: 'Add passkey' }).click();
    await expect(message(page, 'Passkey added')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove passkey Laptop' })).toBeVisible();
    const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);

    await context.request.post('/api/logout');
    await visit('/auth');
    await page.getByRole('textbox', { name: 'Username' }).fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    // There is no app, so no code is asked for.
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(message(page, 'Login successful', `Welcome back, ${username}!`)).toBeVisible();

    await visit('/profile?tab=profile');
    await page.getByRole('button', { name: 'Remove passkey Laptop' }).click();
    const remove = page.getByRole('dialog', { name: 'Remove the passkey' });
    await remove.getByLabel('Current password').fill(password);
    await remove.getByRole('button', { name: 'Remove' }).click();
    await expect(message(page, 'Passkey removed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove passkey Laptop' })).toHaveCount(0);
    await device.send('WebAuthn.disable');
  });

  it('waits for a second factor that is there, which a session of before gives once', async ({
    arrive,
    shop,
  }) => {
    const visitor = await arrive();
    const { page, context, allow } = visitor;
    // The answer to a right password that is not enough.
    allow(/Failed to load resource: .* 403/);
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE });
    const { username, password } = await visitSignedIn(visitor, '/profile?tab=profile');
    // As if its owner had set up an app in another browser.
    const { ports } = shop.running;
    await ports.unitOfWork(async ({ accounts, secondFactors }) => {
      const id = (await accounts.credentialsOf(username))?.account.id ?? 0;
      await accounts.confirmEmail(id, new Date());
      await secondFactors.startAuthenticator(id, SECRET);
      await secondFactors.confirmAuthenticator(id, SECRET, 1, new Date());
    });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const add = page.getByRole('dialog', { name: 'Add a passkey' });
    await add.getByRole('textbox', { name: 'Name' }).fill('Laptop');
    await add.getByLabel('Current password').fill(password);
    await add.getByRole('button', { name: 'Add passkey' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await confirm.getByRole('textbox', { name: 'Code' }).fill(codeAt(SECRET, Date.now()));
    await confirm.getByRole('button', { name: 'Confirm' }).click();
    await expect(message(page, 'Passkey added')).toBeVisible();
    await page.getByRole('button', { name: 'Remove passkey Laptop' }).click();
    const remove = page.getByRole('dialog', { name: 'Remove the passkey' });
    await remove.getByLabel('Current password').fill(password);
    await remove.getByRole('button', { name: 'Remove' }).click();
    await expect(message(page, 'Passkey removed')).toBeVisible();
    await device.send('WebAuthn.disable');
  });
});
