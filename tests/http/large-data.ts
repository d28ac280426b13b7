import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { withChanged } from '@wondercast/core/bookings/booking/place';
import { agreeing } from '@wondercast/core/calendar/scheduling/session-changes';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { Store } from '@wondercast/core/shop';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { SignedInClient, TestApp } from '../support/app.ts';
import { unique } from '../support/builders.ts';
import type { Client, Reply } from '../support/http-client.ts';
import { aPartner, createKey } from '../support/partners.ts';
import { aLine, book } from './bodies.ts';

/** Bytes of an answer (decision 223). */
export const MOST_BYTES = 1_000_000;
/** Units of the largest booking that an amendment leaves. */
export const UNITS = 1_000;
/** Large bookings: some calls are answered once for each. */
const LARGE = 8;
export const ZONE = 'America/Argentina/ComodRivadavia' as Zone;

/** Text as long as a field takes it, three bytes a character. */
export const long = (length: number): string => '語'.repeat(length);

/** Runs many at once, a few at a time. */
export const inBatches = async (times: number, make: (at: number) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < times; at += 8)
    await Promise.all(Array.from({ length: Math.min(8, times - at) }, (_, each) => make(at + each)));
};

/** @throws Error for an answer that is no success, with its words */
export const made = async <Body>(reply: Promise<Reply<Body>>): Promise<Body> => {
  const { status, body, text } = await reply;
  if (status >= 300) throw new Error(`${status}: ${text.slice(0, 300)}`);
  return body;
};

const slotAt = (at: number) => ({
  date: new Date(Date.now() + (30 + (at % 28)) * 86_400_000).toISOString().slice(0, 10),
  time: `${1 + (at % 11)}:${at % 2 ? '30' : '00'}`,
  meridiem: 'PM',
  zone: ZONE,
});

export const wishes = Array.from({ length: UNITS }, (_, at) =>
  [0, 1, 2].map((each) => slotAt(at + each * 7)),
);

export const customer = (email: string) => ({
  companyName: long(160),
  purchaseOrder: long(80),
  firstName: long(80),
  lastName: long(80),
  email,
  phoneNumber: '+1 415 555 0134',
  specialRequests: long(1_000),
});

/**
 * A shop that holds as much as its own operations let anybody make, as far as more would not make an answer larger. Lists that end where
 * 1 MB does by the same means are filled beyond that in some places only: bookings, experiences, add-ons.
 */
export interface LargeShop {
  readonly admin: SignedInClient;
  /** Whose account has large bookings, and many. */
  readonly mara: SignedInClient;
  readonly email: string;
  readonly partner: { readonly id: number; readonly key: string; readonly reference: string };
  /** Of mara, with a thousand units each. All units of the first have agreed times. */
  readonly large: readonly number[];
  readonly reference: string;
  /** A small one of mara, which is delivered. */
  readonly delivered: number;
  readonly experience: Made;
  readonly hosts: readonly Made[];
  readonly customers: readonly string[];
  readonly reviewId: string;
}

/** A thousand units of the cheapest: they stay below what one booking may cost. */
export const largeItems = async (client: Client): Promise<readonly object[]> => {
  const all = await made(client.get<readonly Wire<'Experience'>[]>('/api/experiences?limit=20'));
  const experienceId = all.toSorted((one, other) => one.starterPrice - other.starterPrice)[0]?.id ?? 1;
  return [aLine({ experienceId, selectedTier: 'starter', quantity: UNITS, preferences: wishes })];
};

export const largeBooking = async (client: Client, email: string, headers: Record<string, string> = {}) => {
  const items = await largeItems(client);
  const { total } = await made(client.post<Wire<'Quote'>>('/api/quotes', { items }, headers));
  return made(book(client, { ...customer(email), items, totalPrice: total }, headers));
};

export interface Made {
  readonly id: number;
  readonly slug?: string;
}

/** Agrees a time for every session of a booking, as a thousand calls of the desk do. */
export const agreeAll = (app: TestApp, bookingId: number) =>
  app.running.ports.unitOfWork(async ({ bookings }) => {
    const booking = await bookings.lock(bookingId);
    if (!booking) throw new Error('No booking');
    const now = new Date();
    const changed = sessionsOf(booking).map((session, at) => {
      const startsAt = new Date(Date.UTC(2027, 0, 4 + (at % 7), 8 + (at % 10)));
      return { ...agreeing(session, { startsAt, zone: ZONE, minutes: 60 }, now), guestNotes: long(2_000) };
    });
    await bookings.saveSessions(withChanged(booking, changed), changed);
  });

/** A private link, as a mail has it; only its hash is stored. */
export const addLink = async (
  { running: { ports } }: TestApp,
  add: (store: Store, hash: string) => Promise<unknown>,
): Promise<string> => {
  const token = ports.newToken();
  await ports.unitOfWork((store) => add(store, ports.hashToken(token)));
  return token;
};

export const reviewLink = (app: TestApp, bookingId: number): Promise<string> =>
  addLink(app, ({ reviews }, hash) =>
    reviews.addLink({ bookingId, endsAt: new Date(Date.now() + 86_400_000) }, hash),
  );

export const anOpinion = (experienceId: number) => ({
  ...{ name: long(60), company: long(100) },
  reviews: [{ experienceId, rating: 5, text: long(2_000) }],
});

export const longExperience = (title: string) => ({
  ...{ title, slug: unique('long'), duration: '60 min', categoryIds: [1] },
  ...{ imageUrl: '/uploads/demo/trivia-card-772.webp', description: long(2_000), inclusions: long(500) },
});

export const makeLarge = async (app: TestApp): Promise<LargeShop> => {
  const admin = await app.admin();
  const mara = await app.signedIn();
  const email = mara.user.email ?? '';
  const post = (path: string, body: object) => made(admin.post<Made>(path, body));
  const many = (times: number, path: string, body: (each: number) => object) =>
    inBatches(times, (each) => post(path, body(each)));

  const partner = await aPartner(admin);
  const key = await createKey(admin, { kind: 'secret', partnerId: partner.id });
  const bearer = { authorization: `Bearer ${key}` };
  const placed: Wire<'Booking'>[] = [];
  for (let each = 0; each < LARGE; each++) placed.push(await largeBooking(mara, email));
  const large = placed.map(({ id }) => id);
  const first = placed[0];
  if (!first) throw new Error('No booking');
  await agreeAll(app, first.id);
  const ofPartner = await largeBooking(app.client(), email, bearer);
  await inBatches(160, async (each) => {
    const isOwn = each % 3 === 0;
    const who = customer(isOwn ? email : `${unique('team')}@${'x'.repeat(50)}.example`);
    await made(book(isOwn ? mara : app.client(), who, each % 3 === 1 ? bearer : {}));
  });
  await post(`/api/admin/bookings/${first.id}/payments`, { amount: 100, note: long(100) });

  const code = { description: long(200), discountType: 'percentage', discountValue: 10 };
  await many(100, '/api/admin/discount-codes', () => ({ ...code, code: unique('CODE').toUpperCase() }));
  const experience = await post('/api/experiences', longExperience('One'));
  await many(200, '/api/experiences', (each) => longExperience(`${long(60)} ${each}`));
  await many(650, '/api/addons', (each) => ({
    ...{ name: `${long(60)} ${each}`, description: long(500), price: 48.5, isActive: true },
    experienceIds: [experience.id],
  }));
  await many(100, '/api/categories', (each) => ({ name: `${long(60)} ${each}`, slug: unique('category') }));
  await many(100, '/api/admin/partners', () => ({ name: unique(long(60)) }));
  await many(100, '/api/admin/keys', () => ({ kind: 'secret', partnerId: partner.id, label: long(100) }));
  const hook = {
    partnerId: partner.id,
    url: 'https://hooks.northlight.example/',
    events: ['booking.created'],
  };
  await many(100, '/api/admin/webhooks', () => ({ ...hook, description: long(200) }));
  const person = { zone: 'Europe/London', languages: ['en'], hours: [{ weekday: 1, from: 480, to: 780 }] };
  const everything = Array.from({ length: 200 }, (_, each) => experience.id + each);
  const addHost = (change: object = {}) =>
    post('/api/admin/hosts', {
      ...{ ...person, name: long(60), email: `${unique('host')}@rao.example`, experienceIds: everything },
      ...change,
    });
  const host = await addHost();
  // One who may lead what is booked.
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1_440 }));
  const free = await addHost({
    hours: always,
    zone: 'UTC',
    experienceIds: [first.experienceId],
    mostADay: 24,
  });
  await inBatches(100, () => addHost());
  await many(480, `/api/admin/hosts/${host.id}/absences`, (each) => ({
    startsAt: new Date(Date.UTC(2027, 0, 1, each)).toISOString(),
    endsAt: new Date(Date.UTC(2027, 0, 1, each + 1)).toISOString(),
    reason: long(200),
  }));
  await many(100, `/api/admin/bookings/${first.id}/notes`, () => ({ text: long(2_000) }));
  await many(100, '/api/admin/staff/invitations', () => ({
    ...{ email: `${unique('staff')}@wondercast.example`, staffRole: 'desk' },
  }));
  const customers: string[] = [];
  for (const search of [email, 'team']) {
    const found = await made(
      admin.get<readonly Wire<'Customer'>[]>(`/api/admin/customers?search=${encodeURIComponent(search)}`),
    );
    customers.push(...found.slice(0, search === email ? 1 : 4).map(({ id }) => String(id)));
  }
  await many(100, `/api/admin/customers/${customers[0]}/notes`, () => ({ text: long(2_000) }));

  // Reviews of one experience by many, some of them published, others waiting.
  const delivered: number[] = [];
  await inBatches(170, async (each) => {
    const items = [aLine({ experienceId: 2, selectedTier: 'starter' })];
    const { total } = await made(app.client().post<Wire<'Quote'>>('/api/quotes', { items }));
    const { id } = await made(book(mara, { ...customer(email), items, totalPrice: total }));
    await made(admin.patch(`/api/admin/bookings/${id}/delivery-status`, { deliveryStatus: 'delivered' }));
    delivered.push(id);
    const token = await reviewLink(app, id);
    if (each > 0) await made(app.client().post(`/api/reviews/${token}`, anOpinion(2)));
  });
  const waiting = await made(
    admin.get<readonly Wire<'AdminReview'>[]>('/api/admin/reviews?state=waiting&limit=100'),
  );
  for (const { id, version } of waiting.slice(45)) {
    const { version: next } = await made(
      admin.put<Wire<'AdminReview'>>(`/api/admin/reviews/${id}/answer`, { answer: long(1_000), version }),
    );
    await made(admin.post(`/api/admin/reviews/${id}/publish`, { version: next }));
  }
  return {
    ...{ admin, mara, email, large, experience, customers, hosts: [host, free] },
    partner: { id: partner.id, key, reference: ofPartner.bookingReference },
    reference: first.bookingReference,
    delivered: delivered[0] ?? 0,
    reviewId: String(waiting[0]?.id),
  };
};
