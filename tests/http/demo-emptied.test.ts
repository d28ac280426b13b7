import { createShop } from '@wondercast/core/shop';
import type { Wire } from '@wondercast/openapi/codec/wire';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startApp, type TestApp } from '../support/app.ts';
import { auditApp } from '../support/auditor.ts';
import { STORES } from '../support/full.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { until } from '../support/until.ts';
import { aLine, type BookingReply, book } from './bodies.ts';

type Demo = Wire<'Demo'>;
type Standing = Wire<'DemoStanding'> & Wire<'Problem'>;

const WORDS = { words: 'empty the demo' };
const NONE = {
  bookings: 0,
  sessions: 0,
  companies: 0,
  hosts: 0,
  experiences: 0,
  categories: 0,
  addOns: 0,
  discountCodes: 0,
  logos: 0,
  invoices: 0,
  reviews: 0,
};

/** A shop that was filled with a demo. */
const openDemo = (store: 'memory' | 'postgres') => {
  let opened: TestApp | null = null;
  beforeAll(async () => {
    opened = await startApp({ store, seed: 'demo' });
  });
  afterAll(() => opened?.stop());
  return (): TestApp => {
    if (!opened) throw new Error('The shop is not open');
    return opened;
  };
};

const bookingsIn = async (admin: SignedInClient) =>
  (await admin.get<Wire<'AdminBooking'>[]>('/api/admin/bookings?limit=100')).body;
const listed = async (app: TestApp) =>
  (await app.client().get<Wire<'Experience'>[]>('/api/experiences')).body;
const standingOf = async (admin: SignedInClient) => (await admin.get<Demo>('/api/admin/demo')).body.standing;
const empty = (admin: SignedInClient) => admin.post<Standing>('/api/admin/demo/empty', WORDS);

describe.each(STORES)('the demo on %s', (store) => {
  describe('that nobody has touched', () => {
    const app = openDemo(store);

    it('goes as a whole once its owner types the words, and only then', async () => {
      const admin = await app().admin();
      const before = await standingOf(admin);
      expect(before?.goes).toMatchObject({
        bookings: 60,
        companies: 40,
        hosts: 5,
        experiences: 28,
        categories: 6,
        addOns: 16,
        invoices: 63,
      });
      expect(before?.stays).toEqual(NONE);
      for (const words of ['', 'empty', 'empty the demo!', 7]) {
        const { status, body } = await admin.post<Standing>('/api/admin/demo/empty', { words });
        expect([status, body.message]).toEqual([422, 'Type “empty the demo” to go on']);
      }
      expect(await standingOf(admin)).toEqual(before);
      const done = await admin.post<Standing>('/api/admin/demo/empty', { words: ' Empty the demo ' });
      expect([done.status, done.body]).toEqual([200, before]);
      expect(await standingOf(admin)).toBeNull();
      expect(await listed(app())).toEqual([]);
      expect(await bookingsIn(admin)).toEqual([]);
      for (const path of ['/api/categories', '/api/admin/addons', '/api/admin/hosts', '/api/admin/invoices'])
        expect((await admin.get(path)).body).toEqual([]);
      const overview = await admin.get<Record<string, unknown>>('/api/admin/overview');
      expect(overview.status).toBe(200);
      const log = await admin.get<Wire<'AuditEntry'>[]>('/api/admin/audit?subject=demo');
      expect(log.body.map(({ action, details }) => [action, details])).toEqual([
        ['demo.emptied', before?.goes],
      ]);
      const again = await empty(admin);
      expect([again.status, again.body.message]).toEqual([409, 'This shop has no demo to empty.']);
      expect(await app().outbox()).toEqual([]);
      await auditApp(app());
    });
  });

  describe('that somebody works with', () => {
    const app = openDemo(store);

    it('leaves what was touched, and everything that a booking that stays needs', async () => {
      const admin = await app().admin();
      const all = await bookingsIn(admin);
      const noted = all.find(({ sessions }) => sessions.some(({ hosts }) => hosts.length > 0)) ?? all[0];
      if (!noted) throw new Error('The demo has no bookings');
      await admin.post(`/api/admin/bookings/${noted.id}/notes`, { text: 'Call them back.' });
      const ofNoted = noted.items[0]?.experience?.id;
      const reviewed = ['paint-and-sip-studio', 'tiny-worlds-terrarium-workshop'];
      const edited = (await listed(app())).find(({ id, slug }) => id !== ofNoted && reviewed.includes(slug));
      await admin.patch(`/api/experiences/${edited?.id}`, { title: 'Ours now' });
      const shown = async (id: number | undefined) =>
        (await app().client().get<Wire<'ExperienceReviews'>>(`/api/experiences/${id}/reviews`)).body;
      expect((await shown(edited?.id)).count).toBeGreaterThan(1);
      const carousel = '/api/admin/logo-carousel';
      const { logos } = (await admin.get<Wire<'LogoCarousel'>>(carousel)).body;
      const [renamed, moved, ...others] = logos;
      if (!renamed || !moved) throw new Error('The demo has no logos');
      await admin.put(carousel, {
        enabled: false,
        logos: [moved, { ...renamed, altText: 'Ours now' }, ...others].map(({ order: _, ...logo }) => logo),
      });
      const real = await book(app().client(), { discountCode: 'TOGETHER10', totalPrice: 1305 });
      expect(real.status).toBe(201);
      const { status, body } = await empty(admin);
      expect(status).toBe(200);
      expect(body.goes.bookings).toBe(59);
      expect(body.stays).toMatchObject({ bookings: 1, companies: 1, discountCodes: 1, logos: 1 });
      expect(await shown(edited?.id)).toEqual({ average: null, count: 0, reviews: [] });
      const strip = (await admin.get<Wire<'LogoCarousel'>>(carousel)).body;
      expect([strip.enabled, strip.logos.map(({ altText }) => altText)]).toEqual([false, ['Ours now']]);
      const left = await listed(app());
      const needed = [ofNoted, edited?.id, 1].filter((id) => id !== undefined);
      expect(left.map(({ id }) => id)).toEqual(
        [...new Set(needed)].toSorted((a, b) => Number(a) - Number(b)),
      );
      expect(left.every(({ categories }) => categories.length > 0)).toBe(true);
      const kept = await bookingsIn(admin);
      expect(kept.map(({ bookingReference }) => bookingReference).toSorted()).toEqual(
        [noted.bookingReference, real.body.bookingReference].toSorted(),
      );
      const own = kept.find(({ id }) => id === real.body.id);
      expect(own).toMatchObject({ totalPrice: 1305, items: real.body.items });
      const assigned = noted.sessions.flatMap(({ hosts }) => hosts).length > 0;
      expect((await admin.get<unknown[]>('/api/admin/hosts')).body.length > 0 === assigned).toBe(true);
    });
  });
});

describe.each(STORES)('the demo that somebody has tried out, on %s', (store) => {
  const app = openDemo(store);

  it('says what stays for that alone, and takes it too where that is asked for', async () => {
    const admin = await app().admin();
    const [noted] = await bookingsIn(admin);
    await admin.post(`/api/admin/bookings/${noted?.id}/notes`, { text: 'Call them back.' });
    const [edited] = await listed(app());
    await admin.patch(`/api/experiences/${edited?.id}`, { title: 'Tried out' });
    const before = await standingOf(admin);
    expect(before?.stays.bookings).toBe(1);
    expect(before?.touched).toEqual(before?.stays);
    const { status, body } = await admin.post<Standing>('/api/admin/demo/empty', {
      ...WORDS,
      touchedToo: true,
    });
    expect([status, body.goes.bookings, body.stays]).toEqual([200, 60, NONE]);
    expect([await listed(app()), await bookingsIn(admin)]).toEqual([[], []]);
    await auditApp(app());
  });

  it('keeps what is needed by a booking of the shop’s own, and a booking that was paid by card', async () => {
    // The same shop has no demo any longer: nothing of its own can be taken by asking again.
    const admin = await app().admin();
    const again = await admin.post<Standing>('/api/admin/demo/empty', { ...WORDS, touchedToo: true });
    expect([again.status, again.body.message]).toEqual([409, 'This shop has no demo to empty.']);
  });
});

describe('emptying the demo while others work', () => {
  const app = openDemo('postgres');

  /** A shop whose emptying stops before it removes anything, until it is released. */
  const pausing = (isHeld: boolean) => {
    const [planned, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { ports } = app().running;
    const shop = createShop({
      ...ports,
      unitOfWork: (work) =>
        ports.unitOfWork((store) =>
          work({
            ...store,
            demo: {
              ...store.demo,
              lock: isHeld ? store.demo.lock : async () => {},
              removeBookings: async (ids) => {
                planned.resolve();
                await released.promise;
                await store.demo.removeBookings(ids);
                if (!isHeld) throw new Error('Nothing of this is kept');
              },
            },
          }),
        ),
    });
    return { shop, planned: planned.promise, release: released.resolve };
  };
  const waitingInDatabase = async (): Promise<number> => {
    const client = new pg.Client({ connectionString: app().databaseUrl ?? '' });
    await client.connect();
    try {
      const { rows } = await client.query('select count(*)::int as waiting from pg_locks where not granted');
      return rows[0]?.waiting ?? 0;
    } finally {
      await client.end();
    }
  };
  const noteOn = (admin: SignedInClient, id: number) =>
    admin.post<Wire<'Problem'>>(`/api/admin/bookings/${id}/notes`, { text: 'Call them back.' });

  it('would take a booking away after somebody has touched it, were nothing held', async () => {
    const admin = await app().admin();
    const { shop, planned, release } = pausing(false);
    const emptying = shop.emptyDemo(anAdmin());
    await planned;
    try {
      const [first] = await bookingsIn(admin);
      // A shop whose machine is busy may say 503 once; the point is that nothing holds the note back.
      await until('it is noted', async () => (await noteOn(admin, first?.id ?? 0)).status === 201);
    } finally {
      release();
      // It went as far as removing it, and is rolled back for the next test.
      await expect(emptying).rejects.toThrow('Nothing of this is kept');
    }
  });

  it('lets everything wait that would touch it, and takes every booking that is placed', async () => {
    const admin = await app().admin();
    const [, second] = await bookingsIn(admin);
    const early = await book(app().client());
    expect(early.status).toBe(201);
    const { shop, planned, release } = pausing(true);
    const emptying = shop.emptyDemo(anAdmin());
    await planned;
    const late = [noteOn(admin, second?.id ?? 0)];
    const placing: Promise<{ readonly status: number; readonly body: BookingReply }>[] = Array.from(
      { length: 3 },
      () => book(app().client(), { items: [aLine({ experienceId: 1 })] }),
    );
    try {
      await until('they wait', async () => (await waitingInDatabase()) >= 2);
    } finally {
      release();
      await emptying;
    }
    expect((await Promise.all(late)).map(({ status }) => status)).toEqual([404]);
    const placed = await Promise.all(placing);
    expect(placed.map(({ status }) => status)).toEqual([201, 201, 201]);
    const left = new Map((await bookingsIn(admin)).map((booking) => [booking.id, booking]));
    for (const { body } of [early, ...placed])
      expect(left.get(body.id ?? 0)).toMatchObject({ totalPrice: 1450, items: body.items });
    expect(left.has(second?.id ?? 0)).toBe(false);
    expect((await listed(app())).map(({ id }) => id)).toContain(1);
  });
});
