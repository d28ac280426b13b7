import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';

export const describeCatalogueQueries = (app: () => TestApp) => {
  const list = (query: string) => app().client().get<Wire<'Experience'>[]>(`/api/experiences?${query}`);
  const slugs = async (query: string) => (await list(query)).body.map(({ slug }) => slug);
  const ids = async (query: string) => (await list(query)).body.map(({ id }) => id);

  describe('asking for part of the catalogue', () => {
    it('finds text in title, description and inclusions, titles first', async () => {
      const { body } = await list('search=jazz');
      expect(body[0]?.slug).toBe('the-harlem-jazz-hour');
      const inTitle = body.map(({ title }) => /jazz/i.test(title));
      expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
      for (const { title, description, inclusions } of body)
        expect(`${title} ${description} ${inclusions}`).toMatch(/jazz/i);
    });

    it('finds without case, and nothing when nothing fits', async () => {
      expect(await slugs('search=JAZZ')).toEqual(await slugs('search=jazz'));
      expect(await slugs('search=zzzzqqq')).toEqual([]);
      expect(await slugs('search=%25')).toEqual(await slugs(`search=${encodeURIComponent('%')}`));
    });

    it('answers everything to a blank search', async () => {
      expect(await slugs('search=%20%20')).toEqual(await slugs(''));
    });

    it('suggests at most five, by title or description', async () => {
      const { body } = await list('suggest=e');
      expect(body).toHaveLength(5);
      for (const { title, description } of (await list('suggest=quiz')).body)
        expect(`${title} ${description}`).toMatch(/quiz/i);
    });

    it('narrows by category, duration and price, all together', async () => {
      const { body } = await list('category=wellness-and-mindfulness&duration=30min&price=0-500');
      expect(body.map(({ slug }) => slug)).toEqual([
        'crystal-sound-bath',
        'sunrise-flow',
        'the-desk-reset',
        'four-counts-in',
      ]);
    });

    it.each([
      ['30min', '30 min'],
      ['1hour', '60 min'],
      ['90min', '90 min'],
    ])('finds all of %s and no other', async (asked, duration) => {
      const found = await slugs(`duration=${asked}`);
      expect(found.length).toBeGreaterThan(0);
      const all = (await list('')).body.filter((each) => each.duration === duration);
      expect(found).toEqual(all.map(({ slug }) => slug));
    });

    it('says near words and what fits without a filter, each with what it finds', async () => {
      const near = async (query: string) =>
        (await app().client().get<Wire<'NearSearch'>[]>(`/api/near-searches?${query}`)).body;
      const respelt = await near('search=cofee&duration=1hour');
      const filtered = { search: 'coffee', category: null, duration: '1hour', price: null };
      const count = (await slugs('search=coffee&duration=1hour')).length;
      expect(respelt[0]).toEqual({ ...filtered, count });
      expect((await near('search=trivai')).map(({ category }) => category)).toEqual(['trivia-and-games']);
      expect(await near('category=team-socials&duration=30min&price=0-500')).toEqual([
        {
          search: '',
          category: null,
          duration: '30min',
          price: '0-500',
          count: (await slugs('duration=30min&price=0-500')).length,
        },
      ]);
      expect(await near('search=zzzzqqq')).toEqual([]);
    });

    it('puts every experience into exactly one price bucket', async () => {
      const buckets = ['0-500', '501-1000', '1001-2000', '2001-5000', '5001-10000'];
      const found = (await Promise.all(buckets.map((price) => ids(`price=${price}`)))).flat();
      expect(found.toSorted((a, b) => a - b)).toEqual(await ids(''));
    });

    it('knows featured ones, and combines them with a search', async () => {
      const { body } = await list('featured=true');
      expect(body.map(({ featured }) => featured)).not.toContain(false);
      expect(await slugs('featured=true&search=jazz')).toEqual(['the-harlem-jazz-hour']);
      expect(await slugs('featured=false&search=harlem')).not.toContain('the-harlem-jazz-hour');
    });

    it('shows at most six others of the same first category', async () => {
      const { body } = await list('relatedTo=the-harlem-jazz-hour');
      expect(body).toHaveLength(6);
      for (const { slug, categories } of body) {
        expect(slug).not.toBe('the-harlem-jazz-hour');
        expect(categories.map((category) => category.slug)).toContain('heritage-and-celebrations');
      }
      expect(await slugs('relatedTo=nothing-at-all')).toEqual([]);
    });

    it('answers the asked ids, by id, and passes over what is not there', async () => {
      expect(await ids('ids=9,1,4000000000,1')).toEqual([1, 9]);
    });

    it('answers cards with what a card shows and nothing else', async () => {
      const { body } = await list('fields=card&limit=2');
      expect(body[0]).toEqual({
        id: 1,
        slug: 'the-harlem-jazz-hour',
        title: 'The Harlem Jazz Hour',
        duration: '60 min',
        imageUrl: '/uploads/demo/jazz-card-772.webp',
        isNew: true,
        starterPrice: 1190,
      });
    });

    it('pages through with Link, says the whole count, and misses none', async () => {
      const seen: number[] = [];
      const page = async (path: string): Promise<string | null> => {
        const { headers, body } = await app().client().get<Wire<'ExperienceCard'>[]>(path);
        expect(headers.get('x-total-count')).toBe('28');
        seen.push(...body.map(({ id }) => id));
        const link = headers.get('link');
        return link && (/^<([^>]+)>; rel="next"$/.exec(link)?.[1] ?? 'unreadable');
      };
      let next = await page('/api/experiences?limit=5&fields=card');
      while (next) {
        expect(new URL(next, app().url).searchParams.get('fields')).toBe('card');
        next = await page(next);
      }
      expect(seen).toEqual(await ids(''));
    });

    it('has no next page after the last, and an empty one beyond it', async () => {
      expect((await list('limit=1000')).headers.get('link')).toBeNull();
      const beyond = await list('limit=5&cursor=999999999');
      expect(beyond.body).toEqual([]);
      expect(beyond.headers.get('link')).toBeNull();
      expect(beyond.headers.get('x-total-count')).toBe('28');
    });

    it.each([
      'limit=0',
      'limit=-1',
      'limit=1001',
      'limit=one',
      'limit=1.5',
      'cursor=-1',
      'cursor=abc',
      'duration=2hours',
      'price=0-501',
      'featured=maybe',
      'ids=',
      'ids=1;2',
      'ids=1,,2',
      'fields=everything',
      `search=${'x'.repeat(201)}`,
    ])('refuses %s, naming it', async (query) => {
      const { status, body } = await app().client().get(`/api/experiences?${query}`);
      expect(status).toBe(422);
      expect(body).toMatchObject({ status: 422, issues: [{ path: query.split('=')[0] }] });
    });

    it('ignores parameters it does not know, and takes the first of a repeated one', async () => {
      expect(await ids('utm_source=mail')).toEqual(await ids(''));
      expect(await ids('limit=1&limit=2')).toEqual([1]);
    });
  });
};
