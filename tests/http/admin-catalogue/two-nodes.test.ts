import { createShop, type Shop } from '@wondercast/core/shop';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { auditApp } from '../../support/auditor.ts';
import { unique } from '../../support/builders.ts';
import { anAdmin } from '../../support/memory-ports.ts';
import { until } from '../../support/until.ts';
import { naively } from '../naive-shop.ts';
import { anExperienceBody, type CategoryReply, type ExperienceReply } from './bodies.ts';

const FOLLOWS_WITHIN_MS = 1_000;

describe('two nodes whose administrators edit one catalogue', () => {
  let nodes: readonly [TestApp, TestApp];
  let admins: readonly [SignedInClient, SignedInClient];
  beforeAll(async () => {
    const first = await startApp({ store: 'postgres' });
    nodes = [first, await startApp({ store: 'postgres', beside: first })];
    admins = [await nodes[0].admin(), await nodes[1].admin()];
  });
  afterAll(async () => {
    try {
      await auditApp(...nodes);
    } finally {
      await nodes[1].stop();
      await nodes[0].stop();
    }
  });
  const on = <Reply>(at: number, work: (admin: SignedInClient) => Promise<Reply>) =>
    work(admins[(at % 2) as 0 | 1]);
  const categories = async () => (await nodes[0].client().get<Wire<'Category'>[]>('/api/categories')).body;
  const orders = async () =>
    (await nodes[0].running.ports.read.catalogue.categories()).map(({ order }) => order);
  const isOneToN = (list: readonly number[]) => list.every((order, at) => order === at + 1);

  it('serve what one of them wrote: that one at once, the other within a second', async () => {
    const { body } = await admins[0].post<ExperienceReply>('/api/experiences', anExperienceBody());
    const at = (node: TestApp) => node.client().get<ExperienceReply>(`/api/experiences/slug/${body.slug}`);
    expect((await at(nodes[0])).body).toEqual(body);
    const since = performance.now();
    const hasFollowed = async () => (await at(nodes[1])).status === 200;
    await until('the other node follows', hasFollowed, 10 * FOLLOWS_WITHIN_MS);
    console.info(`the other node followed after ${Math.round(performance.now() - since)} ms`);
    // Each names pictures by its own address.
    expect((await at(nodes[1])).body).toEqual({ ...body, images: expect.anything() });
  });

  it('stop serving what becomes a draft: that one at once, the other within a second', async () => {
    const { body } = await admins[0].post<ExperienceReply>('/api/experiences', anExperienceBody());
    const statusAt = async (node: TestApp) =>
      (await node.client().get(`/api/experiences/slug/${body.slug}`)).status;
    await until('the other node serves it', async () => (await statusAt(nodes[1])) === 200);
    await admins[0].patch(`/api/experiences/${body.id}`, { published: false });
    expect(await statusAt(nodes[0])).toBe(404);
    await until('the other node follows', async () => (await statusAt(nodes[1])) === 404);
  });

  it('keep the order 1 to n when fifty are moved, put in order, added and removed on both at once', async () => {
    const ids = (await categories()).map(({ id }) => id);
    const extra = await Promise.all(
      [0, 1, 2, 3].map((at) =>
        on(at, (admin) => admin.post<CategoryReply>('/api/categories', { name: unique('Shelf') })),
      ),
    );
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        on(at, (admin) => {
          const gone = extra[Math.floor(at / 10)];
          if (at % 10 === 7 && gone) return admin.delete(`/api/categories/${gone.body.id}`);
          if (at % 10 === 3) return admin.post('/api/categories', { name: unique('Late') });
          if (at % 10 === 5)
            return admin.request('PUT', '/api/admin/categories/order', { body: { ids: ids.toReversed() } });
          return admin.patch(`/api/categories/${ids[at % ids.length]}`, { order: (at % 7) + 1 });
        }),
      ),
    );
    // An order of those that were there before is stale by now.
    for (const { status } of replies) expect([200, 201, 409]).toContain(status);
    expect(replies.filter(({ status }) => status === 409).length).toBeLessThanOrEqual(5);
    expect(isOneToN(await orders())).toBe(true);
  });

  it('let one of twenty edits of one version through', async () => {
    const { body } = await admins[0].post<ExperienceReply>('/api/experiences', anExperienceBody());
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        on(at, (admin) =>
          admin.patch(`/api/experiences/${body.id}`, { title: `Title number ${at}`, version: 1 }),
        ),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  describe('(without the hold)', () => {
    let shop: Shop;
    beforeAll(() => {
      shop = createShop(naively(nodes[0].running.ports, { hold: true }));
    });

    it('would let several edits of one version through', async () => {
      const { body } = await admins[0].post<ExperienceReply>('/api/experiences', anExperienceBody());
      const edits = await Promise.allSettled(
        Array.from({ length: 5 }, (_, at) =>
          shop.updateExperience(anAdmin(), body.id, { title: `Title number ${at}`, version: 1 }),
        ),
      );
      expect(edits.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(1);
    });

    it('would leave a gap when one is moved while another is removed', async () => {
      const add = () => admins[0].post<CategoryReply>('/api/categories', { name: unique('Shelf') });
      const [gone, , last] = [await add(), await add(), await add()];
      const [looked, removed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const pause = () => {
        looked.resolve();
        return removed.promise;
      };
      const slow = createShop(naively(nodes[0].running.ports, { hold: true }, pause));
      const moving = slow.updateCategory(anAdmin(), last.body.id, { order: 1 });
      await looked.promise;
      await admins[1].delete(`/api/categories/${gone.body.id}`);
      removed.resolve();
      await moving;
      expect(isOneToN(await orders())).toBe(false);
      const { ports } = nodes[0].running;
      await ports.unitOfWork(async ({ catalogue }) =>
        catalogue.orderCategories((await catalogue.categories()).map(({ id }) => id)),
      );
      expect(isOneToN(await orders())).toBe(true);
    });
  });
});
