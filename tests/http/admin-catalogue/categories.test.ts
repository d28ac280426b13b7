import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import type { CategoryReply } from './bodies.ts';

describeOnEachStore('categories, as administrators keep them,', (app) => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
  });
  const listed = async () => (await app().client().get<Wire<'Category'>[]>('/api/categories')).body;
  const ids = async () => (await listed()).map(({ id }) => id);
  const create = (body: object) => admin.post<CategoryReply>('/api/categories', body);
  const change = (id: number, body: object) => admin.patch<CategoryReply>(`/api/categories/${id}`, body);
  const order = (list: readonly number[]) =>
    admin.request<CategoryReply[] & Wire<'Problem'>>('PUT', '/api/admin/categories/order', {
      body: { ids: list },
    });
  const isOneToN = async () =>
    expect((await listed()).map((each) => each.order)).toEqual((await ids()).map((_, at) => at + 1));

  it('go last when they are new, and are served at once', async () => {
    const name = unique('Team & Group Socials');
    const { status, body } = await create({ name });
    expect(status).toBe(201);
    const all = await listed();
    expect(all.at(-1)).toEqual(body);
    expect(body).toMatchObject({ name, order: all.length, experienceCount: 0, version: 1 });
    expect(body.slug).toMatch(/^team-group-socials-/);
  });

  it('have names and slugs of their own', async () => {
    const [first] = await listed();
    const taken = await create({ name: first?.name.toUpperCase() });
    expect([taken.status, taken.body.message]).toEqual([409, 'This category name is taken.']);
    const slug = await create({ name: unique('Other'), slug: first?.slug });
    expect([slug.status, slug.body.message]).toEqual([409, 'This slug is taken.']);
    const nameless = await create({ name: ' ' });
    expect([nameless.status, nameless.body.message]).toEqual([422, 'Name is required']);
  });

  it('are renamed, which experiences follow', async () => {
    const [first] = await listed();
    const { id = 0, version } = first ?? {};
    const { status, body } = await change(id, {
      name: 'Games of all kinds',
      slug: 'Games of all kinds',
      version,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, name: 'Games of all kinds', slug: 'games-of-all-kinds', order: 1 });
    expect(body.experienceCount).toBe(first?.experienceCount);
    const { body: inside } = await app()
      .client()
      .get<Wire<'Experience'>[]>('/api/experiences?category=games-of-all-kinds');
    expect(inside).toHaveLength(body.experienceCount);
    const stale = await change(id, { name: 'Stale', version });
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'Changed by someone else. Reload and try again.',
    ]);
  });

  it('move to a place, and the others make room', async () => {
    const before = await ids();
    const last = before.at(-1) ?? 0;
    const { status, body } = await change(last, { order: 2 });
    expect([status, body.order]).toEqual([200, 2]);
    expect(await ids()).toEqual([before[0], last, ...before.slice(1, -1)]);
    expect((await change(last, { order: 999 })).body.order).toBe(before.length);
    expect(await ids()).toEqual(before);
    for (const wrong of [0, -1, 1.5, '1', null])
      expect((await change(last, { order: wrong })).status).toBe(422);
  });

  it('stand in a new order in one step, unless there are others by now', async () => {
    const wanted = (await ids()).toReversed();
    const { status, body } = await order(wanted);
    expect(status).toBe(200);
    expect(body).toEqual(await listed());
    expect(await ids()).toEqual(wanted);
    for (const wrong of [wanted.slice(1), [...wanted, 2_000_000_000], [...wanted.slice(1), wanted[1] ?? 0]]) {
      const refused = await order(wrong);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Changed by someone else. Reload and try again.',
      ]);
    }
    expect(await ids()).toEqual(wanted);
  });

  it('are 1 to n after fifty moves and orders by two administrators at once', async () => {
    const admins = [admin, await app().admin()];
    const all = await ids();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const client = admins[at % 2] ?? admin;
        const id = all[(at * 7) % all.length] ?? 0;
        return at % 5 === 4
          ? client.request('PUT', '/api/admin/categories/order', {
              body: { ids: all.toSpliced(at % all.length, 1, id).length ? all.toReversed() : all },
            })
          : client.patch(`/api/categories/${id}`, { order: (at % all.length) + 1 });
      }),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await isOneToN();
    expect((await ids()).toSorted()).toEqual(all.toSorted());
  });

  it('are 1 to n also when some are added and removed meanwhile', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => create({ name: unique('Shelf') })));
    await isOneToN();
    const [first, ...others] = made.map(({ body }) => body.id);
    const replies = await Promise.all([
      ...others.map((id) => admin.delete(`/api/categories/${id}`)),
      ...others.map((_, at) => change(first ?? 0, { order: at + 1 })),
      create({ name: unique('Shelf') }),
    ]);
    for (const { status } of replies) expect([200, 201]).toContain(status);
    await isOneToN();
  });

  it('are gone when deleted, and their experiences stay', async () => {
    const { body: shelf } = await create({ name: unique('Shelf') });
    const { body: before } = await app()
      .client()
      .get<Wire<'Experience'>>('/api/experiences/slug/quiz-night-live');
    const categoryIds = [...before.categories.map(({ id }) => id), shelf.id];
    await admin.patch(`/api/experiences/${before.id}`, { categoryIds });
    expect((await listed()).find(({ id }) => id === shelf.id)?.experienceCount).toBe(1);
    const { status, body } = await admin.delete<Wire<'Message'>>(`/api/categories/${shelf.id}`);
    expect([status, body.message]).toEqual([200, 'Category has been deleted']);
    const { body: after } = await app()
      .client()
      .get<Wire<'Experience'>>('/api/experiences/slug/quiz-night-live');
    expect(after.categories).toEqual(before.categories);
    expect((await admin.delete(`/api/categories/${shelf.id}`)).status).toBe(404);
    expect((await change(shelf.id, { order: 1 })).status).toBe(404);
    await isOneToN();
  });
});
