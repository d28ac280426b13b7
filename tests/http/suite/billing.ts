import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { aLine, book } from '../bodies.ts';

const VIENNA = {
  name: 'Northlight Studio GmbH',
  lines: ['Lindengasse 4'],
  postalCode: '1070',
  city: 'Vienna',
  country: 'AT',
};

export const describeBilling = (app: () => TestApp) =>
  describe('a billing address', () => {
    it('is kept with its booking, and its tax number is written as its country does', async () => {
      const { status, body } = await book(app().client(), {
        billing: { ...VIENNA, taxNumber: 'atu 1358.5627' },
      });
      expect(status).toBe(201);
      expect(body.billing).toEqual({ ...VIENNA, region: null, taxNumber: 'ATU13585627' });
    });

    it('is a country alone, or none', async () => {
      const { body } = await book(app().client(), { billing: { country: 'US' } });
      expect(body.billing).toMatchObject({
        name: '',
        lines: [],
        country: 'US',
        region: null,
        taxNumber: null,
      });
      expect((await book(app().client())).body.billing).toBeNull();
    });

    it.each([
      [{ country: 'UK' }, 'billing.country'],
      [{ country: 'XX' }, 'billing.country'],
      [{ country: 'AT', region: 'DE-BY' }, 'billing.region'],
      [{ country: 'AT', taxNumber: 'ATU13585628' }, 'billing.taxNumber'],
    ])('of %j is refused at its field', async (billing, path) => {
      const { status, body } = await book(app().client(), { billing });
      expect(status).toBe(422);
      expect(body.issues?.map((issue) => issue.path)).toEqual([path]);
    });

    it('is given and taken away by the desk', async () => {
      const admin = await app().admin();
      const { status, body } = await admin.post<Wire<'PlacedBooking'>>('/api/admin/bookings', {
        firstName: 'Mara',
        lastName: 'Reyes',
        email: 'mara@northlight.example',
        items: [aLine()],
        billing: VIENNA,
      });
      expect(status).toBe(201);
      expect(body.billing).toMatchObject(VIENNA);
      const correct = (version: number, billing?: object | null) =>
        admin.patch<Wire<'AdminBooking'>>(`/api/admin/bookings/${body.id}/customer`, { version, billing });
      const moved = await correct(body.version, { country: 'DE', city: 'Munich' });
      expect(moved.body.billing).toMatchObject({ name: '', city: 'Munich', country: 'DE' });
      // What is not said stays.
      const kept = await correct(moved.body.version);
      expect(kept.body).toMatchObject({ billing: moved.body.billing, version: moved.body.version });
      expect((await correct(kept.body.version, null)).body.billing).toBeNull();
    });
  });
