import { operations } from '@wondercast/openapi/generated/operations';
import { notBuilt } from '@wondercast/openapi/not-built';
import type { Operation } from '@wondercast/openapi/operations';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { book } from '../bodies.ts';

const missing = (operations as readonly Operation[])
  .filter(({ id }) => (notBuilt as readonly string[]).includes(id))
  .map((operation) => [`${operation.method.toUpperCase()} ${operation.path}`, operation] as const);

export const describeNotBuilt = (app: () => TestApp) =>
  describe('what this version does not offer yet', () => {
    it.each(missing)('%s says so, to who may ask', async (_name, { id, method, path, role }) => {
      // An invoice is its owner's business: judged below.
      if (id === 'getInvoicePdf') return;
      const client =
        role === 'admin' ? await app().admin() : role === 'user' ? await app().signedIn() : app().client();
      const { status, headers, body } = await client.request(
        method.toUpperCase(),
        path.replaceAll(/\{\w+\}/g, '1'),
        method === 'get' ? {} : { body: {} },
      );
      expect(status).toBe(501);
      expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(body).toMatchObject({ message: 'This operation is not offered yet.' });
    });

    it('GET an invoice is 401 to strangers, 404 to everybody but owner and administrator', async () => {
      const mara = await app().signedIn();
      const { body } = await book(mara);
      const path = `/api/bookings/${body.id}/invoice-pdf`;
      const status = async (client = app().client(), address = path) => (await client.get(address)).status;
      expect(await status()).toBe(401);
      expect(await status(await app().signedIn())).toBe(404);
      expect(await status(mara, '/api/bookings/2147483647/invoice-pdf')).toBe(404);
      expect(await status(await app().admin(), '/api/bookings/2147483647/invoice-pdf')).toBe(404);
      expect(await status(mara)).toBe(501);
      expect(await status(await app().admin())).toBe(501);
    });
  });
