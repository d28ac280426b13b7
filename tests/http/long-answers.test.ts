import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startApp, type TestApp } from '../support/app.ts';
import {
  agreeAll,
  inBatches,
  largeBooking,
  long,
  longExperience,
  MOST_BYTES,
  made,
  UNITS,
} from './large-data.ts';
import { expectLinkedPages } from './linked-pages.ts';

/** More than 1 MB of them. */
const EXPERIENCES = 170;
const MOST_NOTES = 100;

describe('an answer that would be longer than 1 MB', () => {
  let app: TestApp;
  let admin: SignedInClient;
  let mara: SignedInClient;
  let bookingId = 0;
  beforeAll(async () => {
    app = await startApp({ store: 'memory', env: { WORKERS: '0' }, unjudged: true });
    [admin, mara] = await Promise.all([app.admin(), app.signedIn()]);
    bookingId = (await largeBooking(mara, mara.user.email ?? '')).id;
    await agreeAll(app, bookingId);
    await inBatches(EXPERIENCES, (each) =>
      made(admin.post('/api/experiences', longExperience(`${long(60)} ${each}`))),
    );
  });
  afterAll(() => app.stop());

  it.each(['/api/experiences?limit=1000', '/api/admin/experiences'])(
    'is a page that links what follows: %s',
    (path) => expectLinkedPages(admin, path),
  );

  it('of a booking says how many sessions do not fit, and gives them when asked', async () => {
    const path = `/api/bookings/${bookingId}`;
    const ids: string[] = [];
    for (let left = 1; left > 0; ) {
      const { body, text } = await mara.get<Wire<'Booking'>>(`${path}?sessionsFrom=${ids.length}`);
      expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
      ids.push(...body.sessions.map(({ id }) => id));
      expect((body.sessionsLeftOut ?? 0) + body.sessions.length).toBe(UNITS);
      left = UNITS - ids.length;
    }
    expect(ids).toEqual(Array.from({ length: UNITS }, (_, at) => `${bookingId}-1-${at + 1}`));
  });

  it('of the schedule says how many sessions do not fit', async () => {
    const { body } = await admin.get<Wire<'Schedule'>>(
      '/api/admin/schedule?from=2027-01-04&to=2027-01-10&zone=UTC',
    );
    expect(body.sessionsLeftOut).toBeGreaterThan(0);
    expect(body.sessions.length + body.sessionsLeftOut).toBe(UNITS);
    expect(body.days.reduce((sum, { sessions }) => sum + sessions, 0)).toBe(UNITS);
  });

  it('has room for every note that may be written', async () => {
    const [customer] = (await admin.get<readonly Wire<'Customer'>[]>('/api/admin/customers')).body;
    for (const about of [`bookings/${bookingId}`, `customers/${customer?.id}`]) {
      const note = () => admin.post<Wire<'Problem'>>(`/api/admin/${about}/notes`, { text: long(2_000) });
      await inBatches(MOST_NOTES, () => made(note()));
      const { status, body } = await note();
      expect([status, body.message]).toEqual([409, 'There are 100 notes already. Remove one first.']);
      const { text } = await admin.get(`/api/admin/${about}`);
      expect(Buffer.byteLength(text)).toBeLessThan(MOST_BYTES);
    }
  });
});
