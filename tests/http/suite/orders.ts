import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';

export const describeOrders = (app: () => TestApp) => {
  const order = (items: unknown) => app().client().post<Wire<'Order'>>('/api/orders', { items });
  const anItem = (change: object = {}) => ({
    experience: { id: 1, title: 'As the cart shows it', slug: 'x', starterPrice: 1 },
    selectedTier: 'starter',
    tierPrice: 1190,
    quantity: 2,
    selectedDate: null,
    addOns: [{ id: 3, name: 'As the cart shows it', price: 48.5 }],
    addOnsTotal: 48.5,
    ...change,
  });

  describe('an order', () => {
    it('records what is about to be checked out, at the prices as found', async () => {
      const { status, body } = await order([anItem()]);
      expect(status).toBe(201);
      expect(body).toEqual({
        currency: 'USD',
        id: expect.any(Number),
        status: 'pending',
        items: [
          {
            experienceId: 1,
            title: 'The Harlem Jazz Hour',
            selectedTier: 'starter',
            quantity: 2,
            tierPrice: 1190,
            addOns: [{ id: 3, name: 'Signed vinyl prize', price: 48.5 }],
            addOnsTotal: 48.5,
            lineTotal: 2477,
            problem: null,
          },
        ],
        totalPrice: 2477,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
    });

    it.each([
      ['an object with an id', { experience: { id: 9 } }],
      ['an id', { experience: 9 }],
      ['experienceId', { experience: undefined, experienceId: 9 }],
      ['experienceId beside an object', { experience: { id: 1 }, experienceId: 9 }],
    ])('takes its experience as %s', async (_what, named) => {
      const { status, body } = await order([anItem({ addOns: [], addOnsTotal: 0, ...named })]);
      expect(status).toBe(201);
      expect(body.items[0]).toMatchObject({ experienceId: 9, title: 'Quiz Night Live' });
    });

    it('commits to nothing: what is gone or costs something else is recorded with its problem', async () => {
      const { status, body } = await order([
        anItem({ experience: { id: 4711 } }),
        anItem({ tierPrice: 1 }),
        anItem({ addOns: [{ id: 4 }] }),
      ]);
      expect(status).toBe(201);
      expect(body.items.map(({ problem }) => problem)).toEqual([
        'An experience is no longer available.',
        'Prices have changed. Please review your cart.',
        'An add-on is no longer available.',
      ]);
      expect(body.items[0]).toMatchObject({ title: null, tierPrice: 0, lineTotal: 0 });
    });

    it('is kept with the account of who is signed in', async () => {
      const mara = await app().signedIn();
      const { body } = await mara.post<Wire<'Order'>>('/api/orders', { items: [anItem()] });
      const kept = await app().running.ports.read.orders.byId(body.id);
      expect(kept?.accountId).toBe(mara.user.id);
    });

    it.each([
      ['an empty cart', [], 'Your cart is empty'],
      ['an item without experience', [{ quantity: 1 }], 'Must be a whole number'],
      ['an experience without id', [{ experience: {}, quantity: 1 }], expect.any(String)],
      ['no quantity', [{ experience: 1 }], 'Quantity must be a whole number'],
      ['items that are no list', { 0: anItem() }, expect.any(String)],
      ['an item that is none', ['all'], expect.any(String)],
      ['an item of null', [null], expect.any(String)],
    ])('refuses %s', async (_what, items, message) => {
      const { status, body } = await order(items);
      expect(status).toBe(422);
      expect(body).toMatchObject({ message, error: message });
    });
  });
};
