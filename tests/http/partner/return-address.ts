import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { aKey, aPartner, PARTNER_ORIGIN, withKey } from '../../support/partners.ts';
import { aSubmit, type BookingReply, book } from '../bodies.ts';

const HOME = `${PARTNER_ORIGIN}/thanks?order=1001#top`;

/** Where the page that pays a partner's booking leads back to. */
export const describeReturnAddress = (app: () => TestApp) =>
  describe('the page that pays what came through a partner', () => {
    let admin: SignedInClient;
    let partner: Wire<'Partner'>;
    const cut = (asked: Parameters<typeof aKey>[1]) => aKey(admin, { partnerId: partner.id, ...asked });
    beforeAll(async () => {
      admin = await app().admin();
      partner = await aPartner(admin);
    });
    const bookBy = (key: string, returnUrl?: unknown) =>
      app()
        .client()
        .post<BookingReply & { payUrl: string }>(
          '/api/bookings',
          aSubmit({ payLink: true, returnUrl }),
          withKey(key),
        );
    const shown = async (payUrl: string): Promise<Wire<'PayPage'>['partner'] | undefined> => {
      const path = new URL(payUrl).pathname.replace('/pay/', '/api/pay/');
      return (await app().client().get<Wire<'PayPage'>>(path)).body.partner;
    };
    const said = async (key: string, returnUrl: unknown) => {
      const { status, body } = await bookBy(key, returnUrl);
      return [status, body.issues?.map(({ path, message }) => [path, message])];
    };

    it.each(['live', 'test'] as const)(
      'carries its name and leads back to a page of its own, by both kinds of keys: %s',
      async (mode) => {
        const page = await cut({ mode });
        const server = await cut({ mode, kind: 'secret' });
        for (const { key } of [page, server]) {
          const { body } = await bookBy(key, HOME);
          expect(await shown(body.payUrl)).toEqual({ name: partner.name, returnUrl: HOME });
        }
        expect(await shown((await bookBy(server.key)).body.payUrl)).toEqual({
          name: partner.name,
          returnUrl: null,
        });
      },
    );

    it('leads nowhere else: not to another origin, nor to one of the other shop or of a key that is gone', async () => {
      const { key } = await cut({ kind: 'secret' });
      const other = 'https://old.northlight.example';
      const old = await cut({ origins: [other] });
      await cut({ mode: 'test', origins: ['http://localhost:5173'] });
      expect((await bookBy(key, `${other}/thanks`)).status).toBe(201);
      await admin.post(`/api/admin/keys/${old.id}/revoke`);
      const message = `Must be on an origin that a key of yours is bound to: ${PARTNER_ORIGIN}`;
      for (const wrong of [
        `${other}/thanks`,
        'http://localhost:5173/thanks',
        `${PARTNER_ORIGIN.replace('https', 'http')}/thanks`,
        `${PARTNER_ORIGIN}.evil.example/`,
        `${PARTNER_ORIGIN}@evil.example/`,
        `${PARTNER_ORIGIN}:8443/`,
        `https://evil.example/?${PARTNER_ORIGIN}`,
      ])
        expect(await said(key, wrong), wrong).toEqual([422, [['returnUrl', message]]]);
      for (const wrong of ['javascript:alert(1)', '/thanks', `https:\\${PARTNER_ORIGIN}`, 7])
        expect(await said(key, wrong)).toEqual([
          422,
          [['returnUrl', 'Must be an address that starts with https://']],
        ]);
    });

    it('is of the shop alone where nobody else sold it, and takes no address from visitors', async () => {
      const { body } = await book(app().client(), { payLink: true });
      expect(await shown((body as { payUrl?: string }).payUrl ?? '')).toBeNull();
      const refused = await book(app().client(), { returnUrl: HOME });
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'Only a key of a partner may say where the pay page leads back to.',
      ]);
      const none = await aKey(admin, { kind: 'secret' });
      expect(await said(none.key, HOME)).toEqual([
        422,
        [
          [
            'returnUrl',
            'No publishable key of yours is bound to an origin yet: bind one to the site of this address.',
          ],
        ],
      ]);
    });
  });
