import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ErrorBoundary } from '../../../web/app/ErrorBoundary.tsx';
import { newRecovery } from '../../../web/app/recovery.ts';

/** Breaks when its button is pressed, as often as there are breaks left. */
function Fragile({ breaks }: { readonly breaks: { left: number } }) {
  const [name, setName] = useState('');
  const [broken, setBroken] = useState(false);
  if (broken && breaks.left > 0) {
    breaks.left -= 1;
    throw new Error('planted');
  }
  return createElement(
    'form',
    null,
    createElement(
      'label',
      null,
      'First name',
      createElement('input', { value: name, onChange: (event) => setName(event.target.value) }),
    ),
    createElement('label', null, 'Security code', createElement('input', { autoComplete: 'cc-csc' })),
    createElement('output', null, name),
    createElement('button', { type: 'button', onClick: () => setBroken(true) }, 'Break'),
  );
}

const open = async (breaks: number) => {
  ErrorBoundary.recovery = newRecovery(document.body);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place, { onCaughtError: () => undefined });
  onTestFinished(() => root.unmount());
  root.render(createElement(ErrorBoundary, null, createElement(Fragile, { breaks: { left: breaks } })));
  await page.getByLabelText('First name').fill('Ada');
  await page.getByLabelText('Security code').fill('123');
};

// React renders a component that throws once more before it gives up.
const ONCE = 2;

it('a page that breaks once is drawn anew with what was typed, but for the numbers of cards', async () => {
  await open(ONCE);
  await page.getByRole('button', { name: 'Break' }).click();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Ada');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Ada$/);
  await expect.element(page.getByLabelText('Security code')).toHaveValue('');
});

it('a page that breaks again says so, and shows what was typed', async () => {
  await open(ONCE + ONCE);
  await page.getByRole('button', { name: 'Break' }).click();
  await page.getByRole('button', { name: 'Break' }).click();
  await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await expect.element(page.getByText('Ada', { exact: true })).toBeVisible();
});
