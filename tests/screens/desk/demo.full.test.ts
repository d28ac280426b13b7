import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { asAdmin, signIn } from './open-desk.tsx';

const at = '/admin?tab=settings&part=demo';

describe('the samples of a shop on screen', () => {
  it('are said, with what goes and what stays, and go only after the typed words', async () => {
    await signIn();
    await openScreen(at);
    await expect.element(page.getByText('This shop is full of samples')).toBeVisible();
    await page.getByRole('button', { name: 'Empty the demo' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Empty the demo' });
    await expect.element(dialog.getByText('Goes', { exact: true })).toBeVisible();
    await expect.element(dialog.getByText('The audit log')).toBeVisible();
    const act = dialog.getByRole('button', { name: 'Empty the demo' });
    await expect.element(act).toBeDisabled();
    const words = dialog.getByRole('textbox', { name: 'Type “empty the demo” to go on' });
    await words.fill('empty the de');
    await expect.element(act).toBeDisabled();
    await words.fill('Empty the demo');
    await expect.element(act).toBeEnabled();
    await expectAccessible('[role=alertdialog]');
    // Other screens of this shop need their samples.
    await dialog.getByRole('button', { name: 'Keep the demo' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const { standing } = await asAdmin<{ standing: object | null }>('GET', '/api/admin/demo');
    expect(standing).not.toBeNull();
  });

  it('fit a phone', async () => {
    await signIn();
    await openScreen(at, { size: PHONE });
    await page.getByRole('button', { name: 'Empty the demo' }).click();
    await expect.element(page.getByRole('alertdialog').getByText('Stays', { exact: true })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
  });
});
