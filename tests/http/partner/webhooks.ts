import type { Wire } from '@wondercast/openapi/codec/wire';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { aKey, aPartner, withKey } from '../../support/partners.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { type Receiver, startReceiver } from '../../support/receiver.ts';
import { aSubmit, book } from '../bodies.ts';

export const describeWebhooks = (app: () => TestApp) =>
  describe('an address that hears of bookings', () => {
    let admin: SignedInClient;
    let receiver: Receiver;
    beforeAll(async () => {
      admin = await app().admin();
      receiver = await startReceiver();
    });
    afterAll(() => receiver.stop());

    const add = async (path: string, change: object = {}) => {
      const body = { url: `${receiver.url}${path}`, ...change };
      const reply = await admin.post<Wire<'WebhookWithSecret'>>('/api/admin/webhooks', body);
      if (reply.status !== 201) throw new Error(reply.text);
      return reply.body;
    };
    const remove = (id: number) => admin.delete(`/api/admin/webhooks/${id}`);
    const logOf = async (id: number) =>
      (await admin.get<Wire<'WebhookDelivery'>[]>(`/api/admin/webhook-deliveries?webhookId=${id}`)).body;
    const eventually = (test: () => Promise<void>) =>
      vi.waitFor(test, { timeout: PATIENCE_MS, interval: 50 });

    it('is told once of each event, signed, with ids alone', async () => {
      const hook = await add('/all');
      const mara = await app().signedIn();
      const { body: booking } = await book(mara);
      const path = `/api/admin/bookings/${booking.id}`;
      await mara.patch(`/api/bookings/${booking.id}/slots`, {
        items: [{ slots: [{ date: '2099-03-19', time: '2:30', meridiem: 'PM', zone: 'EST' }] }],
      });
      await admin.patch(`${path}/confirmation-status`, { confirmed: true });
      await admin.patch(`${path}/payment-status`, { paymentStatus: 'paid' });
      await admin.delete(path);
      const types = () => receiver.at('/all').map(({ body }) => (JSON.parse(body) as { type: string }).type);
      await eventually(async () => expect(types()).toHaveLength(6));
      expect(types().toSorted()).toEqual([
        'booking.cancelled',
        'booking.confirmed',
        'booking.created',
        'booking.paid',
        'booking.rescheduled',
        'session.agreed',
      ]);
      for (const { body, headers } of receiver.at('/all')) {
        expect(new Webhook(hook.secret).verify(body, headers as Record<string, string>)).toMatchObject({
          data: { bookingId: booking.id, bookingReference: booking.bookingReference, partnerId: null },
        });
        expect(body).not.toMatch(/Mara|northlight/);
      }
      await eventually(async () =>
        expect((await logOf(hook.id)).map(({ status }) => status)).toEqual(Array(6).fill('delivered')),
      );
      await remove(hook.id);
    });

    it('hears only of its partner’s bookings, and only what it asked for', async () => {
      const partner = await aPartner(admin);
      const other = await aPartner(admin);
      const hook = await add('/own', { partnerId: partner.id, events: ['booking.created'] });
      for (const partnerId of [other.id, partner.id]) {
        const { key } = await aKey(admin, { partnerId });
        await app().client().post('/api/bookings', aSubmit(), withKey(key));
      }
      await eventually(async () => expect(receiver.at('/own')).toHaveLength(1));
      expect(JSON.parse(receiver.at('/own')[0]?.body ?? '')).toMatchObject({
        data: { partnerId: partner.id },
      });
      expect(await logOf(hook.id)).toHaveLength(1);
      await remove(hook.id);
    });

    it('is told again under the same id after a failure, and the log says how each attempt went', async () => {
      receiver.answer('/flaky', [
        { status: 500 },
        { status: 302, headers: { location: `${receiver.url}/elsewhere` } },
      ]);
      const hook = await add('/flaky');
      await book(app().client());
      await eventually(async () => expect((await logOf(hook.id))[0]?.attempts).toHaveLength(1));
      const [waiting] = await logOf(hook.id);
      expect(waiting).toMatchObject({
        status: 'pending',
        attempts: [{ status: 500, error: 'The answer was 500' }],
      });
      const { at = '' } = waiting?.attempts[0] ?? {};
      expect(Date.parse(waiting?.nextAttemptAt ?? '') - Date.parse(at)).toBe(5_000);
      // A person may not want to wait.
      const replay = async () =>
        (await admin.post<Wire<'WebhookDelivery'>>(`/api/admin/webhook-deliveries/${waiting?.id}/replay`))
          .body;
      expect(await replay()).toMatchObject({ status: 'pending' });
      await eventually(async () => expect((await logOf(hook.id))[0]?.attempts).toHaveLength(2));
      expect((await logOf(hook.id))[0]?.attempts[1]).toMatchObject({
        status: 302,
        error: 'Redirects are not followed',
      });
      await replay();
      await eventually(async () => expect((await logOf(hook.id))[0]?.status).toBe('delivered'));
      expect(new Set(receiver.at('/flaky').map(({ headers }) => headers['webhook-id']))).toEqual(
        new Set([waiting?.id]),
      );
      expect(receiver.at('/elsewhere')).toEqual([]);
      await remove(hook.id);
    });

    it('is disabled when it answers 410', async () => {
      receiver.answer('/gone', [{ status: 410 }]);
      const hook = await add('/gone');
      await book(app().client());
      await eventually(async () => expect((await logOf(hook.id))[0]?.status).toBe('failed'));
      const { body } = await admin.get<Wire<'Webhook'>[]>('/api/admin/webhooks');
      expect(body.find(({ id }) => id === hook.id)).toMatchObject({ enabled: false });
      await book(app().client());
      expect(await logOf(hook.id)).toHaveLength(1);
      await remove(hook.id);
    });

    it('is signed with both secrets while one takes the other’s place', async () => {
      const hook = await add('/rotated');
      const { body: rotated } = await admin.post<Wire<'WebhookWithSecret'>>(
        `/api/admin/webhooks/${hook.id}/rotate-secret`,
        { graceHours: 2 },
      );
      expect(rotated.secret).not.toBe(hook.secret);
      expect(Date.parse(rotated.overlapUntil ?? '')).toBeGreaterThan(Date.now());
      const verified = async (secrets: readonly string[], count: number) => {
        await eventually(async () => expect(receiver.at('/rotated')).toHaveLength(count));
        const { body, headers } = receiver.at('/rotated').at(-1) ?? { body: '', headers: {} };
        return secrets.map((secret) => {
          try {
            return Boolean(new Webhook(secret).verify(body, headers as Record<string, string>));
          } catch {
            return false;
          }
        });
      };
      await book(app().client());
      expect(await verified([hook.secret, rotated.secret], 1)).toEqual([true, true]);
      const last = await admin.post<Wire<'WebhookWithSecret'>>(
        `/api/admin/webhooks/${hook.id}/rotate-secret`,
        {
          graceHours: 0,
        },
      );
      await book(app().client());
      expect(await verified([hook.secret, rotated.secret, last.body.secret], 2)).toEqual([
        false,
        false,
        true,
      ]);
      await remove(hook.id);
    });

    it('says its secret once, and it stands in no list, log or audit', async () => {
      const hook = await add('/quiet');
      expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
      for (const path of [
        '/api/admin/webhooks',
        '/api/admin/audit?limit=200',
        '/api/admin/webhook-deliveries',
      ])
        expect((await admin.get(path)).text).not.toContain(hook.secret);
      expect(app().log()).not.toContain(hook.secret);
      await remove(hook.id);
    });

    it('is told nothing while disabled, and nothing once it is removed', async () => {
      const hook = await add('/off', { enabled: false });
      await book(app().client());
      expect(await logOf(hook.id)).toEqual([]);
      await admin.patch(`/api/admin/webhooks/${hook.id}`, { enabled: true });
      await book(app().client());
      await eventually(async () => expect(receiver.at('/off')).toHaveLength(1));
      expect((await remove(hook.id)).status).toBe(200);
      expect((await remove(hook.id)).status).toBe(404);
      expect(await logOf(hook.id)).toEqual([]);
    });

    it.each([
      ['no address', { url: 'nothing' }, 'url'],
      ['another scheme', { url: 'ftp://hooks.example' }, 'url'],
      ['a password in the address', { url: 'https://a:b@hooks.example' }, 'url'],
      ['no event', { events: [] }, 'events'],
      ['an unknown event', { events: ['booking.exploded'] }, 'events.0'],
      ['nobody’s bookings', { partnerId: 2_000_000_000 }, 'partnerId'],
    ])('is refused with %s', async (_what, change, path) => {
      const body = { url: `${receiver.url}/never`, ...change };
      const reply = await admin.post<Wire<'Problem'>>('/api/admin/webhooks', body);
      expect([reply.status, reply.body.issues[0]?.path]).toEqual([422, path]);
    });
  });
