import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { demoId, JAZZ } from '../../e2e/support/demo.ts';
import { book, slotOn } from '../sessions/placed.ts';
import { openScreen } from '../support/open-screen.tsx';
import { message } from '../support/see.ts';
import { addHost, asAdmin, signIn } from './open-desk.tsx';

it('lists who needs a time, is searched, agrees and asks from the row, and opens calendars at the wished month', async () => {
  await openScreen('/about');
  const [first, second] = [await book([slotOn(6)]), await book([slotOn(7)])];
  await signIn();
  await addHost({ experienceIds: [demoId(JAZZ.slug)] });
  await openScreen('/admin?tab=schedule&queue=needsTime');
  await page.getByRole('button', { name: 'List' }).click();
  await page.getByRole('searchbox').fill(`${first.bookingReference} mara`);
  const list = page.getByRole('table', { name: 'Sessions that need a time' });
  await expect.poll(() => list.getByRole('row').elements().length).toBe(2);
  const row = list.getByRole('row').nth(1);
  await expect.element(row).toMatchTextContent(/Northlight Studio.*Mara Reyes.*hosts? free/);
  await row.getByRole('button', { name: /^Agree with Northlight Studio, and ask / }).click();
  await expect.element(message('Time agreed, ')).toBeVisible();
  expect(await asAdmin('GET', `/api/admin/sessions/${first.id}-1-1`)).toMatchObject({
    state: 'agreed',
    assignments: [{ state: 'asked' }],
  });
  await page.getByRole('searchbox').fill(second.bookingReference);
  await list.getByRole('button', { name: 'Suggest times to Northlight Studio' }).click();
  const drawer = page.getByRole('dialog', { name: JAZZ.title });
  await drawer.getByRole('button', { name: /^Day 1/ }).click();
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const wished = month.format(new Date(`${slotOn(7).date}T00:00:00Z`));
  await expect.element(page.getByRole('dialog').getByText(wished)).toBeVisible();
});
