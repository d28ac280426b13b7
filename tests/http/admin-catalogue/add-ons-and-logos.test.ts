import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { type AddOnReply, anAddOnBody, type StripReply } from './bodies.ts';

describeOnEachStore('add-ons and logos, as administrators keep them,', (app) => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
  });

  describe('an add-on', () => {
    const create = (change: object = {}) => admin.post<AddOnReply>('/api/addons', anAddOnBody(change));
    const change = (id: number, body: object) => admin.patch<AddOnReply>(`/api/addons/${id}`, body);
    const ofExperience = async (id: number) =>
      (await app().client().get<Wire<'AddOn'>[]>(`/api/experiences/${id}/addons`)).body;

    it('is created, listed first, and sold at once with its experiences', async () => {
      const { status, body } = await create({ experienceIds: [9, 1, 9] });
      expect(status).toBe(201);
      expect(body).toMatchObject({ price: 48.5, isActive: true, experienceIds: [1, 9], version: 1 });
      expect(body.experiences).toEqual([
        { id: 1, title: 'The Harlem Jazz Hour' },
        { id: 9, title: expect.any(String) },
      ]);
      const { body: all } = await admin.get<Wire<'AdminAddOn'>[]>('/api/admin/addons');
      expect(all[0]).toEqual(body);
      expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
      const { id, name, description, price, question, needsPhone, taxCategory, isActive } = body;
      expect(await ofExperience(9)).toContainEqual({
        ...{ id, name, description, price, question, needsPhone, taxCategory, isActive },
      });
    });

    it('needs name, description and price', async () => {
      for (const missing of [{ name: '' }, { description: null }, { price: '' }, { price: null }]) {
        const { status, body } = await create(missing);
        expect([status, body.message]).toEqual([422, 'Please fill in all required fields']);
      }
      expect((await create({ price: -0.01 })).status).toBe(422);
      const { status, body } = await create({ experienceIds: [2_000_000_000] });
      expect([status, body.message]).toEqual([422, 'This experience does not exist.']);
    });

    it('changes in what is sent, unless that is stale', async () => {
      const { body: before } = await create();
      const { body: after } = await change(before.id, { isActive: false, version: 1 });
      expect(after).toEqual({ ...before, isActive: false, updatedAt: after.updatedAt, version: 2 });
      expect((await change(before.id, { price: 1, version: 1 })).status).toBe(409);
      expect((await change(before.id, { experienceIds: [] })).body).toMatchObject({
        experienceIds: [],
        experiences: [],
        price: 48.5,
      });
      expect((await change(2_147_483_647, { price: 1 })).status).toBe(404);
    });

    it('is gone when deleted', async () => {
      const { body: gone } = await create();
      const { status, body } = await admin.delete<Wire<'Message'>>(`/api/addons/${gone.id}`);
      expect([status, body.message]).toEqual([200, 'Add-on has been deleted']);
      expect((await ofExperience(1)).some(({ id }) => id === gone.id)).toBe(false);
      expect((await admin.delete(`/api/addons/${gone.id}`)).status).toBe(404);
    });
  });

  describe('the logo carousel', () => {
    const PATH = '/api/admin/logo-carousel';
    const edited = async () => (await admin.get<StripReply>(PATH)).body;
    const put = (body: object) => admin.request<StripReply>('PUT', PATH, { body });
    const strip = async () => (await app().client().get<Wire<'LogoStrip'>>('/api/logos')).body;

    it('is replaced as a whole, and keeps what is not said', async () => {
      const { enabled, logos } = await edited();
      expect([enabled, logos.length]).toEqual([true, 15]);
      const [a, b] = logos;
      if (!a || !b) throw new Error('The demo has fifteen logos');
      const { status, body } = await put({
        enabled: true,
        logos: [
          { id: b.id, imageUrl: b.imageUrl, altText: 'Renamed', order: 1 },
          { imageUrl: '/uploads/new-772.webp', altText: 'New', order: 3 },
          { id: a.id, imageUrl: a.imageUrl, altText: a.altText, order: 2, linkUrl: null, scale: 0.8 },
        ],
      });
      expect(status).toBe(200);
      expect(body.logos).toMatchObject([
        { ...b, altText: 'Renamed', order: 1 },
        { ...a, linkUrl: null, scale: 0.8, order: 2 },
        {
          imageUrl: '/uploads/new-772.webp',
          altText: 'New',
          order: 3,
          linkUrl: null,
          scale: 1,
          isActive: true,
        },
      ]);
      expect(await edited()).toEqual(body);
      expect((await strip()).logos.map(({ name }) => name)).toEqual(['Renamed', a.altText, 'New']);
    });

    it('shows nothing when it is off, nor what is hidden, and loses neither', async () => {
      const { logos } = await edited();
      const hidden = logos.map((logo, at) => ({ ...logo, isActive: at > 0 }));
      await put({ enabled: true, logos: hidden });
      expect((await strip()).logos).toHaveLength(logos.length - 1);
      await put({ enabled: false, logos: hidden.map(({ isActive: _, ...logo }) => logo) });
      expect(await strip()).toEqual({ enabled: false, logos: [] });
      expect((await edited()).logos).toEqual(hidden);
      await put({ enabled: true, logos });
    });

    it.each([
      { logos: [] },
      { enabled: true, logos: null },
      { enabled: true, logos: [{ imageUrl: 'javascript:alert(1)', altText: 'x' }] },
      { enabled: true, logos: [{ imageUrl: '/a.svg', altText: '' }] },
      { enabled: true, logos: [{ imageUrl: '/a.svg', altText: 'x', linkUrl: 'javascript:alert(1)' }] },
      { enabled: true, logos: [{ imageUrl: '/a.svg', altText: 'x', scale: -1 }] },
    ])('refuses %j and stays as it was', async (body) => {
      const before = await edited();
      expect((await put(body)).status).toBe(422);
      expect(await edited()).toEqual(before);
    });
  });
});
