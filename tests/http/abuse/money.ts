import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { aDiscountCode } from '../../support/builders.ts';
import { aLine, type BookingReply, book } from '../bodies.ts';
import { each } from '../each.ts';

const CHANGED = 'Prices have changed. Please review your cart.';

export const describeMoneyAbuse = (app: () => TestApp) => {
  let mara: SignedInClient;
  beforeAll(async () => {
    mara = await app().signedIn();
  });
  const rowsOf = async () => (await mara.get<BookingReply[]>('/api/bookings')).body.length;

  /** Tries to book with these changes; answers the reply and how many rows it left behind. */
  const attempt = async (change: object) => {
    const before = await rowsOf();
    const { status, body } = await book(mara, change);
    return { status, message: body.message, rows: (await rowsOf()) - before };
  };
  const addCode = async (change: Parameters<typeof aDiscountCode>[0]) => {
    const code = aDiscountCode(change);
    await app().running.ports.unitOfWork(({ discountCodes }) => discountCodes.add(code));
    return code.code;
  };

  describe('money that somebody tampered with', () => {
    it.each([
      ['tier price', { items: [aLine({ tierPrice: 1 })], totalPrice: 1 }],
      ['tier price, with the right total', { items: [aLine({ tierPrice: 1 })] }],
      ['tier price of another tier', { items: [aLine({ tierPrice: 1190 })], totalPrice: 1190 }],
      ['add-on total', { items: [aLine({ addOns: [{ id: 3 }], addOnsTotal: 0 })], totalPrice: 1450 }],
      [
        'price inside an add-on, and with it the total',
        { items: [aLine({ addOns: [{ id: 3, price: 0.01 } as { id: number }] })], totalPrice: 1450.01 },
      ],
      ['total', { totalPrice: 0.01 }],
      ['total of zero', { totalPrice: 0 }],
      ['total as text', { totalPrice: '1' }],
      ['total a cent below', { totalPrice: 1449.99 }],
      ['total a cent above', { totalPrice: 1450.01 }],
      ['quantity behind an unchanged total', { items: [aLine({ quantity: 2 })] }],
      [
        'discount that nobody gave',
        { discount: { code: 'TOGETHER10', amount: 1449 }, discountAmount: 1449, totalPrice: 1 },
      ],
    ])('%s: 409 and no row', async (_what, change) => {
      expect(await attempt(change)).toEqual({ status: 409, message: CHANGED, rows: 0 });
    });

    it('an add-on that is inactive or another’s: 422 and no row', async () => {
      for (const line of [
        aLine({ addOns: [{ id: 4 }] }),
        aLine({ addOns: [{ id: 16 }] }),
        aLine({ experienceId: 19, addOns: [{ id: 15 }] }),
      ])
        expect(await attempt({ items: [line] })).toEqual({
          status: 422,
          message: 'An add-on is no longer available.',
          rows: 0,
        });
    });

    it('a lower total with a code that does not count: 409, and nothing is redeemed', async () => {
      const needsMore = await addCode({ minOrderAmount: 1_000_000 as never, maxUses: 3 });
      expect(await attempt({ discountCode: needsMore, totalPrice: 1305 })).toMatchObject({
        status: 409,
        rows: 0,
      });
      const counts = await addCode({ maxUses: 3 });
      expect(await attempt({ discountCode: counts, totalPrice: 1 })).toMatchObject({ status: 409, rows: 0 });
      const { discountCodes } = app().running.ports.read;
      for (const code of [needsMore, counts]) expect((await discountCodes.byCode(code))?.currentUses).toBe(0);
    });

    it('a fixed code above the subtotal makes the total 0, never less', async () => {
      const code = await addCode({ discountType: 'fixed', discountValue: 1_000_000 });
      for (const totalPrice of [-998_550, '-998550'])
        expect(await attempt({ discountCode: code, totalPrice })).toMatchObject({ status: 422, rows: 0 });
      expect(await attempt({ discountCode: code, totalPrice: 0 })).toMatchObject({ status: 201, rows: 1 });
    });

    it('one code in two spellings is one code', async () => {
      const code = await addCode({ maxUses: 1 });
      const spelled = (discountCode: string) => attempt({ discountCode, totalPrice: 1305 });
      expect((await spelled(code)).status).toBe(201);
      for (const other of [code.toLowerCase(), ` ${code}\t`, `${code} `])
        expect(await spelled(other)).toMatchObject({ status: 409, message: 'This code has been used up' });
    });

    it.each(each([-1, 0, 1.5, 1e9, 1001, '1', null, true, [], {}, '1e309', 'x']))(
      'a quantity of %j: 422 and no row',
      async (quantity) => {
        expect(await attempt({ items: [{ ...aLine(), quantity }] })).toMatchObject({ status: 422, rows: 0 });
      },
    );

    it('a quantity of 1e309, which JSON reads as infinity: 422 and no row', async () => {
      const before = await rowsOf();
      const text = JSON.stringify({ firstName: 'a', items: [aLine()] }).replace(
        '"quantity":1',
        '"quantity":1e309',
      );
      expect((await mara.post('/api/bookings', text)).status).toBe(422);
      expect(await rowsOf()).toBe(before);
    });

    it.each(
      each([
        null,
        '',
        true,
        [],
        {},
        'NaN',
        'Infinity',
        '1e3',
        '0x10',
        ' 1450',
        '1450 ',
        '1,450',
        1e21,
        -0.01,
        1450.001,
      ]),
    )('a total of %j: 422 and no row', async (totalPrice) => {
      expect(await attempt({ totalPrice })).toMatchObject({ status: 422, rows: 0 });
    });

    it.each(each([null, '', true, [], {}, 'NaN', -1, 1e21]))(
      'a tier price of %j is no claim that counts',
      async (tierPrice) => {
        const { status, rows } = await attempt({ items: [{ ...aLine(), tierPrice }] });
        // null says nothing, as absent does; everything else is no price.
        expect([status, rows]).toEqual(tierPrice === null ? [201, 1] : [422, 0]);
      },
    );

    it('a total of -0 is 0, and 0 is not the price', async () => {
      expect(await attempt({ totalPrice: -0 })).toMatchObject({ status: 409, rows: 0 });
    });

    it.each([
      ['no payment behind it', { paymentStatus: 'paid' }],
      [
        'a payment that nobody knows',
        { paymentStatus: 'paid', stripePaymentIntentId: 'pi_3MtwBwLkdIwHu7ix' },
      ],
      ['a payment, and pending', { stripePaymentIntentId: 'pi_3MtwBwLkdIwHu7ix' }],
      ['a client secret', { paymentStatus: 'paid', stripePaymentIntentId: 'pi_3Mtw_secret_YrKJ' }],
    ])('paid with %s: 402 and no row', async (_what, change) => {
      expect(await attempt(change)).toEqual({
        status: 402,
        message: 'Payment could not be verified.',
        rows: 0,
      });
    });

    it.each(['refunded', 'PAID', '', 0, true, {}])('a payment status of %j: 422', async (paymentStatus) => {
      expect(await attempt({ paymentStatus })).toMatchObject({ status: 422, rows: 0 });
    });
  });
};
