import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { JAZZ } from '../../e2e/support/demo.ts';
import { signIn } from '../desk/open-desk.tsx';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { expectCount, expectNone } from '../support/see.ts';
import { book } from './placed.ts';

const stars = page.getByRole('radiogroup', { name: `Stars for ${JAZZ.title}` });
const send = page.getByRole('button', { name: 'Send review' });

/** The path in the mail that asks for reviews of a delivered booking. */
const mailedPath = async (withDesk = false) => {
  await openScreen('/about');
  const { id, bookingReference } = await book(undefined, withDesk);
  await commands.desk('PATCH', `/api/admin/bookings/${id}/delivery-status`, { deliveryStatus: 'delivered' });
  await commands.askReviews(id);
  const path = await commands.mailed(bookingReference, '/reviews/');
  // Another person, who has only the mail.
  await commands.newVisitor();
  return { path, reference: bookingReference };
};

describe('the page where a mail that asks for reviews leads', () => {
  it('takes stars by keyboard and a word, says so, and lets them be corrected', async () => {
    const { path, reference } = await mailedPath();
    const { asked } = await openScreen(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('How was it?');
    await expect.element(page.getByRole('textbox', { name: /^First name/ })).toHaveValue('Mara');
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    await send.click();
    await expect.element(page.getByText('Choose one to five stars')).toBeVisible();
    await stars.getByRole('radio', { name: '3 of 5 stars, Good' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(stars.getByRole('radio', { name: '4 of 5 stars, Very good' })).toBeChecked();
    const words = `<b>Lovely</b> ${reference}`;
    await page.getByRole('textbox', { name: /^In your words/ }).fill(words);
    await expectAccessible('main, body');
    await send.click();
    await expect.element(page.getByText('Your review has reached us.')).toBeVisible();
    await stars.getByRole('radio', { name: '5 of 5 stars, Wonderful' }).click();
    await page.getByRole('button', { name: 'Send again' }).click();
    const waiting = () =>
      commands.desk<{ rating: number; text: string }[]>('GET', '/api/admin/reviews?limit=100');
    await expect.poll(async () => (await waiting()).find(({ text }) => text === words)?.rating).toBe(5);
    // The same link another day.
    await openScreen(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
    await expect.element(stars.getByRole('radio', { name: '5 of 5 stars, Wonderful' })).toBeChecked();
    await expect.element(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  });

  it('has one ticket for each experience, on a phone and in the light too', async () => {
    const { path } = await mailedPath(true);
    await openScreen(path, { size: PHONE });
    await expectCount(page.getByRole('radiogroup'), 2);
    await expectAccessible('body');
    document.documentElement.dataset.theme = 'light';
    await expectAccessible('body');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);
  });

  it('says when a link is not valid', async () => {
    await openScreen(`/reviews/${'guessed0'.repeat(4)}`);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('This link is not valid any more');
  });
});

describe('the Reviews section', () => {
  it('answers and publishes what waits, which is then on the page, and hides it again', async () => {
    const { path, reference } = await mailedPath();
    await openScreen(path);
    await stars.getByRole('radio', { name: '2 of 5 stars, Fair' }).click();
    const words = `Too short for ${reference}.`;
    await page.getByRole('textbox', { name: /^In your words/ }).fill(words);
    await page.getByRole('textbox', { name: /^First name/ }).fill(reference);
    await send.click();
    await expect.element(page.getByText('Your review has reached us.')).toBeVisible();

    await signIn();
    await openScreen('/admin?tab=reviews');
    await expect.element(page.getByText(words)).toBeVisible();
    await expectAccessible('main');
    const about = `the review of ${JAZZ.title} by ${reference}, Northlight Studio`;
    await page.getByRole('button', { name: `Answer ${about}` }).click();
    const answer = `We are sorry, ${reference}.`;
    await page.getByRole('textbox', { name: /^Your answer/ }).fill(answer);
    await page.getByRole('button', { name: 'Save answer' }).click();
    await expect.element(page.getByText(answer)).toBeVisible();
    await page.getByRole('button', { name: `Publish ${about}` }).click();
    await expectNone(page.getByText(words));

    await openScreen(`/experience/${JAZZ.slug}`);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText(answer)).toBeVisible();
    await expect.element(page.getByText(`${reference}, Northlight Studio`)).toBeVisible();

    await openScreen('/admin?tab=reviews&state=published');
    await page.getByRole('button', { name: `Hide ${about}` }).click();
    await page.getByRole('textbox', { name: /^Why/ }).fill('A test');
    await page.getByRole('button', { name: 'Hide review' }).click();
    await expectNone(page.getByText(words));
  });

  it('are all shown on the page of their experience, more at each press', async () => {
    const { id, slug } = await commands.sell({ title: `Loved ${crypto.randomUUID().slice(0, 8)}` });
    await commands.reviewed(id, 110);
    await openScreen(`/experience/${slug}`);
    const more = page.getByRole('button', { name: 'Show more reviews' });
    await expect.element(page.getByText('Evening number 110.')).toBeVisible();
    for (let shown = 12; shown < 110; shown += 12) {
      await expect.element(page.getByText(`Evening number ${111 - shown}.`)).toBeInTheDocument();
      await more.click();
    }
    await expect.element(page.getByText('Evening number 1.', { exact: true })).toBeInTheDocument();
    await expect.element(more).not.toBeInTheDocument();
  });
});
