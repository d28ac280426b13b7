import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { book } from '../bodies.ts';

export const describeInvoiceAccess = (app: () => TestApp) =>
  describe('who may read an invoice', () => {
    it('is 401 to strangers, 404 to everybody but owner and administrator', async () => {
      const mara = await app().signedIn();
      const { body } = await book(mara);
      const path = `/api/bookings/${body.id}/invoice-pdf`;
      const status = async (client = app().client(), address = path) => (await client.get(address)).status;
      expect(await status()).toBe(401);
      expect(await status(await app().signedIn())).toBe(404);
      expect(await status(mara, '/api/bookings/2147483647/invoice-pdf')).toBe(404);
      expect(await status(await app().admin(), '/api/bookings/2147483647/invoice-pdf')).toBe(404);
      expect(await status(mara)).toBe(200);
      expect(await status(await app().admin())).toBe(200);
      const { status: none, body: problem } = await mara.get<Wire<'Problem'>>(`${path}?as=ubl`);
      expect([none, problem.code, problem.message]).toEqual([
        404,
        'no_e_invoice',
        'There is no XML of this document: it was booked without tax.',
      ]);
      const receipt = `/api/bookings/${body.id}/receipt-pdf`;
      expect(await status(mara, receipt)).toBe(404);
      const admin = await app().admin();
      const paid = await admin.patch(`/api/admin/bookings/${body.id}/payment-status`, {
        paymentStatus: 'paid',
      });
      expect(paid.status).toBe(200);
      expect(await status(app().client(), receipt)).toBe(401);
      expect(await status(await app().signedIn(), receipt)).toBe(404);
      for (const reader of [mara, admin]) {
        const { status: answer, headers } = await reader.get(receipt);
        expect(answer).toBe(200);
        expect(headers.get('content-disposition')).toMatch(/receipt-INV-\d{4}-\d{6}\.pdf/);
      }
    });
  });
