import { expect, it } from 'vitest';
import { describeOnEachStore } from './account/each-store.ts';
import { aLine, type BookingReply, book } from './bodies.ts';
import { bookByCard } from './payment/card-checkout.ts';

const BOOKINGS =
  'Your account may have 3 bookings that are neither paid nor confirmed. Pay or cancel one first, or write to us.';
const units = (open: number) =>
  `Your account may have 20 sessions that are neither paid nor confirmed, and has ${open}. Pay or cancel some first, or write to us.`;

describeOnEachStore(
  'what an account has open',
  (app) => {
    const unitsOf = (quantity: number) => ({ items: [aLine({ quantity })], totalPrice: 1450 * quantity });

    it('is refused beyond so many bookings, until one is confirmed or cancelled', async () => {
      const mara = await app().signedIn();
      const admin = await app().admin();
      const placed = [(await book(mara)).body, (await book(mara)).body, (await book(mara)).body];
      const refused = await book(mara);
      expect([refused.status, refused.body.message]).toEqual([409, BOOKINGS]);
      const [first, second] = placed;
      await admin.patch(`/api/admin/bookings/${first?.id}/confirmation-status`, { confirmed: true });
      expect((await book(mara)).status).toBe(201);
      expect((await book(mara)).status).toBe(409);
      expect((await mara.delete(`/api/bookings/${second?.id}`)).status).toBe(200);
      expect((await book(mara)).status).toBe(201);
      expect((await book(mara)).status).toBe(409);
      expect((await bookByCard(mara)).status).toBe(201);
    });

    it('is refused beyond so many units, also where a change adds them', async () => {
      const mara = await app().signedIn();
      const { body } = await book(mara, unitsOf(15));
      const refused = await book(mara, unitsOf(6));
      expect([refused.status, refused.body.message]).toEqual([409, units(15)]);
      const amend = (quantity: number) =>
        mara.post<BookingReply>(`/api/bookings/${body.id}/amendments`, {
          lines: [{ line: 1, quantity }],
          shownDifference: 1450 * (quantity - 15),
          version: body.version,
        });
      const beyond = await amend(21);
      expect([beyond.status, beyond.body.message]).toEqual([409, units(15)]);
      expect((await amend(20)).status).toBe(200);
      expect((await book(mara)).status).toBe(409);
    });

    it('is not counted of visitors, of the staff, nor of what the desk books', async () => {
      const admin = await app().admin();
      for (const client of [app().client(), admin])
        expect((await book(client, unitsOf(21))).status).toBe(201);
      const mara = await app().signedIn();
      await book(mara, unitsOf(20));
      const { status } = await admin.post('/api/admin/bookings', {
        ...{ firstName: 'Mara', lastName: 'Reyes', email: mara.user.email, companyName: 'Northlight' },
        items: [aLine()],
      });
      expect(status).toBe(201);
    });
  },
  { OPEN_BOOKINGS: '3', OPEN_UNITS: '20' },
);
