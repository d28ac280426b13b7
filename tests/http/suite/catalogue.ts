import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';

export const describeCatalogue = (app: () => TestApp) =>
  describe('the catalogue', () => {
    it('lists every experience by id, whole, with prices in dollars', async () => {
      const { status, headers, body } = await app().client().get<Wire<'Experience'>[]>('/api/experiences');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-total-count')).toBe(String(body.length));
      expect(body.length).toBeGreaterThanOrEqual(24);
      expect(body.map(({ id }) => id)).toEqual(body.map(({ id }) => id).toSorted((a, b) => a - b));
      expect(body[0]).toMatchObject({
        id: 1,
        slug: 'the-harlem-jazz-hour',
        imageUrl: '/uploads/demo/jazz-card-772.webp',
        starterPrice: 1190,
        elevatedPrice: 1450,
        featured: true,
        categoryId: 2,
        minutes: 60,
        images: { card: `${app().url}/uploads/demo/jazz-card-772.webp` },
        categories: [{ id: 2, name: 'Heritage & Celebrations', slug: 'heritage-and-celebrations', order: 2 }],
        version: 1,
      });
    });

    it('tells sizes and zones to whoever sells them elsewhere', async () => {
      const { body } = await app().client().get<Wire<'Config'>>('/api/config');
      expect(body.tiers.map(({ id, seats }) => [id, seats])).toEqual([
        ['starter', 50],
        ['elevated', 99],
        ['premium', 150],
        ['ultimate', 250],
      ]);
      expect(body.zones).toContainEqual({ label: 'EST', offsetHours: -5 });
      expect(body).toMatchObject({ currency: 'USD', bookingRules: {}, policy: {} });
    });

    it('says null of what an experience does not have, and leaves nothing out', async () => {
      const { body } = await app().client().get<Wire<'Experience'>[]>('/api/experiences');
      const fields = Object.keys(body[0] ?? {}).sort();
      for (const each of body) expect(Object.keys(each).sort()).toEqual(fields);
      expect(body.some(({ videoUrl }) => videoUrl === null)).toBe(true);
    });

    it('shows one experience by its slug', async () => {
      const { status, body } = await app().client().get('/api/experiences/slug/quiz-night-live');
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: 9, slug: 'quiz-night-live', duration: '60 min' });
    });

    it('names the first category by order as categoryId', async () => {
      const { body } = await app()
        .client()
        .get<Wire<'Experience'>>('/api/experiences/slug/yes-and-improv-lab');
      expect(body.categories.map(({ order }) => order)).toEqual([1, 4, 6]);
      expect(body.categoryId).toBe(body.categories[0]?.id);
    });

    it('redirects a numeric id to the slug', async () => {
      const { status, headers, text } = await app().client().get('/api/experiences/slug/1');
      expect(status).toBe(308);
      expect(headers.get('location')).toBe('/api/experiences/slug/the-harlem-jazz-hour');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(text).toBe('');
    });

    it.each(['no-such-thing', '0', '99999', '4294967296', '%00', '..%2f..', 'THE-HARLEM-JAZZ-HOUR'])(
      'has no experience at %s',
      async (slug) => {
        const { status, body } = await app().client().get(`/api/experiences/slug/${slug}`);
        expect(status).toBe(404);
        expect(body).toMatchObject({ message: 'Experience not found', error: 'Experience not found' });
      },
    );

    it('shows the reviews of an experience, newest first', async () => {
      const { body } = await app()
        .client()
        .get<Wire<'Review'>[]>('/api/experiences/slug/the-harlem-jazz-hour/reviews');
      expect(body.length).toBeGreaterThan(1);
      expect(body.map(({ id }) => id)).toEqual(body.map(({ id }) => id).toSorted((a, b) => b - a));
      for (const review of body) expect(review).toMatchObject({ experienceId: 1, userImage: null });
      const { status } = await app().client().get('/api/experiences/slug/nothing/reviews');
      expect(status).toBe(404);
    });

    it('shows the add-ons of an experience, inactive ones marked', async () => {
      const { body } = await app().client().get<Wire<'AddOn'>[]>('/api/experiences/19/addons');
      expect(body.find(({ name }) => name === 'Printed photo strip')?.isActive).toBe(false);
      expect(body.find(({ name }) => name === 'Second host')).toEqual({
        id: 9,
        name: 'Second host',
        description: 'A co-host for the small rooms once you are over forty.',
        price: 210,
        question: null,
        needsPhone: false,
        taxCategory: null,
        isActive: true,
      });
    });

    it.each(['0', '-1', '2147483648', '1.5', 'one', '999999'])('has no add-ons for %s', async (id) => {
      expect((await app().client().get(`/api/experiences/${id}/addons`)).status).toBe(404);
    });

    it('lists categories by order, with how much is in them', async () => {
      const { body } = await app().client().get<Wire<'Category'>[]>('/api/categories');
      expect(body.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(body[0]).toEqual({
        id: 1,
        name: 'Trivia & Games',
        slug: 'trivia-and-games',
        order: 1,
        experienceCount: 6,
        version: 1,
      });
    });

    it('shows the fifteen partner logos of the strip', async () => {
      const { body } = await app().client().get<Wire<'LogoStrip'>>('/api/logos');
      expect(body.enabled).toBe(true);
      expect(body.logos).toHaveLength(15);
      expect(body.logos[0]).toEqual({
        id: 1,
        name: 'Norvane',
        imageUrl: '/uploads/demo/logos/norvane.svg',
        linkUrl: 'https://norvane.example',
        scale: 1,
      });
    });

    it('serves images by file name, for good', async () => {
      const { status, headers, text } = await app()
        .client()
        .get('/api/images/experiences/jazz-card-386.avif');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/avif');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(text.length).toBeGreaterThan(1000);
    });

    it.each(['none.avif', '..%2f..%2fpackage.json', '%2e%2e%2fx.webp', 'jazz-card-386', '.webp', '%00.webp'])(
      'has no image at %s',
      async (file) => {
        const { status, body } = await app().client().get(`/api/images/experiences/${file}`);
        expect(status).toBe(404);
        expect(body).toMatchObject({ status: 404 });
      },
    );
  });
