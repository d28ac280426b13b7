import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { BERLIN_TAX, GERMAN_RATE } from '../../support/berlin-seller.ts';
import { signedInStaff } from '../../support/staff.ts';
import { until } from '../../support/until.ts';
import { type BookingReply, CUSTOMER } from '../bodies.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const slotOn = (days: number) => ({ date: dayIn(days), time: '8:00', meridiem: 'AM', zone: 'EST' });

/** From this day on the standard rate is another. */
const CHANGE = dayIn(30);
const BEFORE = [GERMAN_RATE];
const AFTER = [GERMAN_RATE, { ...GERMAN_RATE, percent: 21, name: 'MwSt', from: CHANGE }];

export const describeChangedRates = (app: () => TestApp) =>
  describe('a rate that changes between booking and session', () => {
    let finance: SignedInClient;
    let admin: SignedInClient;
    let experienceId: number;
    const set = async (change: object) => {
      const { body } = await finance.get<Wire<'TaxSettings'>>('/api/admin/tax');
      const given = { ...BERLIN_TAX, ...change, version: body.version };
      expect((await finance.put('/api/admin/tax', given)).status).toBe(200);
    };
    beforeAll(async () => {
      finance = await signedInStaff(app(), 'finance');
      admin = await app().admin();
      const { body } = await admin.post<Wire<'Experience'>>('/api/experiences', {
        title: 'A quiz of the year',
        description: 'An hour of questions about the year.',
        duration: '60 min',
        imageUrl: '/art/quiz.webp',
        inclusions: 'A host',
        starterPrice: 119,
      });
      experienceId = body.id;
    });
    beforeEach(async () => {
      await set({ isOn: false });
      await set({ rates: BEFORE });
    });
    // Other suites sell without tax.
    afterAll(() => set({ isOn: false, rates: [] }));

    const book = async (entered: 'gross' | 'net', total: number, days: readonly number[] = []) => {
      const { status, body } = await app()
        .client()
        .post<BookingReply>('/api/bookings', {
          ...CUSTOMER,
          paymentStatus: 'pending',
          totalPrice: total,
          items: [
            { experienceId, selectedTier: 'starter', quantity: 2, addOns: [], slots: days.map(slotOn) },
          ],
          billing: { country: 'DE' },
        });
      expect([status, entered]).toEqual([201, entered]);
      return body.id;
    };
    const agree = async (id: number, unit: number, days: number) => {
      const startsAt = `${dayIn(days)}T12:00:00.000Z`;
      const path = `/api/admin/sessions/${id}-1-${unit}/agree`;
      expect((await admin.post(path, { startsAt, zone: 'Europe/Berlin' })).status).toBe(200);
    };
    const bookingOf = async (id: number) =>
      (await admin.get<Wire<'AdminBooking'>>(`/api/admin/bookings/${id}`)).body;
    const ratesOf = async (id: number) => {
      const { totalPrice, tax } = await bookingOf(id);
      return [
        totalPrice,
        tax?.tax,
        ...(tax?.rates ?? []).map(({ name, percent, gross }) => `${name} ${percent} of ${gross}`).toSorted(),
      ];
    };
    /** Its documents; whoever opens an invoice has it issued. */
    const documentsOf = async (id: number) => {
      expect((await admin.get(`/api/bookings/${id}/invoice-pdf`)).status).toBe(200);
      const { body } = await admin.get<readonly Wire<'BookingInvoice'>[]>(`/api/bookings/${id}/invoices`);
      return body
        .toSorted((one, other) => one.id - other.id)
        .map(({ kind, total, tax }) => [kind, total, tax?.tax]);
    };
    /** Waits until a booking has so many rates. */
    const rated = (id: number, count: number) =>
      until(`${count} rates of booking ${id}`, async () => {
        const found = await ratesOf(id);
        return found.length === count + 2 ? found : null;
      });
    const outdated = async (id: number) =>
      (await finance.get<Wire<'TaxMatter'>[]>('/api/admin/tax/matters')).body.filter(
        ({ kind, bookingId }) => kind === 'outdated-rate' && bookingId === id,
      );
    const renew = (id: number) => finance.post<Wire<'Problem'>>(`/api/admin/tax/outdated-rates/${id}/renew`);

    it('is followed when the time is agreed or moved: what is paid stays, net and tax are others, and documents follow', async () => {
      await set({ rates: AFTER });
      const id = await book('gross', 238);
      expect(await documentsOf(id)).toEqual([['invoice', 238, 38]]);
      await agree(id, 1, 40);
      expect(await rated(id, 2)).toEqual([238, 39.65, 'MwSt 21 of 119', 'VAT 19 of 119']);
      expect(await documentsOf(id)).toEqual([
        ['invoice', 238, 38],
        ['credit-note', 238, 38],
        ['invoice', 238, 39.65],
      ]);
      const log = await finance.get<Wire<'AuditEntry'>[]>('/api/admin/audit?subject=booking&limit=20');
      expect(log.body).toContainEqual(
        expect.objectContaining({
          action: 'booking.tax-renewed',
          subjectId: String(id),
          details: expect.objectContaining({ changes: [`VAT 19 % became MwSt 21 % on ${dayIn(40)}`] }),
        }),
      );
      await agree(id, 1, 10);
      expect(await rated(id, 1)).toEqual([238, 38, 'VAT 19 of 238']);
    });

    it('costs nobody more in a shop of net prices', async () => {
      await set({ isOn: false });
      await set({ rates: AFTER, entered: 'net' });
      const id = await book('net', 283.22);
      await agree(id, 1, 40);
      expect(await rated(id, 2)).toEqual([283.22, 47.19, 'MwSt 21 of 141.61', 'VAT 19 of 141.61']);
      expect(await bookingOf(id)).toMatchObject({ subtotal: 238, totalPrice: 283.22 });
    });

    it('is listed where it was set after the time was agreed, and issued anew with a press', async () => {
      // Agreed for the days that were wished, so that nothing follows by itself.
      const id = await book('gross', 238, [40, 20]);
      await agree(id, 1, 40);
      await agree(id, 2, 20);
      expect(await documentsOf(id)).toHaveLength(1);
      expect(await outdated(id)).toEqual([]);
      expect((await renew(id)).status).toBe(409);
      await set({ rates: AFTER });
      expect(await outdated(id)).toMatchObject([
        {
          id,
          message: 'Booked with VAT 19 %; on its day MwSt 21 % holds.',
          companyName: CUSTOMER.companyName,
        },
      ]);
      expect(
        (await (await signedInStaff(app(), 'desk')).post(`/api/admin/tax/outdated-rates/${id}/renew`)).status,
      ).toBe(403);
      const pressed = await Promise.all([renew(id), renew(id)]);
      expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await outdated(id)).toEqual([]);
      expect(await ratesOf(id)).toEqual([238, 39.65, 'MwSt 21 of 119', 'VAT 19 of 119']);
      expect(await documentsOf(id)).toHaveLength(3);
      expect((await finance.post('/api/admin/tax/outdated-rates/999999/renew')).status).toBe(404);
      await set({ isOn: false });
      expect((await renew(id)).body).toMatchObject({
        status: 409,
        detail: expect.stringMatching(/^Tax is off/),
      });
    });
  });
