import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { useOwnShop } from '../support/own-shop.ts';
import { expectCount, message } from '../support/see.ts';
import { asAdmin, signIn } from './open-desk.tsx';

const at = '/admin?tab=settings&part=changes';
const zone = (name: string) => page.getByRole('group', { name, exact: true });
const words = page.getByRole('complementary', { name: 'In words, as customers read it' });

useOwnShop();

describe('the policy of the shop', () => {
  it('is zones with live words; what is wrong is said at its field, and the words of before stay', async () => {
    await signIn();
    await openScreen(at);
    const second = zone('Second zone');
    await second.getByRole('textbox', { name: 'Goes back' }).fill('60');
    await expect
      .element(words.getByText('60% back. Moving costs 10% of that session’s price.'))
      .toBeVisible();
    await second.getByRole('textbox', { name: 'From' }).fill('200');
    await expect
      .element(second.getByText('Each zone must begin nearer to the session than the one before'))
      .toBeVisible();
    await expect.element(words.getByText('3 to 7 days before')).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(second.getByRole('textbox', { name: 'From' })).toHaveFocus();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(second.getByRole('textbox', { name: 'From' })).toHaveValue('72');
    await page.getByRole('button', { name: 'Add a zone' }).click();
    await expect.element(zone('Third zone').getByRole('textbox', { name: 'From' })).toHaveValue('36');
    await expectAccessible('form');
    await page.getByRole('button', { name: 'Remove the third zone' }).click();
    await expectCount(page.getByRole('button', { name: /^Remove the/ }), 2);
  });

  it('names the experiences that have a policy of their own, and leads to each', async () => {
    await signIn();
    const title = `Own policy ${crypto.randomUUID().slice(0, 8)}`;
    await commands.sell({
      title,
      policy: { zones: [{ fromHours: 0, refundPercent: 0, movePercent: null }] },
    });
    await openScreen(at);
    const exceptions = page.getByRole('region', { name: /^Exceptions/ });
    await exceptions.getByRole('link', { name: title }).click();
    await expect.element(page.getByRole('row').filter({ hasText: title })).toBeVisible();
  });

  it('is saved by its keyboard, too, and fits a phone', async () => {
    await signIn();
    const { asked } = await openScreen(at, { size: PHONE });
    const hours = zone('First zone').getByRole('textbox', { name: 'From' });
    await expect.element(hours).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
    const before = await asAdmin<{ zones: readonly object[]; version: number }>('GET', '/api/admin/policy');
    await hours.fill('169');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(message('Policy saved')).toBeVisible();
    // What the shop's pages say of it is read again in this tab, too.
    const last = (wanted: string) =>
      asked.findLastIndex(({ method, path }) => `${method} ${path}` === wanted);
    await expect.poll(() => last('GET /api/config')).toBeGreaterThan(last('PUT /api/admin/policy'));
    const saved = await asAdmin<{ zones: readonly object[]; version: number }>('GET', '/api/admin/policy');
    expect(saved.zones[0]).toMatchObject({ fromHours: 169 });
    await asAdmin('PUT', '/api/admin/policy', { zones: before.zones, version: saved.version });
  });
});

describe('an experience', () => {
  it('can have a policy of its own, with its words below', async () => {
    await signIn();
    const { id } = await commands.sell({ title: `Policy ${crypto.randomUUID().slice(0, 8)}` });
    const [found] = await asAdmin<readonly { title: string }[]>('GET', `/api/experiences?ids=${id}`);
    await openScreen(`/admin?tab=experiences&search=${encodeURIComponent(found?.title ?? '')}`);
    await page.getByRole('button', { name: `Edit ${found?.title}` }).click();
    const own = page.getByRole('group', { name: 'What changes cost' });
    await own.getByRole('switch').click();
    await zone('Second zone').getByRole('textbox', { name: 'Goes back' }).fill('40');
    await expect.element(own.getByText('40% back. Moving costs 10% of that session’s price.')).toBeVisible();
    await page.getByRole('button', { name: /^Update|^Save/ }).click();
    await expect.element(page.getByRole('status').filter({ hasText: /updated|saved/i })).toBeVisible();
    const [after] = await asAdmin<readonly { policy: { zones: readonly object[] } | null }[]>(
      'GET',
      `/api/experiences?ids=${id}`,
    );
    expect(after?.policy?.zones[1]).toMatchObject({ refundPercent: 40 });
  });
});
