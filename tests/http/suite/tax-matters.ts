import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { BERLIN_TAX } from '../../support/berlin-seller.ts';
import { signedInStaff } from '../../support/staff.ts';
import { type BookingReply, CUSTOMER } from '../bodies.ts';

export const describeTaxMatters = (app: () => TestApp) =>
  describe('what tax leaves to somebody', () => {
    let finance: SignedInClient;
    let admin: SignedInClient;
    let experienceId: number;
    const set = async (change: object) => {
      const { body } = await finance.get<Wire<'TaxSettings'>>('/api/admin/tax');
      return finance.put('/api/admin/tax', { ...BERLIN_TAX, ...change, version: body.version });
    };
    beforeAll(async () => {
      finance = await signedInStaff(app(), 'finance');
      admin = await app().admin();
      expect((await set({ isOn: false })).status).toBe(200);
      expect((await set({})).status).toBe(200);
      const { body } = await admin.post<Wire<'Experience'>>('/api/experiences', {
        title: 'A quiz of Paris',
        description: 'An hour of questions about Paris.',
        duration: '60 min',
        imageUrl: '/art/quiz.webp',
        inclusions: 'A host',
        starterPrice: 119,
      });
      experienceId = body.id;
    });
    // Other suites sell without tax.
    afterAll(() => set({ isOn: false, rates: [] }));

    const book = async (totalPrice: number, billing: object, quantity = 1) => {
      const { status, body } = await app()
        .client()
        .post<BookingReply>('/api/bookings', {
          ...CUSTOMER,
          paymentStatus: 'pending',
          totalPrice,
          items: [{ experienceId, selectedTier: 'starter', quantity, addOns: [] }],
          billing,
        });
      expect(status).toBe(201);
      return body;
    };
    const listed = async (bookingId: number) =>
      (await finance.get<Wire<'TaxMatter'>[]>('/api/admin/tax/matters')).body.filter(
        (each) => each.bookingId === bookingId,
      );

    it('lists a place of the union without a rate once a booking, again after a change, and until it is done', async () => {
      const { id, bookingReference } = await book(238, { country: 'FR' }, 2);
      const [matter, ...others] = await listed(id);
      expect(others).toEqual([]);
      expect(matter).toMatchObject({
        kind: 'missing-rate',
        bookingReference,
        companyName: CUSTOMER.companyName,
        message: 'France has no standard rate: VAT 19 % of Germany was charged instead.',
        missing: { country: 'FR', taken: [{ category: 'standard', percent: 19, country: 'DE' }] },
      });
      const close = () => finance.post(`/api/admin/tax/missing-rates/${matter?.id}/close`);
      expect((await close()).status).toBe(200);
      expect((await close()).status).toBe(404);
      expect(await listed(id)).toEqual([]);
      const log = await finance.get<Wire<'AuditEntry'>[]>(`/api/admin/audit?subject=booking&limit=1`);
      expect(log.body[0]).toMatchObject({
        action: 'booking.missing-rate-closed',
        subjectId: String(id),
        details: { country: 'FR' },
      });
      const more = {
        lines: [{ line: 1, quantity: 3 }],
        shownDifference: 119,
        version: 1,
        reason: 'By phone',
      };
      const amended = await admin.post(`/api/admin/bookings/${id}/amendments`, more);
      expect(amended.status).toBe(200);
      expect(await listed(id)).toMatchObject([{ missing: { country: 'FR' } }]);
    });

    it('lists nothing of a place that has a rate, of a reverse charge, and outside the union', async () => {
      const vienna = await book(119, { country: 'AT' });
      const business = await book(100, { country: 'FR', taxNumber: 'FR40303265045' });
      const york = await book(100, { country: 'US' });
      for (const { id } of [vienna, business, york]) expect(await listed(id)).toEqual([]);
      expect((await (await signedInStaff(app(), 'desk')).get('/api/admin/tax/matters')).status).toBe(403);
    });
  });
