import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { aLine, type BookingReply, book } from '../bodies.ts';

export const describeBookingRefusals = (app: () => TestApp) =>
  describe('a booking that cannot be', () => {
    it('answers 409 with the figures now when the total is not what it was', async () => {
      const { status, body } = await book(app().client(), { totalPrice: 1400 });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        message: 'Prices have changed. Please review your cart.',
        error: 'Prices have changed. Please review your cart.',
        quote: { subtotal: 1450, discount: null, total: 1450, lines: [{ tierPrice: 1450 }] },
      });
    });

    it('answers 409 when a claimed price is not the price, also where the total is right', async () => {
      const { status, body } = await book(app().client(), { items: [aLine({ tierPrice: 1190 })] });
      expect(status).toBe(409);
      expect(body.quote?.lines[0]?.problem).toBe('Prices have changed. Please review your cart.');
    });

    it.each([
      ['SUMMER24', 'This code has expired'],
      ['PAUSED20', 'This code is not active'],
      ['NO-SUCH-CODE', 'This code does not exist'],
    ])('answers 409 and why, when the code %s does not count', async (discountCode, error) => {
      const { status, body } = await book(app().client(), { discountCode, totalPrice: 1160 });
      expect(status).toBe(409);
      expect(body).toMatchObject({ message: error, quote: { discount: { error }, total: 1450 } });
    });

    it.each([
      ['An experience is no longer available.', aLine({ experienceId: 4711 })],
      ['An add-on is no longer available.', aLine({ addOns: [{ id: 4 }] })],
      ['An add-on is no longer available.', aLine({ addOns: [{ id: 4711 }] })],
      ['An add-on is no longer available.', aLine({ experienceId: 19, addOns: [{ id: 15 }] })],
      ['Elevated seats up to 99 people.', aLine({ headcount: 100 })],
      ['Past dates cannot be chosen.', aLine({ slots: [{ date: '2020-02-29' }] })],
    ])('answers 422: %s', async (message, line) => {
      const { status, body } = await book(app().client(), { items: [line] });
      expect(status).toBe(422);
      expect(body.message).toBe(message);
    });

    const late = { date: '2020-02-29' };
    it.each([
      [
        'an experience that is gone',
        { items: [aLine(), aLine({ experienceId: 4711 })] },
        'items.1.experienceId',
      ],
      ['an add-on that is gone', { items: [aLine({ addOns: [{ id: 4711 }] })] }, 'items.0.addOns'],
      ['too many people', { items: [aLine({ headcount: 100 })] }, 'items.0.headcount'],
      ['a past day', { items: [aLine({ quantity: 2, slots: [null, late] })] }, 'items.0.slots.1.date'],
      [
        'a past day in the text of the lines',
        { items: undefined, cartItems: JSON.stringify([aLine({ slots: [late] })]) },
        'cartItems.0.slots.0.date',
      ],
      ['a past flat day', { date: '2020-02-29' }, 'date'],
      ['no lines', { items: undefined }, 'items'],
    ])('names the field of %s', async (_what, change, path) => {
      const { status, body } = await book(app().client(), change);
      expect([status, body.issues.map((issue) => issue.path)]).toEqual([422, [path]]);
    });

    it('names the amount of a payment that is too small', async () => {
      const body = { amount: 49, currency: 'usd' };
      const reply = await app().client().post<BookingReply>('/api/create-payment-intent', body);
      expect([reply.status, reply.body.issues.map(({ path }) => path)]).toEqual([422, ['amount']]);
    });

    it.each([
      ['paid is claimed', { paymentStatus: 'paid' }],
      ['a payment is named that nobody knows', { stripePaymentIntentId: 'pi_3NotMine' }],
      ['both', { paymentStatus: 'paid', stripePaymentIntentId: 'pi_3NotMine' }],
    ])('answers 402 when %s', async (_what, claim) => {
      const { status, body } = await book(app().client(), claim);
      expect(status).toBe(402);
      expect(body.message).toBe('Payment could not be verified.');
    });

    it.each([
      ['firstName', '', 'Please enter your first name.'],
      ['firstName', '   ', 'Please enter your first name.'],
      ['firstName', null, 'Please enter your first name.'],
      ['lastName', undefined, 'Please enter your last name.'],
      ['email', '', 'Please enter your email address.'],
      ['email', 'mara', 'Please enter a valid email address'],
      ['email', 'mara@northlight.example, else@northlight.example', 'Please enter a valid email address'],
      ['firstName', 'x'.repeat(81), 'Must be at most 80 characters long'],
    ])('answers 422 for %s %j', async (field, value, message) => {
      const { status, body } = await book(app().client(), { [field]: value });
      expect(status).toBe(422);
      expect(body).toMatchObject({ message, issues: [{ path: field, message }] });
    });

    it('is judged in order: shape, customer, offers, code, total, payment', async () => {
      const wrong = {
        totalPrice: 'much',
        firstName: '',
        discountCode: 'SUMMER24',
        paymentStatus: 'paid',
        items: [aLine({ addOns: [{ id: 4 }], tierPrice: 1 })],
      };
      const steps: readonly (readonly [object, number, string])[] = [
        [{}, 422, 'Must be an amount of at most 1000000 with at most two decimals'],
        [{ totalPrice: 1 }, 422, 'Please enter your first name.'],
        [{ firstName: 'Mara' }, 422, 'An add-on is no longer available.'],
        [{ items: [aLine({ tierPrice: 1 })] }, 409, 'This code has expired'],
        [{ discountCode: null }, 409, 'Prices have changed. Please review your cart.'],
        [{ items: [aLine()], totalPrice: 1450 }, 402, 'Payment could not be verified.'],
        [{ paymentStatus: 'pending' }, 201, ''],
      ];
      let body: object = wrong;
      for (const [better, status, message] of steps) {
        body = { ...body, ...better };
        const reply = await book(app().client(), body);
        expect([reply.status, reply.body.message ?? '']).toEqual([status, message]);
      }
    });

    it('leaves no row, no use of the code and no mail', async () => {
      const { ports } = app().running;
      const usesOf = async () => (await ports.read.discountCodes.byCode('TOGETHER10'))?.currentUses;
      const mara = await app().signedIn();
      const before = await usesOf();
      await book(mara, { discountCode: 'TOGETHER10', totalPrice: 1 });
      await book(mara, { discountCode: 'TOGETHER10', totalPrice: 1305, paymentStatus: 'paid' });
      expect((await mara.get('/api/bookings')).body).toEqual([]);
      expect(await usesOf()).toBe(before);
    });
  });
