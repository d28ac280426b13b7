import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../../web/api/transport/query-client.ts';
import type { ExperienceWire } from '../../../web/api/transport/wire.ts';
import { Providers } from '../../../web/app/Providers.tsx';
import BookNowDialog from '../../../web/features/booking/BookNowDialog.tsx';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen } from '../support/open-screen.tsx';
import { freeStarts, sellTimed } from './sell-timed.ts';

it('Book Now puts an experience with a free time into the cart in two presses', async () => {
  const { id, slug, title } = await sellTimed('instant');
  const [first = ''] = await freeStarts(id);
  await openScreen('/about');
  localStorage.setItem('time-zone', 'UTC');
  const experience: ExperienceWire = await (await fetch(`/api/experiences/slug/${slug}`)).json();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const dialogOf = createElement(BookNowDialog, { isOpen: true, onClose: () => {}, experience });
  root.render(
    createElement(Providers, {
      client: createQueryClient(fetch.bind(window)),
      children: createElement(BrowserRouter, null, dialogOf),
    }),
  );
  const dialog = page.getByRole('dialog', { name: `Book ${title}` });
  const times = dialog.getByRole('radiogroup', { name: /^Times on / });
  await expect.element(times).toBeVisible();
  await expectAccessible('[role="dialog"]');
  await times.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([
    { quantity: 1, chosen: [{ startsAt: new Date(first).toISOString(), zone: 'UTC' }] },
  ]);
});
