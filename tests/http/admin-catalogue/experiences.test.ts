import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { book } from '../bodies.ts';
import { anExperienceBody, type ExperienceReply } from './bodies.ts';

const STALE = 'Changed by someone else. Reload and try again.';

describeOnEachStore('experiences, as administrators keep them,', (app) => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
  });
  const create = (change: object = {}) =>
    admin.post<ExperienceReply>('/api/experiences', anExperienceBody(change));
  const change = (id: number, body: object) => admin.patch<ExperienceReply>(`/api/experiences/${id}`, body);
  const shown = async (slug: string) =>
    (await app().client().get<ExperienceReply>(`/api/experiences/slug/${slug}`)).body;

  it('are created with the specified defaults, and served at once', async () => {
    const title = unique('Jazz Brunch');
    const { status, body } = await create({ title, categoryIds: [3, 1] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      slug: title.toLowerCase().replace(' ', '-'),
      coverImageUrl: null,
      videoUrl: null,
      theme: null,
      year: 2025,
      match: 90,
      featured: false,
      isNew: false,
      starterPrice: 990,
      elevatedPrice: 1250,
      premiumPrice: 1500,
      ultimatePrice: 1700,
      categoryId: 1,
      version: 1,
    });
    expect(body.categories.map(({ id }) => id)).toEqual([1, 3]);
    expect(await shown(body.slug)).toEqual(body);
    const { body: found } = await app()
      .client()
      .get<Wire<'Experience'>[]>(`/api/experiences?search=${encodeURIComponent(title)}`);
    expect(found).toEqual([body]);
  });

  it('are found by the words that they have now, with and without filters', async () => {
    const [before, after] = [unique('oud-'), unique('sitar ')];
    const { body } = await create({ title: before, description: `An evening (${before}).` });
    const found = async (query: string) =>
      (await app().client().get<Wire<'Experience'>[]>(`/api/experiences?${query}`)).body.map(({ id }) => id);
    const asked = (text: string) => encodeURIComponent(text.toUpperCase());
    expect(await found(`search=${asked(before)}`)).toEqual([body.id]);
    await change(body.id, { title: after });
    for (const words of [after, after.slice(2), `evening (${before}`]) {
      expect(await found(`search=${asked(words)}`), words).toEqual([body.id]);
      expect(await found(`search=${asked(words)}&featured=false`)).toEqual([body.id]);
      expect(await found(`search=${asked(words)}&featured=true`)).toEqual([]);
    }
    expect(await found(`suggest=${asked(after)}&search=${asked(before)}`)).toEqual([body.id]);
    await change(body.id, { description: 'An evening.' });
    expect(await found(`search=${asked(before)}`)).toEqual([]);
    await admin.delete(`/api/experiences/${body.id}`);
    expect(await found(`search=${asked(after)}`)).toEqual([]);
  });

  it('take every field of the form', async () => {
    const fields = {
      title: unique('Ünï ✨'),
      description: 'Several\nlines of <b>text</b>.',
      duration: '1 hour 30 min',
      imageUrl: 'https://images.example/a.webp?w=386',
      coverImageUrl: '/uploads/demo/jazz-cover-1600.webp',
      inclusions: 'One, two',
      theme: 'Heritage',
      year: 2027,
      match: 97,
      featured: true,
      isNew: true,
      slug: unique('own-slug'),
      starterPrice: 0,
      elevatedPrice: 0.01,
      premiumPrice: 1234.56,
      ultimatePrice: 1_000_000,
    };
    const { body } = await create({
      ...fields,
      categoryIds: [2],
      videoUrl: 'https://player.vimeo.com/video/1',
    });
    expect(body).toMatchObject({ ...fields, videoUrl: 'https://player.vimeo.com/video/1', categoryId: 2 });
    await admin.delete(`/api/experiences/${body.id}`);
  });

  it('say everything that is wrong, each at its field', async () => {
    const { status, body } = await admin.post<ExperienceReply>('/api/experiences', {
      title: 'ab',
      description: 'short',
      duration: '',
      imageUrl: 'nothing',
      inclusions: '',
      starterPrice: -1,
      elevatedPrice: -1,
      premiumPrice: -1,
      ultimatePrice: -1,
    });
    expect(status).toBe(422);
    expect(body.message).toBe('Title must be at least 3 characters long');
    expect(body.issues).toEqual([
      { path: 'title', message: 'Title must be at least 3 characters long' },
      { path: 'description', message: 'Description must be at least 10 characters long' },
      { path: 'duration', message: 'Duration is required' },
      { path: 'imageUrl', message: 'Please enter a valid URL for the image' },
      { path: 'inclusions', message: 'Please list inclusions' },
      { path: 'starterPrice', message: 'Starter price must be at least 0' },
      { path: 'elevatedPrice', message: 'Elevated price must be at least 0' },
      { path: 'premiumPrice', message: 'Premium price must be at least 0' },
      { path: 'ultimatePrice', message: 'Ultimate price must be at least 0' },
    ]);
  });

  it('change only in what is sent: no default comes along', async () => {
    const { body: before } = await create({ starterPrice: 5, featured: true, year: 2030, theme: 'x' });
    const { status, body: after } = await change(before.id, { title: 'Another title' });
    expect(status).toBe(200);
    expect(after).toEqual({ ...before, title: 'Another title', version: 2 });
    expect(await shown(before.slug)).toEqual(after);
    expect((await change(before.id, {})).body).toEqual(after);
  });

  it('are not overwritten by who has seen an older version', async () => {
    const { body } = await create();
    const other = await app().admin();
    const path = `/api/experiences/${body.id}`;
    expect((await other.patch(path, { title: 'Theirs', version: 1 })).status).toBe(200);
    const { status, body: refusal } = await change(body.id, { description: 'Mine, of before.', version: 1 });
    expect([status, refusal.message]).toEqual([409, STALE]);
    expect(await shown(body.slug)).toMatchObject({ title: 'Theirs', version: 2 });
    expect((await change(body.id, { description: 'Mine, of now.', version: 2 })).status).toBe(200);
    expect((await change(body.id, { description: 'Mine, without a word.' })).status).toBe(200);
  });

  it('are changed by one of two administrators who save at once', async () => {
    const { body } = await create();
    const other = await app().admin();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 ? admin : other).patch<ExperienceReply>(`/api/experiences/${body.id}`, {
          title: `Title number ${at}`,
          version: 1,
        }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const winner = replies.find(({ status }) => status === 200)?.body;
    expect(await shown(body.slug)).toEqual(winner);
  });

  it('have slugs of their own', async () => {
    const { body: first } = await create({ slug: unique('taken') });
    const { status, body } = await create({ slug: first.slug.toUpperCase() });
    expect([status, body.message]).toEqual([409, 'This slug is taken.']);
    expect(body.issues).toEqual([{ path: 'slug', message: 'This slug is taken.' }]);
    const { body: second } = await create();
    expect((await change(second.id, { slug: first.slug })).status).toBe(409);
    const title = unique('Same title');
    const made = [await create({ title }), await create({ title }), await create({ title, slug: '' })];
    const stem = title.toLowerCase().replace(' ', '-');
    expect(made.map((each) => each.body.slug)).toEqual([stem, `${stem}-2`, `${stem}-3`]);
  });

  it.each(['2027', '日本語', '!!!'])(
    'are found under a slug that is no id, also when called %s',
    async (title) => {
      const { status, body } = await create({ title: title.padEnd(3, '!') });
      expect(status).toBe(201);
      expect(body.slug).toMatch(/^[a-z0-9-]*[a-z][a-z0-9-]*$/);
      expect(await shown(body.slug)).toEqual(body);
    },
  );

  it.each([
    [
      '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" onload="alert(1)"></iframe>',
      'https://www.youtube.com/embed/aqz-KE-bpKQ',
    ],
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
    ['', null],
    [null, null],
  ])('keep of the video %j its address', async (videoUrl, kept) => {
    expect((await create({ videoUrl })).body.videoUrl).toBe(kept);
  });

  it.each([
    'javascript:alert(1)',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    'https://evil.example/embed/1',
    'http://player.vimeo.com/video/1',
    'https://player.vimeo.com@evil.example/',
    '<script src="https://player.vimeo.com/x.js"></script>',
  ])('refuse the video %j', async (videoUrl) => {
    const { status, body } = await create({ videoUrl });
    expect([status, body.message]).toEqual([422, 'Video must be a supported address']);
    expect(body.issues).toEqual([{ path: 'videoUrl', message: 'Video must be a supported address' }]);
  });

  it('refuse categories that are not there', async () => {
    const { status, body } = await create({ categoryIds: [1, 2_000_000_000] });
    expect([status, body.message]).toEqual([422, 'This category does not exist.']);
  });

  it('are gone when deleted, and what was booked of them stays whole', async () => {
    const mara = await app().signedIn();
    const { body: sold } = await create({ title: 'Soon gone', slug: unique('soon-gone') });
    const line = { experienceId: sold.id, selectedTier: 'starter', quantity: 1, addOns: [] };
    const { body: booking } = await book(mara, { items: [line], totalPrice: 990 });
    const { status, body } = await admin.delete<Wire<'Message'>>(`/api/experiences/${sold.id}`);
    expect([status, body.message]).toEqual([200, 'Experience has been deleted']);
    expect((await app().client().get(`/api/experiences/slug/${sold.slug}`)).status).toBe(404);
    const { body: own } = await mara.get<Wire<'Booking'>[]>('/api/bookings');
    expect(own.find(({ id }) => id === booking.id)).toEqual(booking);
    expect(booking.items[0]?.experience).toMatchObject({ title: 'Soon gone', id: sold.id });
    expect((await book(mara, { items: [line], totalPrice: 990 })).body.message).toBe(
      'An experience is no longer available.',
    );
    expect((await admin.delete(`/api/experiences/${sold.id}`)).status).toBe(404);
    // For the auditor, who asks the catalogue about every booking.
    await mara.delete(`/api/bookings/${booking.id}`);
  });

  describe('that are not there', () => {
    it.each(['patch', 'delete'] as const)('cannot be found by %s', async (method) => {
      const { status, body } = await admin[method]<ExperienceReply>('/api/experiences/2147483647');
      expect([status, body.message]).toEqual([404, 'Experience not found']);
    });
  });

  it('are created once under one key, however often it is sent', async () => {
    const key = { 'idempotency-key': unique('key') };
    const body = anExperienceBody();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => admin.post<ExperienceReply>('/api/experiences', body, key)),
    );
    expect(new Set(replies.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
  });
});
