import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterAll, describe } from 'vitest';
import { signInAsAdmin } from './support/admin.ts';
import { expect } from './support/expect.ts';
import { openMemoryShop } from './support/memory-shop.ts';
import { storefront } from './support/storefront.ts';
import { PHONE, WIDE } from './support/visitor.ts';

const NAME = 'The International Gathering Company of MMWWM';
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 80"><rect width="400" height="80" fill="#2fbf9b"/></svg>`;

const folder = mkdtempSync(join(tmpdir(), 'wondercast-brand-'));
const file = join(folder, 'logo.svg');
writeFileSync(file, LOGO);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const it = storefront(() => openMemoryShop({ BRAND_NAME: NAME, BRAND_LOGO: `file://${file}`, SEED: 'none' }));

describe('a shop with a brand of its own', () => {
  it('shows the owner’s SVG as its mark and as the sign of the tab, and serves it so that it runs nothing', async ({
    arrive,
    shop,
  }) => {
    const { page, visit } = await arrive();
    await visit('/');
    const mark = page
      .getByRole('banner')
      .getByRole('link', { name: `${NAME} home` })
      .locator('img');
    await expect(mark).toHaveAttribute('src', '/brand/logo.svg');
    expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const rel of ['icon', 'apple-touch-icon'])
      await expect(page.locator(`link[rel="${rel}"]`)).toHaveAttribute('href', '/brand/logo.svg');
    const answer = await fetch(`${shop.url}/brand/logo.svg`);
    expect(await answer.text()).toBe(LOGO);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it.for([
    ['wide', WIDE],
    ['narrow', PHONE],
  ] as const)('ends with its whole name, %s, however long it is', async ([, size], { arrive }) => {
    const { page, visit } = await arrive({ size });
    await visit('/');
    const name = page.locator('footer [data-name]');
    const fits = () =>
      name.evaluate((each: HTMLElement) => {
        const words = document.createElement('span');
        words.textContent = each.dataset.name ?? '';
        words.style.cssText = 'position: absolute; white-space: nowrap; visibility: hidden';
        each.append(words);
        const width = words.getBoundingClientRect().width;
        words.remove();
        return width / each.getBoundingClientRect().width;
      });
    await page.evaluate(() => document.fonts.ready);
    expect(await fits()).toBeLessThanOrEqual(1);
    // It fills its room, too.
    expect(await fits()).toBeGreaterThan(0.8);
  });

  it('says that there is nothing to book yet, and leads its administrator to the first step', async ({
    arrive,
  }) => {
    const { page, context, visit } = await arrive();
    await visit('/');
    await expect(page.getByRole('heading', { name: 'There is nothing to book here yet' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/auth?return=%2Fadmin');
    await signInAsAdmin(context);
    await visit('/');
    await page.getByRole('link', { name: 'Add the first experience' }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('No experiences found. Create your first experience!')).toBeVisible();
  });

  it('puts its logo into mails, which load nothing, onto invoices, and where a picture cannot be shown', async ({
    arrive,
    shop,
  }) => {
    const { page, context, visit, allow } = await arrive();
    allow(/Failed to load resource/);
    await signInAsAdmin(context);
    const send = async (path: string, data: object) => {
      const answer = await context.request.post(path, { data });
      if (!answer.ok()) throw new Error(`${path} ${answer.status()} ${await answer.text()}`);
      return answer.json();
    };
    const { id: category } = await send('/api/categories', { name: 'Lunches' });
    const { id, slug } = await send('/api/experiences', {
      title: 'Team Lunch',
      description: 'Lunch together.',
      duration: '1 hour',
      inclusions: 'A host, Lunch',
      imageUrl: '/uploads/not-there-772.webp',
      categoryIds: [category],
    });
    await visit(`/experience/${slug}`);
    await expect(page.locator('main img').first()).toHaveAttribute('src', '/brand/logo.svg');
    const booking = await send('/api/bookings', {
      firstName: 'Mara',
      lastName: 'Reyes',
      email: 'mara@northlight.example',
      phoneNumber: '',
      totalPrice: 990,
      items: [{ experienceId: id, selectedTier: 'starter', quantity: 1, addOns: [] }],
    });
    const received = async () =>
      (await shop.outbox()).find(({ mail }) => mail.subject?.startsWith('We have your booking'));
    await expect.poll(async () => (await received()) !== undefined).toBe(true);
    const mail = (await received())?.mail;
    const logo = mail?.attachments.find(({ cid }) => cid === 'logo@brand');
    expect(logo).toMatchObject({ contentType: 'image/png', contentDisposition: 'inline' });
    expect(mail?.html).toContain(`alt="${NAME}"`);
    // The reader has put the picture that came along in the place of its name: nothing else is loaded.
    expect(String(mail?.html).match(/<img[^>]+src="(?!data:|cid:)/g)).toBeNull();
    const invoice = await context.request.get(`/api/bookings/${booking.id}/invoice-pdf`);
    const pictures = (await PDFDocument.load(await invoice.body())).context
      .enumerateIndirectObjects()
      .filter(([, object]) => /\/Subtype \/Image/.test(object.toString()));
    expect(pictures.length).toBeGreaterThan(0);
  });
});

describe('a logo that is configured', () => {
  it('is named when its file is missing or is no picture, before the shop opens', async ({ expect: see }) => {
    await see(openMemoryShop({ BRAND_LOGO: './no-such-logo.svg' })).rejects.toThrow(
      /BRAND_LOGO .*no-such-logo\.svg cannot be used/,
    );
    const text = join(folder, 'words.svg');
    writeFileSync(text, 'no picture');
    await see(openMemoryShop({ BRAND_LOGO: `file://${text}` })).rejects.toThrow(
      /BRAND_LOGO .* cannot be used/,
    );
  });

  it('may stand at another address: pages may show it, and the name stands in mails until it has come', async ({
    expect: see,
  }) => {
    const shop = await openMemoryShop({ BRAND_LOGO: 'https://logos.invalid/own.svg' });
    const answer = await fetch(shop.url);
    see(answer.headers.get('content-security-policy')).toMatch(/img-src [^;]*https:\/\/logos\.invalid/);
    see(await answer.text()).toContain('<link rel="icon" href="https://logos.invalid/own.svg">');
    await shop.stop();
  });
});
