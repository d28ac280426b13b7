import { ZONES } from '@wondercast/core/calendar/scheduling/zone';
import { US_DOLLARS } from '@wondercast/core/kernel/money';
import { DEFAULT_POLICY } from '@wondercast/core/shop/policy/policy';
import { SEAT_CAPS, TIERS, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { encodePolicy } from '@wondercast/openapi/codec/policy';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';

export const describeDiscovery = (app: () => TestApp) =>
  describe('what the shop says of itself', () => {
    it('publishes its settings, and no secret among them', async () => {
      const { status, body } = await app().client().get<Wire<'Config'>>('/api/config');
      expect(status).toBe(200);
      expect(body).toEqual({
        brandName: 'Wondercast',
        brandMail: 'hello@wondercast.example',
        brandLogo: null,
        publicUrl: app().url,
        demoUrl: 'https://meet.wondercast.example/demo',
        contactFormUrl: 'https://forms.wondercast.example/contact',
        payments: 'simulator',
        paidFirst: false,
        stripePublishableKey: null,
        videoHosts: ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'],
        imageHosts: [],
        imageHostSwap: null,
        bookingRules: { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [], words: null },
        policy: encodePolicy(DEFAULT_POLICY),
        currency: 'USD',
        moneyStyle: { ...US_DOLLARS },
        tax: null,
        tiers: TIERS.map((id) => ({ id, label: tierLabel(id), seats: SEAT_CAPS[id] })),
        zones: Object.entries(ZONES).map(([label, offsetHours]) => ({ label, offsetHours })),
      });
    });

    it('publishes its contract, in which every operation answers problems', async () => {
      const { body } = await app()
        .client()
        .get<{ openapi: string; paths: Record<string, Record<string, { responses: object }>> }>(
          '/api/openapi.json',
        );
      expect(body.openapi).toBe('3.1.0');
      const operations = Object.values(body.paths).flatMap((item) => Object.values(item));
      expect(operations.length).toBeGreaterThan(40);
      for (const { responses } of operations)
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '503', 'default']));
    });

    it('lives and is ready', async () => {
      const client = app().client();
      expect((await client.get('/livez')).body).toEqual({ status: 'alive' });
      const ready = await client.get('/readyz');
      expect(ready).toMatchObject({ status: 200, body: { status: 'ready' } });
      expect(ready.headers.get('cache-control')).toBe('no-store');
    });

    it('tells robots what to leave alone, and where the sitemap is', async () => {
      const { headers, text } = await app().client().get('/robots.txt');
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      for (const path of ['/admin', '/api/', '/bookings/', '/checkout', '/profile', '/order-confirmation/'])
        expect(text).toContain(`Disallow: ${path}\n`);
      expect(text).toContain(`Sitemap: ${app().url}/sitemap.xml`);
    });

    it('maps every experience by its public address, whatever Host says', async () => {
      const client = app().client();
      const { headers, text } = await client.get('/sitemap.xml', { host: 'evil.example' });
      expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
      const { body } = await client.get<Wire<'Experience'>[]>('/api/experiences');
      for (const { slug } of body) expect(text).toContain(`<loc>${app().url}/experience/${slug}</loc>`);
      expect(text).not.toContain('evil');
    });

    it.each(['/api/experiences', '/api/user', '/api/nothing', '/livez', '/robots.txt', '/api/config'])(
      'protects %s with the headers that every answer has',
      async (path) => {
        const { headers } = await app().client().get(path);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-frame-options')).toBe('DENY');
        expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
        expect(headers.get('x-powered-by')).toBeNull();
        expect(headers.get('server')).toBeNull();
        // Outside production nobody is bound to https.
        expect(headers.get('strict-transport-security')).toBeNull();
      },
    );
  });
