import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import type { Client } from '../../support/http-client.ts';
import { aLine, type BookingReply, book, CUSTOMER } from '../bodies.ts';

const NO_SLOT = { date: null, time: null, meridiem: null, zone: null };

export const describeBookingSpellings = (app: () => TestApp) => {
  const send = (body: object, client: Client = app().client()) =>
    client.post<BookingReply>('/api/bookings', body);

  describe('every accepted spelling of a booking', () => {
    it('books the cart as JSON text, as the checkout has always sent it', async () => {
      const cartItems = JSON.stringify([
        {
          experienceId: 1,
          quantity: 2,
          tierPrice: 1450,
          selectedTier: 'elevated',
          experienceDates: ['2099-03-19', null],
          addOns: [{ id: 3, name: 'Signed vinyl prize', price: 48.5 }],
          addOnsTotal: 48.5,
          selectedDate: 'TBD',
          experience: { id: 1, title: 'Shown', duration: '60 min', imageUrl: '/x.webp' },
        },
      ]);
      const { status, body } = await send({
        experienceId: 1,
        date: '2099-03-19',
        time: 'TBD',
        totalPrice: 2997,
        paymentStatus: 'pending',
        ...CUSTOMER,
        companyName: null,
        cartItems,
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        experienceId: 1,
        date: '2099-03-19',
        time: 'TBD',
        totalPrice: 2997,
        experienceDates: ['2099-03-19', null],
        items: [{ quantity: 2, addOnsTotal: 48.5, experience: { title: 'The Harlem Jazz Hour' } }],
      });
    });

    it('books the same from items as from their text', async () => {
      const items = [aLine({ experienceDates: ['2099-05-02'] })];
      const list = await send({ ...CUSTOMER, totalPrice: 1450, items });
      const text = await send({ ...CUSTOMER, totalPrice: 1450, cartItems: JSON.stringify(items) });
      expect(text.body.items).toEqual(list.body.items);
      expect(text.body.cartItems).toBe(list.body.cartItems);
    });

    it('books one starter unit of experienceId for a profile, with its contact', async () => {
      const username = unique('wei');
      const client = app().client();
      await client.post('/api/register', {
        username,
        password: 'correct horse',
        email: `${username}@northlight.example`,
        fullName: 'Mei  Ling Wei',
        companyName: 'Northlight Studio',
      });
      const { status, body } = await send(
        { experienceId: 9, date: '2099-03-19T23:30:00.000-10:00', time: 'TBD', totalPrice: 990 },
        client,
      );
      expect(status).toBe(201);
      expect(body).toMatchObject({
        experienceId: 9,
        date: '2099-03-19',
        time: 'TBD',
        firstName: 'Mei Ling',
        lastName: 'Wei',
        email: `${username}@northlight.example`,
        phoneNumber: '',
        companyName: 'Northlight Studio',
        items: [{ selectedTier: 'starter', quantity: 1, addOns: [] }],
      });
    });

    it('names what a profile lacks', async () => {
      const mara = await app().signedIn();
      const { status, body } = await send({ experienceId: 9, time: 'TBD', totalPrice: 990 }, mara);
      expect(status).toBe(422);
      expect(body).toMatchObject({
        message: 'Please enter your first name.',
        issues: [{ path: 'firstName' }, { path: 'lastName' }],
      });
    });

    it('books the flat fields for a visitor who says who they are', async () => {
      const { status, body } = await send({ ...CUSTOMER, experienceId: 9, totalPrice: 990 });
      expect(status).toBe(201);
      expect(body).toMatchObject({ date: null, time: 'TBD', items: [{ slots: [NO_SLOT] }] });
    });

    it('takes starter for the tier where none is said', async () => {
      const { body } = await send({
        ...CUSTOMER,
        totalPrice: 1190,
        items: [{ experienceId: 1, quantity: 1 }],
      });
      expect(body.items[0]?.selectedTier).toBe('starter');
    });

    it('lets slots win over experienceDates, and both over the flat day', async () => {
      const slots = [{ date: '2099-01-01' }];
      const experienceDates = ['2099-02-02'];
      const flat = { date: '2099-03-03', time: '4:00 PM' };
      const dayOf = async (line: object) =>
        (await book(app().client(), { ...flat, items: [aLine(line)] })).body;
      expect(await dayOf({ slots, experienceDates })).toMatchObject({ date: '2099-01-01', time: 'TBD' });
      expect(await dayOf({ experienceDates })).toMatchObject({ date: '2099-02-02', time: 'TBD' });
      expect(await dayOf({})).toMatchObject({ date: '2099-03-03', time: '4:00 PM' });
    });

    it('takes missing days for open ones', async () => {
      const { body } = await book(app().client(), {
        totalPrice: 4350,
        items: [aLine({ quantity: 3, slots: [null, { time: '10', zone: 'UTC' }] })],
      });
      expect(body.items[0]?.slots).toEqual([NO_SLOT, { ...NO_SLOT, time: '10', zone: 'UTC' }, NO_SLOT]);
      expect(body).toMatchObject({ date: null, time: 'TBD', experienceDates: [null, null, null] });
    });

    it('keeps AM/PM and zone of a unit without time text, and says TBD', async () => {
      const slot = { date: '2099-03-19', time: null, meridiem: 'AM', zone: 'PDT' };
      const { body } = await book(app().client(), { items: [aLine({ slots: [slot] })] });
      expect(body.time).toBe('TBD');
      expect(body.items[0]?.slots).toEqual([slot]);
    });

    it.each([
      ['both cartItems and items', { items: [aLine()], cartItems: JSON.stringify([aLine()]) }, 'items'],
      ['neither lines nor experience', {}, 'items'],
      ['more days than units', { items: [aLine({ experienceDates: [null, null] })] }, 'items.0.slots'],
      ['more slots than units', { items: [aLine({ slots: [{}, {}] })] }, 'items.0.slots'],
      [
        'a zone that is none',
        { items: [aLine({ slots: [{ zone: 'Mars/Olympus' }] })] },
        'items.0.slots.0.zone',
      ],
      ['no total', { items: [aLine()], totalPrice: undefined }, 'totalPrice'],
    ])('refuses %s', async (_what, lines, path) => {
      const { status, body } = await send({ ...CUSTOMER, totalPrice: 1450, ...lines });
      expect(status).toBe(422);
      expect(body.issues.map((issue) => issue.path)).toContain(path);
    });
  });
};
