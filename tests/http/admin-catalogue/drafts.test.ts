import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import type { Reply } from '../../support/http-client.ts';
import { createKey, withKey } from '../../support/partners.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { aLine, book, CUSTOMER } from '../bodies.ts';
import { type AddOnReply, anAddOnBody, anExperienceBody, type ExperienceReply } from './bodies.ts';

type Listed = Wire<'Experience'>[];

describeOnEachStore('drafts of experiences', (app) => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
  });
  const create = async (change: object = {}) =>
    (await admin.post<ExperienceReply>('/api/experiences', anExperienceBody(change))).body;
  const publish = (id: number, published: boolean) =>
    admin.patch<ExperienceReply>(`/api/experiences/${id}`, { published });
  const copy = (id: number) => admin.post<ExperienceReply>(`/api/admin/experiences/${id}/copy`);

  /** What visitors and partners find of an experience. */
  const seen = async ({ id, slug, title }: Wire<'Experience'>) => {
    const visitor = app().client();
    const count = async (query: string) =>
      (await visitor.get<Listed>(`/api/experiences?${query}`)).body.filter((each) => each.id === id).length;
    const status = async (path: string) => (await visitor.get(path)).status;
    const key = withKey(await createKey(admin));
    const partners = await visitor.get<Listed>('/api/experiences', key);
    return {
      listed: await count('fields=full'),
      found: await count(`search=${encodeURIComponent(title)}`),
      suggested: await count(`suggest=${encodeURIComponent(title)}`),
      byId: await count(`ids=${id}`),
      related: await count('relatedTo=the-harlem-jazz-hour'),
      toPartners: partners.body.filter((each) => each.id === id).length,
      inSitemap: (await visitor.get<string>('/sitemap.xml')).text.includes(`/experience/${slug}<`),
      slug: await status(`/api/experiences/slug/${slug}`),
      number: await status(`/api/experiences/slug/${id}`),
      reviews: await status(`/api/experiences/slug/${slug}/reviews`),
      addOns: await status(`/api/experiences/${id}/addons`),
    };
  };
  const NOWHERE = { listed: 0, found: 0, suggested: 0, byId: 0, related: 0, toPartners: 0, inSitemap: false };

  it('are published unless said otherwise', async () => {
    expect((await create()).published).toBe(true);
    expect((await create({ published: false })).published).toBe(false);
  });

  it('are seen by the staff alone, and by everybody once they are published', async () => {
    const draft = await create({ title: unique('Draft'), published: false, categoryIds: [1] });
    expect(await seen(draft)).toEqual({ ...NOWHERE, slug: 404, number: 404, reviews: 404, addOns: 404 });
    const listed = await admin.get<Listed>(`/api/admin/experiences?ids=${draft.id}`);
    expect(listed.body).toEqual([draft]);
    expect(listed.headers.get('x-total-count')).toBe('1');
    const found = await admin.get<Listed>(
      `/api/admin/experiences?suggest=${encodeURIComponent(draft.title)}`,
    );
    expect(found.body).toEqual([draft]);
    await publish(draft.id, true);
    expect(await seen(draft)).toMatchObject({
      listed: 1,
      found: 1,
      toPartners: 1,
      inSitemap: true,
      slug: 200,
    });
    await publish(draft.id, false);
    expect(await seen(draft)).toMatchObject({ listed: 0, inSitemap: false, slug: 404 });
  });

  it('come page by page to the staff', async () => {
    await create({ published: false });
    const pages: number[] = [];
    for (let path: string | null = '/api/admin/experiences?limit=10'; path; ) {
      const page: Reply<Listed> = await admin.get<Listed>(path);
      pages.push(...page.body.map(({ id }) => id));
      path = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
      expect(page.headers.get('x-total-count')).toBeTruthy();
    }
    const all = await admin.get<Listed>('/api/admin/experiences?limit=1000');
    expect(pages).toEqual(all.body.map(({ id }) => id));
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
  });

  it('are not counted in their category', async () => {
    const counted = async () =>
      (await app().client().get<Wire<'Category'>[]>('/api/categories')).body.find(({ id }) => id === 1)
        ?.experienceCount ?? 0;
    const before = await counted();
    const draft = await create({ published: false, categoryIds: [1] });
    expect(await counted()).toBe(before);
    await publish(draft.id, true);
    expect(await counted()).toBe(before + 1);
  });

  it('cannot be quoted or booked, not by the desk either', async () => {
    const { id } = await create({ published: false });
    const visitor = app().client();
    const quote = await visitor.post<Wire<'Quote'>>('/api/quotes', { items: [aLine({ experienceId: id })] });
    expect(quote.body.lines[0]).toMatchObject({ problem: 'An experience is no longer available.' });
    const placed = await book(visitor, { items: [aLine({ experienceId: id })], totalPrice: 1250 });
    expect([placed.status, placed.body.message]).toEqual([422, 'An experience is no longer available.']);
    const desk = await admin.post<Wire<'Problem'>>('/api/admin/bookings', {
      ...CUSTOMER,
      items: [aLine({ experienceId: id })],
    });
    expect([desk.status, desk.body.message]).toEqual([422, 'An experience is no longer available.']);
  });

  it('leave what was booked of them as it was', async () => {
    const sold = await create({ title: unique('Sold') });
    const customer = app().client();
    const { body: booking } = await book(customer, {
      items: [aLine({ experienceId: sold.id })],
      totalPrice: 1250,
    });
    await publish(sold.id, false);
    const path = `/api/admin/bookings/${booking.id}`;
    expect((await admin.get<Wire<'AdminBooking'>>(path)).body).toMatchObject({
      id: booking.id,
      totalPrice: 1250,
      items: [{ experience: { id: sold.id, title: sold.title } }],
    });
    // For the auditor, who asks the catalogue about every booking.
    await publish(sold.id, true);
  });

  it('are made by copying, with everything but the reviews', async () => {
    const source = await create({
      title: unique('Source'),
      theme: 'Heritage',
      featured: true,
      categoryIds: [2, 1],
      starterPrice: 5,
      policy: { zones: [{ fromHours: 0, refundPercent: 20, movePercent: 10 }] },
    });
    const addOn = await admin.post<AddOnReply>('/api/addons', anAddOnBody({ experienceIds: [source.id] }));
    const { status, body: first } = await copy(source.id);
    expect(status).toBe(201);
    const { id, slug, title, version } = first;
    expect(first).toEqual({ ...source, id, slug, title, version, published: false });
    expect([title, slug]).toEqual([`${source.title} (copy)`, `${source.slug}-copy`]);
    expect((await copy(source.id)).body.slug).toBe(`${source.slug}-copy-2`);
    await publish(id, true);
    const sold = await app().client().get<Wire<'AddOn'>[]>(`/api/experiences/${id}/addons`);
    expect(sold.body.map((each) => each.id)).toEqual([addOn.body.id]);
    const log = await admin.get<Wire<'AuditEntry'>[]>(`/api/admin/audit?subject=experience&subjectId=${id}`);
    expect(log.body.map(({ action }) => action)).toEqual(['experience.updated', 'experience.copied']);
    expect((await copy(2_147_483_647)).status).toBe(404);
  });

  it('are in files, with their policy', async () => {
    const policy = { zones: [{ fromHours: 0, refundPercent: 25, movePercent: null }] };
    const { slug } = await create({ published: false, policy });
    const file = await admin.get<Record<string, unknown>[]>(
      '/api/admin/catalogue/export?kind=experiences&format=json',
    );
    expect(file.body.find((each) => each.slug === slug)).toMatchObject({ published: false, policy });
    const text = `slug,published,policy\n${slug},yes,`;
    const body = { kind: 'experiences', format: 'csv', text };
    const preview = await admin.post<Wire<'ImportPreview'>>('/api/admin/catalogue/import/preview', body);
    expect(preview.body.rows[0]?.fields.map(({ field }) => field)).toEqual(['published', 'policy']);
    await admin.post('/api/admin/catalogue/import', { ...body, version: preview.body.version });
    const now = await app().client().get<ExperienceReply>(`/api/experiences/slug/${slug}`);
    expect(now.body).toMatchObject({ published: true, policy: null });
  });
});
