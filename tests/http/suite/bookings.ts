import { DEFAULT_POLICY } from '@wondercast/core/shop/policy/policy';
import { encodePolicyWords } from '@wondercast/openapi/codec/policy';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { aDiscountCode } from '../../support/builders.ts';
import { aLine, book, CUSTOMER } from '../bodies.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const NO_SLOT = { date: null, time: null, meridiem: null, zone: null };

export const describeBookings = (app: () => TestApp) =>
  describe('a booking', () => {
    it('answers 201 with everything that was booked, and leaves nothing out', async () => {
      const addOns = [{ id: 3 }];
      const slots = [{ date: '2099-03-19', time: '2:30', meridiem: 'PM', zone: 'EST' }];
      const { status, headers, body } = await book(app().client(), {
        totalPrice: 2997,
        items: [aLine({ quantity: 2, addOns, slots })],
      });
      expect(status).toBe(201);
      expect(headers.get('cache-control')).toBe('no-store');
      const items: Wire<'BookedLine'>[] = [
        {
          experienceId: 1,
          selectedTier: 'elevated',
          quantity: 2,
          cancelledUnits: 0,
          tierPrice: 1450,
          addOns: [{ id: 3, name: 'Signed vinyl prize', price: 48.5 }],
          addOnsTotal: 48.5,
          lineTotal: 2997,
          headcount: null,
          slots: [{ date: '2099-03-19', time: '2:30', meridiem: 'PM', zone: 'EST' }, NO_SLOT],
          experienceDates: ['2099-03-19', null],
          policy: encodePolicyWords(DEFAULT_POLICY),
          experience: {
            id: 1,
            title: 'The Harlem Jazz Hour',
            slug: 'the-harlem-jazz-hour',
            duration: '60 min',
            imageUrl: '/uploads/demo/jazz-card-772.webp',
          },
        },
      ];
      const session = (unit: number) => ({
        id: `${body.id}-1-${unit + 1}`,
        line: 0,
        unit,
        state: unit === 0 ? 'preferred' : 'open',
        experience: items[0]?.experience,
        startsAt: null,
        endsAt: null,
        zone: null,
        minutes: 60,
        preferences: unit === 0 ? slots : [],
        suggestions: null,
        headcount: null,
        joinUrl: null,
        place: null,
        guestNotes: null,
        hosts: [],
        ready: false,
        cancellation: null,
        version: 1,
      });
      expect(body).toEqual({
        billing: null,
        tax: null,
        currency: 'USD',
        id: expect.any(Number),
        bookingReference: expect.stringMatching(/^WC-[0-9A-HJKMNP-TV-Z]{10}$/),
        experienceId: 1,
        userId: null,
        partner: null,
        date: '2099-03-19',
        time: '2:30 PM EST',
        subtotal: 2997,
        discount: null,
        totalPrice: 2997,
        confirmed: false,
        paymentStatus: 'pending',
        deliveryStatus: 'pending',
        stripePaymentIntentId: null,
        createdAt: expect.stringMatching(INSTANT),
        ...CUSTOMER,
        purchaseOrder: null,
        specialRequests: null,
        items,
        cartItems: expect.any(String),
        experienceDates: ['2099-03-19', null],
        sessions: [session(0), session(1)],
        cancelled: false,
        cancellation: null,
        fees: [],
        policy: encodePolicyWords(DEFAULT_POLICY),
        policies: [{ titles: ['The Harlem Jazz Hour'], words: encodePolicyWords(DEFAULT_POLICY) }],
        version: 1,
      });
      expect(JSON.parse(body.cartItems)).toEqual(items);
    });

    it('counts a code once, with the booking', async () => {
      const code = aDiscountCode({ discountValue: 15, description: 'Fifteen off' });
      await app().running.ports.unitOfWork(({ discountCodes }) => discountCodes.add(code));
      const { body } = await book(app().client(), {
        discountCode: ` ${code.code.toLowerCase()} `,
        totalPrice: 1232.5,
      });
      expect(body).toMatchObject({
        subtotal: 1450,
        discount: { code: code.code, description: 'Fifteen off', amount: 217.5 },
        totalPrice: 1232.5,
      });
      expect((await app().running.ports.read.discountCodes.byCode(code.code))?.currentUses).toBe(1);
    });

    it('that costs nothing needs no payment and is paid', async () => {
      const code = aDiscountCode({ discountType: 'fixed', discountValue: 99999 });
      await app().running.ports.unitOfWork(({ discountCodes }) => discountCodes.add(code));
      const { status, body } = await book(app().client(), { discountCode: code.code, totalPrice: 0 });
      expect(status).toBe(201);
      expect(body).toMatchObject({ subtotal: 1450, totalPrice: 0, paymentStatus: 'paid' });
    });

    it('takes the total and claimed prices also as numeric text', async () => {
      const { status } = await book(app().client(), {
        totalPrice: '1450.00',
        items: [aLine({ tierPrice: '1450', addOnsTotal: '0' })],
      });
      expect(status).toBe(201);
    });

    it('belongs to the account of who is signed in', async () => {
      const mara = await app().signedIn();
      expect((await book(mara)).body.userId).toBe(mara.user.id);
    });

    it('goes without company and phone', async () => {
      const { status, body } = await book(app().client(), { companyName: null, phoneNumber: '' });
      expect(status).toBe(201);
      expect(body).toMatchObject({ companyName: null, phoneNumber: '' });
      const without = await book(app().client(), { companyName: undefined, phoneNumber: undefined });
      expect(without.body).toMatchObject({ companyName: null, phoneNumber: '' });
    });

    it('keeps the customer’s purchase order and prints it on the invoice', async () => {
      const visitor = app().client();
      const { status, body } = await book(visitor, { purchaseOrder: ' PO-4711 / Ü ' });
      expect(status).toBe(201);
      expect(body.purchaseOrder).toBe('PO-4711 / Ü');
      expect((await visitor.get(`/api/bookings/${body.id}/invoice-pdf`)).status).toBe(200);
      const [invoice] = await app().running.ports.read.invoices.ofBooking(body.id);
      expect(invoice?.figures.buyer.purchaseOrder).toBe('PO-4711 / Ü');
      expect((await book(visitor)).body.purchaseOrder).toBeNull();
      const tooLong = await book(visitor, { purchaseOrder: 'x'.repeat(81) });
      expect(tooLong.status).toBe(422);
      expect(tooLong.text).toContain('purchaseOrder');
    });

    it('keeps names as people write them', async () => {
      const given = { firstName: 'Zoë-Łucja', lastName: "O'Brien 山田 🎷", companyName: '"Ü" & <Söhne>' };
      const { body } = await book(app().client(), given);
      expect(body).toMatchObject(given);
    });

    it('trims what was typed around the words', async () => {
      const { body } = await book(app().client(), {
        firstName: '  Mara ',
        email: ' mara@northlight.example ',
      });
      expect(body).toMatchObject({ firstName: 'Mara', email: 'mara@northlight.example' });
    });

    it('has no effect on fields that are not the customer’s to say', async () => {
      const { body } = await book(app().client(), {
        id: 1,
        bookingReference: 'WC-MINE000000',
        confirmed: true,
        deliveryStatus: 'delivered',
        userId: 1,
        discount: { amount: 1450 },
        createdAt: '2001-01-01T00:00:00.000Z',
        version: 99,
      });
      expect(body).toMatchObject({
        confirmed: false,
        deliveryStatus: 'pending',
        userId: null,
        discount: null,
        version: 1,
      });
      expect(body.bookingReference).not.toBe('WC-MINE000000');
      expect(body.createdAt).not.toBe('2001-01-01T00:00:00.000Z');
    });
  });
