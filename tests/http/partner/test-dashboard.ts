import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { signedInPerson } from '../../support/partner-people.ts';
import { aKey, aPartner, withKey } from '../../support/partners.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { type Receiver, startReceiver } from '../../support/receiver.ts';
import { aSubmit, type BookingReply } from '../bodies.ts';

/** Where staff and partners' people look into test data, and leave them. */
export const describeTestDashboard = (app: () => TestApp) =>
  describe('whoever looks into test data', () => {
    let admin: SignedInClient;
    let receiver: Receiver;
    beforeAll(async () => {
      admin = await app().admin();
      receiver = await startReceiver();
    });
    afterAll(() => receiver.stop());

    const told = async (path: string, times: number): Promise<void> =>
      vi.waitFor(() => expect(receiver.at(path)).toHaveLength(times), { timeout: PATIENCE_MS, interval: 50 });
    const aTestWebhook = async (partnerId: number, path: string): Promise<number> => {
      const asked = { url: `${receiver.url}${path}`, partnerId, mode: 'test', events: ['booking.created'] };
      return (await admin.post<Wire<'WebhookWithSecret'>>('/api/admin/webhooks', asked)).body.id;
    };

    it('reads in the live shop what a test webhook was told and has it told again, as staff and as the partner’s own', async () => {
      const partner = await aPartner(admin);
      const { key } = await aKey(admin, { partnerId: partner.id, kind: 'secret', mode: 'test' });
      const id = await aTestWebhook(partner.id, '/looked-at');
      const { body: booked } = await app()
        .client()
        .post<BookingReply>('/api/bookings', aSubmit(), withKey(key));
      await told('/looked-at', 1);
      const person = await signedInPerson(app(), partner.id);
      const stranger = await signedInPerson(app(), (await aPartner(admin)).id);
      const own = `/api/partner/webhooks/${id}/deliveries`;
      const log = `/api/admin/webhook-deliveries?webhookId=${id}`;
      const [staffs, theirs] = await Promise.all(
        [admin.get<Wire<'WebhookDelivery'>[]>(log), person.get<Wire<'WebhookDelivery'>[]>(own)].map(
          async (reply) => (await reply).body,
        ),
      );
      const [delivery] = staffs ?? [];
      expect(delivery).toMatchObject({
        event: 'booking.created',
        bookingReference: booked.bookingReference,
      });
      expect(theirs?.map((each) => each.id)).toEqual([delivery?.id]);
      expect((await stranger.get(own)).status).toBe(404);

      const again = `webhook-deliveries/${delivery?.id}/replay`;
      expect((await stranger.post(`/api/partner/${again}`)).status).toBe(404);
      expect((await admin.post(`/api/admin/${again}`)).body).toMatchObject({ status: 'pending' });
      await told('/looked-at', 2);
      // One that is still under way would be that which is asked for again.
      await vi.waitFor(
        async () =>
          expect((await admin.get<Wire<'WebhookDelivery'>[]>(log)).body[0]?.status).not.toBe('pending'),
        { timeout: PATIENCE_MS, interval: 50 },
      );
      expect((await person.post(`/api/partner/${again}`)).body).toMatchObject({ status: 'pending' });
      await told('/looked-at', 3);
      const { body: audit } = await admin.get<Wire<'AuditEntry'>[]>('/api/admin/audit');
      expect(
        audit.filter(({ action, subjectId }) => action === 'webhook.replayed' && subjectId === String(id)),
      ).toHaveLength(2);
      expect((await admin.get(`/test${log}`)).body).toHaveLength(1);
    });

    it('signs out where they are: of both shops, and no visitor of the test shop with them', async () => {
      const { key } = await aKey(admin, { kind: 'secret', mode: 'test' });
      await app().client().post('/api/bookings', aSubmit(), withKey(key));
      const staff = await app().admin();
      const other = await app().admin();
      expect((await staff.get('/test/api/admin/bookings')).status).toBe(200);
      expect((await staff.post('/test/api/logout')).body).toMatchObject({ message: expect.any(String) });
      for (const path of ['/test/api/admin/bookings', '/api/admin/bookings', '/api/user'])
        expect((await staff.get(path)).status, path).toBe(401);
      expect((await other.get('/test/api/admin/bookings')).status).toBe(200);
    });
  });
