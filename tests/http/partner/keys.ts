import { randomUUID } from 'node:crypto';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { aKey, aPartner, PARTNER_ORIGIN, withKey } from '../../support/partners.ts';
import { aSubmit } from '../bodies.ts';

type Problem = Wire<'Problem'>;

const READ = '/api/experiences?limit=1';

export const describeKeys = (app: () => TestApp) =>
  describe('a partner’s key', () => {
    let admin: SignedInClient;
    beforeAll(async () => {
      admin = await app().admin();
    });
    const read = (key: string, headers: Record<string, string> = {}, path = READ) =>
      app()
        .client()
        .get<Problem>(path, { ...withKey(key), ...headers });
    const said = ({ body }: { body: Problem }) => body.issues[0]?.message;

    it('is said once, and never again or anywhere', async () => {
      const page = await aKey(admin);
      const server = await aKey(admin, { kind: 'secret' });
      expect(page.key).toMatch(/^pk_[A-Za-z0-9_-]{43}$/);
      expect(server.key).toMatch(/^sk_[A-Za-z0-9_-]{43}$/);
      expect(server).toMatchObject({
        kind: 'secret',
        status: 'live',
        origins: [],
        scopes: ['bookings:write', 'bookings:read', 'statement:read'],
        lastUsedAt: null,
        expiresAt: null,
        revokedAt: null,
      });
      await read(page.key);
      await read(server.key);
      const { text } = await admin.get(`/api/admin/keys?partnerId=${page.partnerId}`);
      expect(text).toContain(page.hint);
      for (const { key } of [page, server]) {
        expect(text).not.toContain(key);
        expect((await admin.get('/api/admin/audit?limit=200')).text).not.toContain(key);
        expect(app().log()).not.toContain(key);
      }
    });

    it('is kept as a hash alone', async () => {
      const { key, id } = await aKey(admin);
      const { ports } = app().running;
      const kept = (await ports.read.partners.directory()).keys.find((each) => each.id === id);
      expect(kept?.keyHash).toBe(ports.hashToken(key));
      expect(JSON.stringify(kept)).not.toContain(key.slice(12));
    });

    it.each([
      ['publishable without an origin', { kind: 'publishable', origins: [] }, 'origins'],
      ['publishable for a path', { kind: 'publishable', origins: ['https://a.example/path'] }, 'origins.0'],
      ['publishable for every origin', { kind: 'publishable', origins: ['*'] }, 'origins.0'],
      ['publishable for a wildcard', { kind: 'publishable', origins: ['https://*.a.example'] }, 'origins.0'],
      ['publishable for null', { kind: 'publishable', origins: ['null'] }, 'origins.0'],
      [
        'publishable with a scope',
        { kind: 'publishable', origins: ['https://a.example'], scopes: ['bookings:read'] },
        'scopes',
      ],
      ['secret for an origin', { kind: 'secret', origins: ['https://a.example'] }, 'origins'],
      ['secret of an unknown scope', { kind: 'secret', scopes: ['everything'] }, 'scopes.0'],
      ['of no kind', { kind: 'master' }, 'kind'],
      ['of nobody', { kind: 'secret', partnerId: 2_000_000_000 }, 'partnerId'],
    ])('%s is not created', async (_what, asked, path) => {
      const { id: partnerId } = await aPartner(admin);
      const { status, body } = await admin.post<Problem>('/api/admin/keys', { partnerId, ...asked });
      expect([status, body.issues[0]?.path]).toEqual([422, path]);
    });

    it('is bound to origins as browsers say them', async () => {
      const origins = ['HTTPS://Shop.Example:443/', 'http://127.0.0.1:8080', 'https://shop.example'];
      expect((await aKey(admin, { origins })).origins).toEqual([
        'https://shop.example',
        'http://127.0.0.1:8080',
      ]);
    });

    it('opens reads with and without a page behind it, and leaves no cookie', async () => {
      const { key } = await aKey(admin);
      for (const headers of [withKey(key), withKey(key, PARTNER_ORIGIN)]) {
        const reply = await app().client().get(READ, headers);
        expect(reply.status).toBe(200);
        expect(reply.headers.getSetCookie()).toEqual([]);
      }
    });

    it('that is unknown, revoked or malformed is 401', async () => {
      const { key, id } = await aKey(admin);
      expect((await admin.post(`/api/admin/keys/${id}/revoke`)).body).toMatchObject({ status: 'revoked' });
      const revoked = await read(key, { origin: PARTNER_ORIGIN });
      expect([revoked.status, revoked.body.message, said(revoked)]).toEqual([
        401,
        'Not authenticated',
        'This key has been revoked.',
      ]);
      expect(revoked.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      for (const text of ['pk_nobody', `sk_${'x'.repeat(43)}`, 'x'])
        expect((await read(text)).status).toBe(401);
      // Revoking again changes nothing, and nothing else can be done with it.
      expect((await admin.post(`/api/admin/keys/${id}/revoke`)).status).toBe(200);
      expect((await admin.post(`/api/admin/keys/${id}/rotate`)).status).toBe(409);
      expect((await admin.patch(`/api/admin/keys/${id}`, { label: 'x' })).status).toBe(409);
    });

    it('is not called revoked because another was, under one idempotency key', async () => {
      const [one, other] = [await aKey(admin), await aKey(admin)];
      const once = { 'idempotency-key': randomUUID() };
      const revoke = (id: number) => admin.post<Problem>(`/api/admin/keys/${id}/revoke`, {}, once);
      expect((await revoke(one.id)).status).toBe(200);
      expect((await revoke(other.id)).status).toBe(422);
      expect((await revoke(one.id)).status).toBe(200);
      expect((await read(other.key, { origin: PARTNER_ORIGIN })).status).toBe(200);
    });

    it('that is missing is 401 where one is needed, also to who is signed in', async () => {
      for (const client of [app().client(), await app().signedIn(), admin])
        expect((await client.get('/api/partner/bookings')).status).toBe(401);
    });

    it('of another page is 403', async () => {
      const { key } = await aKey(admin);
      const foreign = [
        'https://evil.example',
        'null',
        '',
        `${PARTNER_ORIGIN}.evil.example`,
        `${PARTNER_ORIGIN}:8443`,
        PARTNER_ORIGIN.replace('https', 'http'),
        app().url,
      ];
      for (const origin of foreign) {
        const reply = await read(key, { origin });
        expect([origin, reply.status, said(reply)]).toEqual([
          origin,
          403,
          'This key is not bound to the origin of this page.',
        ]);
        expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    });

    it('that is secret is 403 from any page', async () => {
      const { key } = await aKey(admin, { kind: 'secret' });
      const reply = await read(key, { origin: PARTNER_ORIGIN });
      expect([reply.status, said(reply)]).toEqual([
        403,
        'A secret key stays on servers: no page may send it.',
      ]);
    });

    it('without the scope is 403', async () => {
      const { key } = await aKey(admin, { kind: 'secret', scopes: ['statement:read'] });
      const asked = [
        ['GET', '/api/partner/bookings', 'bookings:read'],
        ['POST', '/api/bookings', 'bookings:write'],
      ] as const;
      for (const [method, path, scope] of asked) {
        const body = method === 'POST' ? { body: aSubmit() } : {};
        const reply = await app()
          .client()
          .request<Problem>(method, path, { headers: withKey(key), ...body });
        expect([reply.status, reply.body.message, said(reply)]).toEqual([
          403,
          'You do not have permission to access this page.',
          `This key needs the scope ${scope}.`,
        ]);
      }
      expect((await read(key, {}, '/api/partner/statement')).status).toBe(200);
    });

    it.each(['pk', 'sk', 'pk%5F', 'p%6B_'])('in the address is 400, as %s', async (spelling) => {
      const { key } = await aKey(admin, { kind: spelling.startsWith('s') ? 'secret' : 'publishable' });
      const text = spelling.length > 2 ? `${spelling}${key.slice(3)}` : key;
      for (const path of [
        `/api/experiences?key=${text}`,
        `/api/experiences/slug/${text}`,
        `/api/config?a=b&key=${text}`,
      ]) {
        const reply = await app().client().get<Problem>(path);
        expect([path.slice(0, 20), reply.status, reply.body.message]).toEqual([
          path.slice(0, 20),
          400,
          'A key belongs in the Authorization header, never in an address.',
        ]);
      }
      expect(app().log()).not.toContain(key.slice(3));
    });

    it('leaves alone what other schemes and other words say', async () => {
      for (const authorization of ['Basic YTpi', 'Digest x', ''])
        expect((await app().client().get(READ, { authorization })).status).toBe(200);
      expect((await app().client().get('/api/experiences?search=desk_sk_lamp')).status).toBe(200);
    });

    it('that is rotated works on for the hours given, beside the new one', async () => {
      const old = await aKey(admin);
      const { status, body } = await admin.post<Wire<'CutPartnerKey'>>(`/api/admin/keys/${old.id}/rotate`, {
        graceHours: 1,
      });
      expect([status, body.origins, body.partnerId, body.status]).toEqual([
        201,
        old.origins,
        old.partnerId,
        'live',
      ]);
      for (const { key } of [old, body]) expect((await read(key)).status).toBe(200);
      expect((await admin.post(`/api/admin/keys/${old.id}/rotate`)).status).toBe(409);
      const now = await admin.post<Wire<'CutPartnerKey'>>(`/api/admin/keys/${body.id}/rotate`, {
        graceHours: 0,
      });
      expect((await read(body.key)).status).toBe(401);
      expect((await read(now.body.key)).status).toBe(200);
      const { body: keys } = await admin.get<Wire<'PartnerKey'>[]>(
        `/api/admin/keys?partnerId=${old.partnerId}`,
      );
      expect(keys.map((key) => [key.id, key.status])).toEqual([
        [now.body.id, 'live'],
        [body.id, 'expired'],
        [old.id, 'expiring'],
      ]);
    });

    it('changes what it may do at once', async () => {
      const { key, id, version } = await aKey(admin);
      const other = 'https://blog.northlight.example';
      expect((await read(key, { origin: other })).status).toBe(403);
      const changed = await admin.patch<Wire<'PartnerKey'>>(`/api/admin/keys/${id}`, {
        origins: [other],
        version,
      });
      expect([changed.status, changed.body.version]).toEqual([200, version + 1]);
      expect((await read(key, { origin: other })).status).toBe(200);
      expect((await read(key, { origin: PARTNER_ORIGIN })).status).toBe(403);
      expect((await admin.patch(`/api/admin/keys/${id}`, { label: 'x', version })).status).toBe(409);
      expect((await admin.patch(`/api/admin/keys/${id}`, { origins: [] })).status).toBe(422);
    });

    it('remembers when it was last used', async () => {
      const { key, id, partnerId } = await aKey(admin);
      const before = Date.now();
      await read(key);
      const { body } = await admin.get<Wire<'PartnerKey'>[]>(`/api/admin/keys?partnerId=${partnerId}`);
      const used = Date.parse(body.find((each) => each.id === id)?.lastUsedAt ?? '');
      expect(used).toBeGreaterThanOrEqual(before);
      expect(used).toBeLessThanOrEqual(Date.now());
    });

    it('is named in the log of what was done, with the partner', async () => {
      const { id, partnerId } = await aKey(admin);
      await admin.post(`/api/admin/keys/${id}/revoke`);
      const { body } = await admin.get<Wire<'AuditEntry'>[]>(`/api/admin/audit?subject=key&subjectId=${id}`);
      expect(body.map(({ action }) => action)).toEqual(['key.revoked', 'key.created']);
      expect(body[0]?.details).toMatchObject({ partnerId });
    });

    it('belongs to a partner, whose name is unique', async () => {
      const name = unique('Otto & Söhne');
      const partner = await aPartner(admin, name);
      expect((await admin.post('/api/admin/partners', { name: name.toUpperCase() })).status).toBe(409);
      const renamed = await admin.patch<Wire<'Partner'>>(`/api/admin/partners/${partner.id}`, {
        name: `${name} 2`,
      });
      expect(renamed.body).toMatchObject({ id: partner.id, name: `${name} 2`, version: 2 });
      expect(renamed.body.commission).toBe(0);
      const path = `/api/admin/partners/${partner.id}`;
      const promised = await admin.patch<Wire<'Partner'>>(path, { commission: '12.5' });
      expect(promised.body).toMatchObject({ name: `${name} 2`, commission: 12.5, version: 3 });
      for (const commission of [-1, 100.01, 0.005, null])
        expect((await admin.patch(path, { commission })).status).toBe(422);
      const log = await admin.get<Wire<'AuditEntry'>[]>(
        `/api/admin/audit?subject=partner&subjectId=${partner.id}`,
      );
      expect(log.body.map(({ action }) => action)).toEqual([
        'partner.updated',
        'partner.renamed',
        'partner.created',
      ]);
      expect((await admin.patch('/api/admin/partners/2000000000', { name })).status).toBe(404);
      const { body } = await admin.get<Wire<'Partner'>[]>('/api/admin/partners');
      expect(body.map(({ id }) => id)).toContain(partner.id);
    });
  });
