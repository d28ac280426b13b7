import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { aDiscountCode, usd } from '../../support/builders.ts';
import { book } from '../bodies.ts';

export const describeDiscountChecks = (app: () => TestApp) => {
  const check = (body: object) =>
    app().client().post<Wire<'DiscountValidation'>>('/api/discount-codes/validate', body);

  describe('asking whether a code would count', () => {
    it('answers what it takes off', async () => {
      const { status, body } = await check({ code: ' together10 ', orderAmount: 2900 });
      expect(status).toBe(200);
      expect(body).toEqual({
        valid: true,
        discountAmount: 290,
        discountCode: {
          code: 'TOGETHER10',
          description: '10% off your first order',
          discountType: 'percentage',
          discountValue: 10,
        },
        error: null,
      });
    });

    it.each([
      ['NO-SUCH-CODE', 1450, 'This code does not exist'],
      ['PAUSED20', 1450, 'This code is not active'],
      ['EARLYBIRD40', 1450, 'This code is not valid yet'],
      ['SUMMER24', 1450, 'This code has expired'],
      ['WELCOME100', 999.99, 'This code needs an order of at least $1,000'],
    ])('answers 200 and says why %s takes nothing off $%d', async (code, orderAmount, error) => {
      const { status, body } = await check({ code, orderAmount });
      expect(status).toBe(200);
      expect(body).toEqual({ valid: false, discountAmount: 0, discountCode: null, error });
    });

    it('rounds half up once, on the subtotal, and takes off no more than there is', async () => {
      expect((await check({ code: 'TOGETHER10', orderAmount: '48.75' })).body.discountAmount).toBe(4.88);
      const code = aDiscountCode({ discountType: 'fixed', discountValue: 5000 });
      await app().running.ports.unitOfWork(({ discountCodes }) => discountCodes.add(code));
      expect((await check({ code: code.code, orderAmount: 1450 })).body.discountAmount).toBe(1450);
    });

    it('says that a code has been used up, and never counts a use itself', async () => {
      const code = aDiscountCode({ maxUses: 1, minOrderAmount: usd(0) });
      await app().running.ports.unitOfWork(({ discountCodes }) => discountCodes.add(code));
      for (let time = 0; time < 3; time++)
        expect((await check({ code: code.code, orderAmount: 100 })).body.valid).toBe(true);
      await book(app().client(), { discountCode: code.code, totalPrice: 1305 });
      expect((await check({ code: code.code, orderAmount: 100 })).body).toMatchObject({
        valid: false,
        error: 'This code has been used up',
      });
    });

    it.each([
      [{ code: '', orderAmount: 1 }, 'code', 'Please enter a discount code.'],
      [{ code: '   ', orderAmount: 1 }, 'code', 'Please enter a discount code.'],
      [{ orderAmount: 1 }, 'code', 'Please enter a discount code.'],
      [{ code: 'TOGETHER10' }, 'orderAmount', /amount/],
      [{ code: 'TOGETHER10', orderAmount: -1 }, 'orderAmount', /amount/],
      [{ code: 'TOGETHER10', orderAmount: 1.005 }, 'orderAmount', /amount/],
      [{ code: 'TOGETHER10', orderAmount: null }, 'orderAmount', /amount/],
      [{ code: 'TOGETHER10', orderAmount: true }, 'orderAmount', /amount/],
      [{ code: 'TOGETHER10', orderAmount: [] }, 'orderAmount', /amount/],
      [{ code: 'TOGETHER10', orderAmount: '' }, 'orderAmount', /amount/],
      [{ code: 'TOGETHER10', orderAmount: 1000000.01 }, 'orderAmount', /amount/],
    ])('refuses %j and names %s', async (body, path, message) => {
      const reply = await check(body);
      expect(reply.status).toBe(422);
      expect(reply.body).toMatchObject({
        message: expect.stringMatching(message),
        issues: [{ path }],
      });
    });
  });
};
