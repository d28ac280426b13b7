import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startApp, type TestApp } from '../support/app.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { STORES } from '../support/full.ts';

describe.each(STORES)('the office of the demo shop on %s', (store) => {
  let app: TestApp;
  let admin: SignedInClient;
  let fresh: TestDatabase | null = null;
  beforeAll(async () => {
    fresh = store === 'postgres' ? await createDatabase() : null;
    app = await startApp({ store, env: { SEED: 'demo', ...(fresh ? { DATABASE_URL: fresh.url } : {}) } });
    admin = await app.admin();
  });
  afterAll(async () => {
    await app.stop();
    await fresh?.drop();
  });

  it('has hosts with portraits, and bookings at every stage', async () => {
    const { body: hosts } = await admin.get<Wire<'Host'>[]>('/api/admin/hosts');
    expect(hosts).toHaveLength(5);
    for (const { pictureUrl } of hosts) expect((await app.client().get(String(pictureUrl))).status).toBe(200);
    const bookings = await admin.get<Wire<'AdminBooking'>[]>('/api/admin/bookings?limit=100');
    expect(bookings.headers.get('x-total-count')).toBe('60');
    const states = new Set(bookings.body.flatMap(({ sessions }) => sessions.map(({ state }) => state)));
    expect([...states].toSorted()).toEqual(
      expect.arrayContaining(['agreed', 'cancelled', 'delivered', 'preferred', 'suggested']),
    );
    const invoices = await admin.get<unknown[]>('/api/admin/invoices');
    expect(invoices.headers.get('x-total-count')).toBe('63');
  });

  it('has reviews of its bookings: one waits, and one of those on their pages is answered', async () => {
    const count = async (state: string) =>
      (await admin.get<Wire<'AdminReview'>[]>(`/api/admin/reviews?state=${state}`)).body.length;
    expect([await count('waiting'), await count('published')]).toEqual([1, 4]);
    const { body } = await admin.get<Wire<'AdminReview'>[]>('/api/admin/reviews?state=published');
    const answered = body.find(({ answer }) => answer !== null);
    const shown = await app
      .client()
      .get<Wire<'ExperienceReviews'>>(`/api/experiences/${answered?.experienceId}/reviews`);
    expect(shown.body.reviews.map(({ answer }) => answer)).toContain(answered?.answer);
  });

  it('has mailed nobody', async () => {
    expect(await app.outbox()).toEqual([]);
  });
});
