import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { until } from '../../support/until.ts';
import { book } from '../bodies.ts';

type Page = Wire<'ReviewPage'> & Wire<'Problem'>;
type Review = Wire<'AdminReview'> & Wire<'Problem'>;
type Shown = Wire<'ExperienceReviews'>;

const MARKUP = '</script><img src=x onerror="alert(1)">\n=1+1 & "quotes" — 日本語';

/** What customers say of delivered bookings, over HTTP. */
export const describeReviews = (app: () => TestApp) =>
  describe('reviews after delivery', () => {
    let admin: SignedInClient;
    let days: readonly number[] = [];
    const remind = (reviewDays: number | null) =>
      admin.put<Wire<'ReminderSettings'>>('/api/admin/settings/reminders', { days, reviewDays });
    beforeAll(async () => {
      admin = await app().admin();
      days = (await admin.get<Wire<'ShopSettings'>>('/api/admin/settings')).body.reminders.days;
      expect((await remind(0)).body.reviewDays).toBe(0);
    });
    afterAll(() => remind(1));

    /** A booking that was delivered, and the token in the mail that asks for its reviews. */
    const asked = async () => {
      const { body } = await book(app().client());
      const experience = body.sessions[0]?.experience;
      await admin.patch(`/api/admin/bookings/${body.id}/delivery-status`, { deliveryStatus: 'delivered' });
      const token = await until('the mail that asks for reviews', async () => {
        const found = (await app().outbox()).find(
          ({ file, mail }) => file.includes('review-asked') && mail.text?.includes(body.bookingReference),
        );
        return /\/reviews\/([\w-]{20,})/.exec(found?.mail.text ?? '')?.[1];
      });
      const path = `/api/reviews/${token}`;
      const experienceId = experience?.id ?? 0;
      const give = (rating: number, text: string) =>
        app()
          .client()
          .post<Page>(path, {
            name: 'Mara',
            company: 'Cobaltry',
            reviews: [{ experienceId, rating, text }],
          });
      const mine = async (state: string) => {
        const { body: reviews } = await admin.get<Review[]>(`/api/admin/reviews?state=${state}&limit=100`);
        return reviews.find((each) => each.bookingReference === body.bookingReference);
      };
      return { booking: body, path, experienceId, slug: experience?.slug ?? '', give, mine };
    };
    const moderate = (review: Review | undefined, what: string, body: object) =>
      admin.post<Review>(`/api/admin/reviews/${review?.id}/${what}`, body);
    const shownOf = async (id: number, query = '') =>
      app().client().get<Shown>(`/api/experiences/${id}/reviews${query}`);

    it('are asked for by one link that changes nothing until it is answered', async () => {
      const { path, experienceId, give, mine } = await asked();
      for (let look = 0; look < 3; look++)
        expect((await app().client().get<Page>(path)).body).toMatchObject({
          ended: false,
          parts: [{ experienceId, review: null }],
        });
      expect(await mine('waiting')).toBeUndefined();
      const before = (await shownOf(experienceId)).body.count;
      expect((await give(4, 'Good.')).body.parts[0]?.review).toEqual({
        rating: 4,
        text: 'Good.',
        name: 'Mara',
        company: 'Cobaltry',
        state: 'waiting',
      });
      expect((await give(5, MARKUP)).status).toBe(200);
      expect(await mine('waiting')).toMatchObject({ rating: 5, text: MARKUP, state: 'waiting' });
      expect((await shownOf(experienceId)).body.count).toBe(before);
    });

    it('are shown at once when they are published, as text on page and in its data, and gone when hidden', async () => {
      const { slug, experienceId, give, mine } = await asked();
      const before = (await shownOf(experienceId)).body;
      await give(1, MARKUP);
      const review = await mine('waiting');
      const answered = await admin.put<Review>(`/api/admin/reviews/${review?.id}/answer`, {
        answer: `We are sorry. ${MARKUP}`,
        version: review?.version,
      });
      expect(answered.body.answer).toContain('We are sorry.');
      expect((await moderate(review, 'publish', { version: review?.version })).status).toBe(409);
      const { body: published } = await moderate(review, 'publish', { version: answered.body.version });
      expect(published.state).toBe('published');
      const { body: shown } = await shownOf(experienceId);
      expect(shown.count).toBe(before.count + 1);
      const sum = (before.average ?? 0) * before.count + 1;
      expect(shown.average).toBeCloseTo(sum / shown.count, 1);
      expect(shown.reviews[0]).toMatchObject({
        username: 'Mara',
        company: 'Cobaltry',
        rating: 1,
        comment: MARKUP,
        answer: `We are sorry. ${MARKUP}`,
      });
      const list = await app().client().get<Wire<'Review'>[]>(`/api/experiences/slug/${slug}/reviews`);
      expect(list.body[0]).toEqual(shown.reviews[0]);
      await moderate(published, 'hide', { reason: 'A test', version: published.version });
      expect((await shownOf(experienceId)).body).toEqual(before);
      expect(await mine('hidden')).toMatchObject({ reason: 'A test', state: 'hidden' });
      // The customer may not change what was read, and is not told that it is hidden.
      const late = await give(5, 'Other');
      expect([late.status, late.body.message]).toEqual([
        409,
        'A review that we have read already cannot be changed any more.',
      ]);
      expect((await give(1, MARKUP)).body.parts[0]?.review?.state).toBe('closed');
    });

    it('come by pages, with figures of all of them', async () => {
      const { body, headers } = await shownOf(1, '?limit=1');
      expect(body.reviews).toHaveLength(1);
      expect(body.count).toBeGreaterThan(1);
      const next = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
      const second = await app().client().get<Shown>(next);
      expect(second.body.count).toBe(body.count);
      expect(second.body.reviews[0]?.id).toBeLessThan(body.reviews[0]?.id ?? 0);
      expect((await shownOf(2_147_483_647)).status).toBe(404);
    });

    it('are refused as a whole when one is wrong, and by a guessed link', async () => {
      const { path, experienceId, mine } = await asked();
      const send = (body: object, to = path) => app().client().post<Page>(to, body);
      const one = { experienceId, rating: 5, text: '' };
      const given = { name: 'Mara', reviews: [one] };
      for (const wrong of [
        { ...given, name: ' ' },
        { ...given, reviews: [] },
        { ...given, reviews: [one, one] },
        { ...given, reviews: [{ ...one, rating: 0 }] },
        { ...given, reviews: [{ ...one, rating: 5.5 }] },
        { ...given, reviews: [{ ...one, text: 'x'.repeat(2001) }] },
        { ...given, reviews: [one, { ...one, experienceId: 2_147_483_647 }] },
        { ...given, company: 'x'.repeat(101) },
      ])
        expect((await send(wrong)).status).toBe(422);
      expect(await mine('waiting')).toBeUndefined();
      const guessed = `/api/reviews/${'guessed0'.repeat(4)}`;
      expect((await app().client().get(guessed)).status).toBe(404);
      expect((await send(given, guessed)).status).toBe(404);
    });

    it('are published once by two moderators at once', async () => {
      const { experienceId, give, mine } = await asked();
      const before = (await shownOf(experienceId)).body.count;
      await give(5, 'Twice?');
      const review = await mine('waiting');
      const answers = await Promise.all(
        [1, 2].map(() => moderate(review, 'publish', { version: review?.version })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await shownOf(experienceId)).body.count).toBe(before + 1);
      const published = await mine('published');
      await moderate(published, 'hide', { reason: 'A test', version: published?.version });
    });
  });
