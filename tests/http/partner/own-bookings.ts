import { operations } from '@wondercast/openapi/generated/operations';
import type { Operation } from '@wondercast/openapi/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { createKey, withKey } from '../../support/partners.ts';
import { aSubmit, type BookingReply } from '../bodies.ts';
import { document } from '../fuzz-requests.ts';

const OF_A_BOOKING = (operations as readonly Operation[]).filter(
  ({ path, keys }) => path.startsWith('/api/bookings/{id}') && keys.includes('secret'),
);

/** What the document sends as an example. */
const exampleOf = ({ path, method }: Operation): unknown => {
  if (method === 'get') return undefined;
  const { requestBody } = document.paths[path]?.[method] ?? {};
  const json: Record<string, unknown> | undefined = requestBody?.content['application/json'];
  return json?.example ?? {};
};

/** Everything that a secret key does to one booking, by the document: whose booking it is decides. */
export const describeOwnBookings = (app: () => TestApp) =>
  describe('a booking of a partner’s own', () => {
    let admin: SignedInClient;
    let [own, other] = ['', ''];
    beforeAll(async () => {
      admin = await app().admin();
      own = await createKey(admin, { kind: 'secret' });
      other = await createKey(admin, { kind: 'secret' });
    });
    const book = async () =>
      (await app().client().post<BookingReply>('/api/bookings', aSubmit(), withKey(own))).body;
    const ask = async (operation: Operation, id: number, key: string) => {
      const path = operation.path
        .replace('{id}', String(id))
        .replace('{sessionId}', `${id}-1-1`)
        .replace('{invoiceId}', '1');
      const headers = withKey(key);
      return app()
        .client()
        .request(operation.method.toUpperCase(), path, { headers, body: exampleOf(operation) });
    };

    it('is planned, cancelled, moved, amended and paid for by its server', () => {
      const written = OF_A_BOOKING.filter(({ scope }) => scope === 'bookings:write');
      expect(written.map(({ id }) => id).toSorted()).toEqual([
        'acceptSuggestion',
        'amendBooking',
        'cancelBooking',
        'cancelSession',
        'changeBookingSlots',
        'completeChangePayment',
        'createPayLink',
        'getBookingChanges',
        'listTimesToMove',
        'mailChangePayment',
        'moveSession',
        'openChangePayment',
        'quoteAmendment',
        'setSessionPreferences',
      ]);
    });

    it.each(OF_A_BOOKING.map((operation) => [operation.id, operation] as const))(
      '%s finds it, and nothing by another partner’s key',
      async (name, operation) => {
        const { id, version } = await book();
        expect((await ask(operation, id, other)).status).toBe(404);
        const seen = await app().client().get<BookingReply>(`/api/bookings/${id}`, withKey(own));
        expect(seen.body.version).toBe(version);
        const { status, text } = await ask(operation, id, own);
        // Of its own, what is not there yet: a receipt, an invoice, a payment.
        if (status === 404)
          expect([name, text]).toEqual([name, expect.not.stringContaining('Booking not found')]);
        else expect([401, 403]).not.toContain(status);
      },
    );

    it('has a link that pays it, and names the partner in the log of what was changed', async () => {
      const { id } = await book();
      const link = await app()
        .client()
        .post<{ url: string }>(`/api/bookings/${id}/pay-link`, {}, withKey(own));
      expect([link.status, link.body.url]).toEqual([201, expect.stringMatching(/\/pay\/[\w-]+$/)]);
      const cancelled = await app()
        .client()
        .post(`/api/bookings/${id}/cancellation`, { shownFee: 0, shownRefund: 0 }, withKey(own));
      expect(cancelled.status).toBe(200);
      const { body } = await admin.get<{ actor: { name: string } }[]>(
        `/api/admin/audit?subject=booking&subjectId=${id}`,
      );
      expect(body[0]?.actor.name).toMatch(/^partner /);
    });
  });
