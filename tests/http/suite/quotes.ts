import { DEFAULT_POLICY } from '@wondercast/core/shop/policy/policy';
import { encodePolicyWords } from '@wondercast/openapi/codec/policy';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { aLine } from '../bodies.ts';

export const describeQuotes = (app: () => TestApp) => {
  const quote = (body: object) => app().client().post<Wire<'Quote'>>('/api/quotes', body);

  describe('a quote', () => {
    it('prices lines with add-ons per unit, to the cent', async () => {
      const addOns = [{ id: 1 }, { id: 3 }];
      const { status, headers, body } = await quote({
        items: [aLine({ quantity: 3, addOns }), aLine({ experienceId: 9, selectedTier: 'starter' })],
      });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body).toEqual({
        currency: 'USD',
        lines: [
          {
            experienceId: 1,
            title: 'The Harlem Jazz Hour',
            selectedTier: 'elevated',
            quantity: 3,
            tierPrice: 1450,
            addOns: [
              { id: 1, name: 'Tasting kit by post', price: 189 },
              { id: 3, name: 'Signed vinyl prize', price: 48.5 },
            ],
            addOnsTotal: 237.5,
            unitPrice: 1687.5,
            lineTotal: 5062.5,
            headcount: null,
            startsAt: null,
            language: null,
            problem: null,
          },
          {
            experienceId: 9,
            title: 'Quiz Night Live',
            selectedTier: 'starter',
            quantity: 1,
            tierPrice: 990,
            addOns: [],
            addOnsTotal: 0,
            unitPrice: 990,
            lineTotal: 990,
            headcount: null,
            startsAt: null,
            language: null,
            problem: null,
          },
        ],
        subtotal: 6052.5,
        discount: null,
        tax: null,
        total: 6052.5,
        policy: encodePolicyWords(DEFAULT_POLICY),
        policies: [
          { titles: ['The Harlem Jazz Hour', 'Quiz Night Live'], words: encodePolicyWords(DEFAULT_POLICY) },
        ],
        taken: [],
      });
    });

    it('takes a code off, trimmed and without case', async () => {
      const { body } = await quote({ items: [aLine()], discountCode: '  together10 ' });
      expect(body).toMatchObject({
        subtotal: 1450,
        discount: { code: 'TOGETHER10', description: '10% off your first order', amount: 145, error: null },
        total: 1305,
      });
    });

    it.each([
      ['SUMMER24', 'This code has expired'],
      ['PAUSED20', 'This code is not active'],
      ['EARLYBIRD40', 'This code is not valid yet'],
      ['NO-SUCH-CODE', 'This code does not exist'],
      ['TEAM500', 'This code needs an order of at least $2,500'],
    ])('says of %s why it takes nothing off, and prices all the same', async (code, error) => {
      const { status, body } = await quote({ items: [aLine()], discountCode: code });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        discount: { code, description: null, amount: 0, error },
        total: 1450,
      });
    });

    it('takes a blank code for none', async () => {
      expect((await quote({ items: [aLine()], discountCode: '  ' })).body.discount).toBeNull();
      expect((await quote({ items: [aLine()], discountCode: null })).body.discount).toBeNull();
    });

    it.each([
      [
        'an experience that is gone',
        aLine({ experienceId: 9999 }),
        'An experience is no longer available.',
        0,
      ],
      ['an add-on of another', aLine({ addOns: [{ id: 4 }] }), 'An add-on is no longer available.', 1450],
      [
        'an inactive add-on',
        aLine({ experienceId: 19, addOns: [{ id: 15 }] }),
        'An add-on is no longer available.',
        1750,
      ],
      ['an old price', aLine({ tierPrice: 1 }), 'Prices have changed. Please review your cart.', 1450],
      [
        'an old add-on price',
        aLine({ addOns: [{ id: 3 }], addOnsTotal: 48 }),
        'Prices have changed. Please review your cart.',
        1498.5,
      ],
      ['more people than seats', aLine({ headcount: 100 }), 'Elevated seats up to 99 people.', 1450],
    ])('names the problem of %s and still answers 200', async (_what, line, problem, total) => {
      const { status, body } = await quote({ items: [line] });
      expect(status).toBe(200);
      expect(body.lines[0]?.problem).toBe(problem);
      expect(body.total).toBe(total);
    });

    it('finds no problem in claims that are true, however they are written', async () => {
      const { body } = await quote({
        items: [aLine({ addOns: [{ id: 3 }], tierPrice: '1450.00', addOnsTotal: 48.5, headcount: 99 })],
      });
      expect(body.lines[0]?.problem).toBeNull();
    });

    it('counts an add-on once, however often it is named', async () => {
      const { body } = await quote({ items: [aLine({ addOns: [{ id: 3 }, { id: 3 }] })] });
      expect(body.total).toBe(1498.5);
    });

    it('prices the largest cart there is without losing a cent', async () => {
      const line = aLine({ selectedTier: 'ultimate', quantity: 40, addOns: [{ id: 3 }] });
      const { body } = await quote({ items: Array.from({ length: 50 }, () => line) });
      expect(body.total).toBe(50 * 40 * (1950 + 48.5));
    });

    it.each([
      ['no lines', { items: [] }, 'Your cart is empty'],
      ['51 lines', { items: Array.from({ length: 51 }, () => aLine()) }, 'At most 50 lines'],
      ['lines that are no list', { items: 'all of them' }, 'Invalid cart items'],
      ['nothing', {}, 'Invalid cart items'],
      [
        'a tier that is none',
        { items: [aLine({ selectedTier: 'royal' as 'starter' })] },
        'Must be starter, elevated, premium or ultimate',
      ],
    ])('refuses %s', async (_what, body, message) => {
      const reply = await quote(body);
      expect(reply.status).toBe(422);
      expect(reply.body).toMatchObject({ message });
    });
  });
};
