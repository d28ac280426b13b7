import { MOST_COUNTED_OF_A_DAY } from '@wondercast/core/kernel/most-counted';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, expect, it, vi } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { aLine, book } from '../bodies.ts';
import { bookByCard } from '../payment/card-checkout.ts';

type AdminBooking = Wire<'AdminBooking'>;

describeOnEachStore('the bookings as administrators see them', (app) => {
  let admin: SignedInClient;
  const mark = unique('Okonkwo');
  let mara: SignedInClient;
  const ids: number[] = [];
  beforeAll(async () => {
    admin = await app().admin();
    mara = await app().signedIn();
    for (const [at, firstName] of ['Alma', 'Bo', 'Çelik'].entries()) {
      const items = [
        aLine({
          quantity: at + 1,
          slots: [{ date: `2031-05-0${3 - at}`, time: '2:30', meridiem: 'PM', zone: 'EST' }],
        }),
      ];
      const client = at === 0 ? mara : app().client();
      const { body } = await book(client, { firstName, lastName: mark, items, totalPrice: 1450 * (at + 1) });
      ids.push(body.id);
    }
  });
  const list = (query: string) => admin.get<AdminBooking[]>(`/api/admin/bookings?${query}`);
  const found = async (query: string) =>
    (await list(`search=${encodeURIComponent(mark)}&${query}`)).body.map(({ id }) => ids.indexOf(id));

  it('are newest first, with account, experience, open amount and mails', async () => {
    const { status, headers, body } = await list(`search=${mark}`);
    expect(status).toBe(200);
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('link')).toBeNull();
    expect(body.map(({ id }) => ids.indexOf(id))).toEqual([2, 1, 0]);
    const { username, email } = mara.user;
    expect(body.at(-1)).toMatchObject({
      user: { username, email },
      experience: { title: 'The Harlem Jazz Hour' },
      experienceDates: ['2031-05-03'],
      openAmount: 1450,
      confirmed: false,
      version: 1,
    });
    expect(body[0]?.user).toBeNull();
    await vi.waitFor(
      async () => {
        const { body: one } = await admin.get<AdminBooking>(`/api/admin/bookings/${ids[0]}`);
        expect(one.mails).toContainEqual(
          expect.objectContaining({ kind: 'booking-received', state: 'sent', attempts: 1, error: null }),
        );
      },
      { timeout: PATIENCE_MS },
    );
  });

  it('are searched by names, e-mail, company, title and reference, whatever case and accents', async () => {
    const { body } = await admin.get<AdminBooking>(`/api/admin/bookings/${ids[1]}`);
    expect(await found('')).toEqual([2, 1, 0]);
    for (const [text, expected] of [
      ['alma', [0]],
      ['CELIK', [2]],
      ['northlight studio', [2, 1, 0]],
      ['mara@northlight', [2, 1, 0]],
      ['jazz harlem', [2, 1, 0]],
      [body.bookingReference, [1]],
      ['nobody at all', []],
    ] as const)
      expect(
        (await list(`search=${encodeURIComponent(`${mark} ${text}`)}`)).body.map(({ id }) => ids.indexOf(id)),
        text,
      ).toEqual(expected);
  });

  it('are sorted by every column, and paged by cursor without gap or double', async () => {
    expect(await found('sort=createdAt')).toEqual([0, 1, 2]);
    expect(await found('sort=totalPrice')).toEqual([0, 1, 2]);
    expect(await found('sort=-totalPrice')).toEqual([2, 1, 0]);
    expect(await found('sort=date')).toEqual([2, 1, 0]);
    expect(await found('sort=customer')).toEqual([0, 1, 2]);
    const seen: number[] = [];
    let path: string | null = `/api/admin/bookings?search=${mark}&sort=date&limit=2`;
    while (path) {
      const { headers, body }: { headers: Headers; body: AdminBooking[] } = await admin.get(path);
      expect(headers.get('x-total-count')).toBe('3');
      seen.push(...body.map(({ id }) => ids.indexOf(id)));
      path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(seen).toEqual([2, 1, 0]);
  });

  it('are rows without units where the table asks, in the same order', async () => {
    const asked = `/api/admin/bookings?search=${mark}&sort=date&limit=2`;
    const whole = await admin.get<AdminBooking[]>(asked);
    const rows = await admin.get<Wire<'BookingRow'>[]>(`${asked}&fields=row`);
    expect(rows.headers.get('x-total-count')).toBe('3');
    expect(rows.headers.get('link')).toBe(
      whole.headers.get('link')?.replace('limit=2', 'limit=2&fields=row') ?? null,
    );
    expect(rows.body).toEqual(
      whole.body.map(({ items, experience, ...booking }) => ({
        currency: booking.currency,
        owed: null,
        id: booking.id,
        bookingReference: booking.bookingReference,
        partner: null,
        experience: { title: experience?.title, imageUrl: items[0]?.experience?.imageUrl },
        lines: 1,
        cancelledLines: 0,
        lineCancelled: false,
        slotCancelled: false,
        slot: items[0]?.slots[0],
        totalPrice: booking.totalPrice,
        confirmed: false,
        paymentStatus: 'pending',
        deliveryStatus: 'pending',
        createdAt: booking.createdAt,
        companyName: booking.companyName,
        firstName: booking.firstName,
        lastName: booking.lastName,
        email: booking.email,
        cancelled: false,
        version: booking.version,
      })),
    );
    expect(rows.text.length * 4).toBeLessThan(whole.text.length);
  });

  it('end a page before its limit where bookings are large', async () => {
    const large = unique('Large');
    const placed: number[] = [];
    for (let at = 0; at < 3; at++) {
      const items = [aLine({ quantity: 400 })];
      placed.unshift((await book(app().client(), { lastName: large, items, totalPrice: 580_000 })).body.id);
    }
    const seen: number[] = [];
    const sizes: number[] = [];
    let path: string | null = `/api/admin/bookings?search=${large}&limit=500`;
    while (path) {
      const { headers, body, text }: { headers: Headers; body: AdminBooking[]; text: string } =
        await admin.get(path);
      expect(headers.get('x-total-count')).toBe('3');
      expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
      sizes.push(body.length);
      seen.push(...body.map(({ id }) => id));
      path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(sizes).toEqual([2, 1]);
    expect(seen).toEqual(placed);
    const rows = await admin.get<Wire<'BookingRow'>[]>(
      `/api/admin/bookings?search=${large}&limit=500&fields=row`,
    );
    expect(rows.body.map(({ id }) => id)).toEqual(placed);
    expect(rows.headers.get('link')).toBeNull();
  });

  it('are filtered by status and days', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await found('confirmed=false&paymentStatus=pending&deliveryStatus=pending')).toEqual([2, 1, 0]);
    expect(await found('confirmed=true')).toEqual([]);
    expect(await found('paymentStatus=paid')).toEqual([]);
    expect(await found('deliveryStatus=delivered')).toEqual([]);
    expect(await found('sessionFrom=2031-05-02')).toEqual([1, 0]);
    expect(await found('sessionFrom=2031-05-02&sessionTo=2031-05-02')).toEqual([1]);
    expect(await found(`createdTo=${today}`)).toEqual([2, 1, 0]);
    expect(await found('createdTo=2020-01-01')).toEqual([]);
  });

  it('refuse what no list has given, in words', async () => {
    const wrong = [
      'sort=secret',
      'limit=0',
      'limit=501',
      'confirmed=maybe',
      'createdFrom=2026-02-30',
      'sessionTo=yesterday',
      'cursor=!!',
      `cursor=${Buffer.from('["createdAt","x",1]').toString('base64url')}`,
      `cursor=${Buffer.from('["date","2031-05-01",1]').toString('base64url')}`,
      `cursor=${Buffer.from('["createdAt","2026-01-01T00:00:00.000Z",0]').toString('base64url')}`,
      `cursor=${Buffer.from('[').toString('base64url')}`,
    ];
    for (const query of wrong) expect((await list(query)).status, query).toBe(422);
    expect((await list(`search=${'%00'}`)).status).toBeLessThan(500);
  });

  it('say who has paid by card that nothing is open', async () => {
    const { body } = await bookByCard(app().client(), { booking: { lastName: mark } });
    const { body: one } = await admin.get<AdminBooking>(`/api/admin/bookings/${body.id}`);
    expect(one).toMatchObject({ paymentStatus: 'paid', openAmount: 0 });
    expect((await admin.get('/api/admin/bookings/2147483647')).status).toBe(404);
  });

  it('are an overview too', async () => {
    const { status, body } = await admin.get<Wire<'Overview'>>('/api/admin/overview?days=7');
    expect(status).toBe(200);
    expect(body.days).toHaveLength(7);
    expect(body.days.at(-1)?.date).toBe(new Date().toISOString().slice(0, 10));
    expect(body.bookings).toBeGreaterThanOrEqual(3);
    expect(body.days.at(-1)?.bookings).toBe(body.bookings);
    expect(body.unpaid.bookings).toBeGreaterThanOrEqual(3);
    expect(body.unpaid.amount).toBeGreaterThanOrEqual(1450 * 6);
    expect(body.unconfirmed).toBeGreaterThanOrEqual(3);
    expect(body.attention).toBe(0);
    expect(body.received).toBe(body.days.reduce((sum, { received }) => sum + received, 0));
    expect(body.received).toBeLessThan(body.revenue);
  });

  it('are a calendar too, with every day of it', async () => {
    const { body } = await admin.get<Wire<'SessionCalendar'>>(
      '/api/admin/slots?from=2031-05-01&to=2031-05-04',
    );
    expect(body.days.map(({ date, total }) => [date, total])).toEqual([
      ['2031-05-01', 1],
      ['2031-05-02', 1],
      ['2031-05-03', 1],
      ['2031-05-04', 0],
    ]);
    expect(body.days[2]?.sessions[0]).toMatchObject({
      bookingId: ids[0],
      time: '2:30',
      startsAt: '2031-05-03T19:30:00.000Z',
      minutes: 60,
      title: 'The Harlem Jazz Hour',
      customerName: `Alma ${mark}`,
      units: 1,
      confirmed: false,
    });
    for (const query of ['from=2031-05-02&to=2031-05-01', 'from=2031-01-01&to=2031-12-31', 'from=2031-05-01'])
      expect((await admin.get(`/api/admin/slots?${query}`)).status, query).toBe(422);
  });

  it('are counted up to a hundred a day where the calendar has several days, and all of a day alone', async () => {
    const quantity = MOST_COUNTED_OF_A_DAY + 2;
    const at = (minute: number) => ({
      ...({ date: '2031-06-01', meridiem: 'PM', zone: 'EST' } as const),
      time: `${1 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
    });
    const items = [aLine({ quantity, slots: Array.from({ length: quantity }, (_, unit) => at(unit)) })];
    const { status } = await book(app().client(), { items, totalPrice: 1450 * quantity });
    expect(status).toBe(201);
    const totals = async (to: string) => {
      const { body } = await admin.get<Wire<'SessionCalendar'>>(
        `/api/admin/slots?from=2031-06-01&to=${to}&perDay=3`,
      );
      return body.days.map(({ total, sessions }) => [total, ...sessions.map(({ time }) => time)]);
    };
    expect(await totals('2031-06-01')).toEqual([[quantity, '1:00', '1:01', '1:02']]);
    expect(await totals('2031-06-02')).toEqual([[MOST_COUNTED_OF_A_DAY + 1, '1:00', '1:01', '1:02'], [0]]);
  });
});
