import type { BookedLine, Booking } from '@wondercast/core/bookings/booking/booking';
import type { Session } from '@wondercast/core/calendar/scheduling/session';
import {
  BOOKING_COLUMNS,
  type BookingFilter,
  type BookingOrder,
  EVERY_BOOKING,
  NEWEST_FIRST,
  sortValueOf,
  sortValueOfRow,
  toBookingRow,
  wordsOf,
} from '@wondercast/core/desk/office/register';
import { dayAt } from '@wondercast/core/kernel/calendar';
import { bookRemoval, bookRevenue } from '@wondercast/core/money/payment/steps/book-revenue';
import { describe, expect, it } from 'vitest';
import {
  aBookedLine,
  aBooking,
  aCancellation,
  aCustomer,
  anInvoice,
  aSession,
  aSlot,
  day,
  unique,
  usd,
} from '../support/builders.ts';
import { saveSlots } from '../support/save-slots.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

/** Of money that has moved. */
const ENTRY = {
  status: 'succeeded',
  intentId: null,
  providerId: null,
  key: null,
  note: null,
  actor: null,
} as const;

/** What every register of bookings must do. */
export const describeBookingRegister = (name: string, open: OpenStore) =>
  describe(`the register of bookings on ${name}`, () => {
    const store = usingStore(open);
    const add = (change: Partial<Booking> = {}): Promise<Booking> =>
      store().unitOfWork(async ({ bookings }) => {
        const booking = aBooking({ id: await bookings.nextId(), ...change });
        await bookings.add(booking);
        return booking;
      });
    const ask = (filter: Partial<BookingFilter>, order: BookingOrder = NEWEST_FIRST) => ({
      filter: { ...EVERY_BOOKING, ...filter },
      order,
    });
    const find = async (filter: Partial<BookingFilter>, order?: BookingOrder) => {
      const page = await store().read.register.page(ask(filter, order), { limit: 100, after: null });
      return page.bookings.map(({ id }) => id);
    };
    const titled = (title: string) =>
      aBookedLine({ experience: { title, slug: 's', duration: '60 min', imageUrl: '' } });
    const on = (...dates: (string | null)[]) =>
      aBookedLine({
        quantity: dates.length,
        slots: dates.map((date) => aSlot({ date: date === null ? null : day(date) })),
      });

    it('finds by every field, without case and accents, each word somewhere', async () => {
      const mark = unique('x');
      const { id, reference } = await add({
        customer: aCustomer({
          firstName: 'Íñigo',
          lastName: `Straße-${mark}`,
          email: `Ana+1@${mark}.example`,
          companyName: '100% Wolle_',
        }),
        lines: [titled('Jazz Hour'), titled('Łódź Nights')],
      });
      await add({ customer: aCustomer({ lastName: mark }) });
      const found = (search: string) => find({ words: wordsOf(`${search} straße-${mark}`) });
      for (const search of [
        'inigo',
        'ÍÑIGO',
        'ana+1@',
        '100%',
        'wolle_',
        'jazz hour',
        'hour JAZZ',
        'nights',
        reference.slice(3),
        `Íñigo Straße`,
      ])
        expect(await found(search), search).toEqual([id]);
      for (const search of ['jazzhour', '__', 'hournights', 'nobody', '\\'])
        expect(await found(search), search).toEqual([]);
      expect(await find({ words: [mark.toLowerCase()] })).toHaveLength(2);
    });

    it('finds one or two letters where a word begins, and longer ones anywhere', async () => {
      const mark = unique('w');
      const { id } = await add({
        customer: aCustomer({
          firstName: 'Ömer',
          lastName: `Şahin-Qu ${mark}`,
          email: 'jp7@zx.example',
          companyName: '(Vw) Kfk東京',
        }),
        lines: [titled('Night of 42')],
      });
      const found = (search: string) => find({ words: [...wordsOf(search), mark.toLowerCase()] });
      for (const search of [
        'öm',
        'Ö',
        'şa',
        'qu',
        'jp',
        'zx',
        'vw',
        '42',
        '4',
        'hin',
        'fk東',
        '東京',
        '京',
        '(',
      ])
        expect(await found(search), search).toEqual([id]);
      expect(await found('w)')).toEqual([id]);
      for (const search of ['me', 'fk', 'ju']) expect(await found(search), search).toEqual([]);
    });

    it('finds a reference and its beginning, with what stands before the hyphen', async () => {
      const mark = unique('r');
      const customer = aCustomer({ lastName: mark, companyName: 'Studio ab-12c 3d4-5e6' });
      const { id, reference } = await add({ customer });
      await add({ customer: aCustomer({ lastName: mark, companyName: 'Studio xb-12c' }) });
      const found = (search: string) => find({ words: [...wordsOf(search), mark.toLowerCase()] });
      for (const search of [
        reference,
        reference.toLowerCase(),
        reference.slice(0, 9),
        'ab-12',
        'b-12c 4-5e6',
      ])
        expect(await found(search), search).toContain(id);
      expect(await found(reference)).toEqual([id]);
      expect(await found('ab-12c')).toEqual([id]);
      for (const search of [`x${reference}`, `yy-${reference.slice(3)}`, 'ab-12d', 'ab-2c'])
        expect(await found(search), search).toEqual([]);
    });

    it('takes % _ and \\ as they are', async () => {
      const mark = unique('y');
      const { id } = await add({ customer: aCustomer({ lastName: mark, companyName: 'a%b_c\\d' }) });
      await add({ customer: aCustomer({ lastName: mark, companyName: 'aXbYcZd' }) });
      for (const word of ['a%b', 'b_c', 'c\\d']) expect(await find({ words: [mark, word] })).toEqual([id]);
    });

    it('leaves the day of placing as it was when a booking is removed on another, and books what it cost there', async () => {
      const createdAt = new Date('2043-05-30T22:00:00.000Z');
      const booking = await add({ subtotal: usd(990), createdAt });
      const gone = new Date('2043-06-02T01:00:00.000Z');
      await store().unitOfWork(async (all) => {
        await bookRevenue(all, booking, { ...booking, total: usd(500) }, gone);
        await bookRemoval(all, { ...booking, total: usd(500) }, gone);
        await all.bookings.remove(booking.id);
      });
      const takings = await store().read.register.takings(day('2043-05-30'));
      expect(takings.filter(({ date }) => date < day('2043-07-01'))).toEqual([
        { date: '2043-05-30', bookings: 1, revenue: usd(990), received: 0 },
        { date: '2043-06-02', bookings: 0, revenue: -usd(990), received: 0 },
      ]);
    });

    it('filters by every status, alone and together', async () => {
      const mark = unique('z');
      const customer = aCustomer({ lastName: mark });
      const plain = await add({ customer });
      const sure = await add({ customer, state: 'confirmed' });
      const paid = await add({ customer, paymentStatus: 'paid' });
      const done = await add({
        customer,
        state: 'confirmed',
        paymentStatus: 'paid',
        deliveryStatus: 'delivered',
      });
      const free = await add({ customer, state: 'cancelled', paymentStatus: 'paid', subtotal: usd(0) });
      const words = [mark];
      expect(await find({ words, paymentStatus: 'nothing-due' })).toEqual([free.id]);
      expect(await find({ words, state: 'confirmed' })).toEqual([done.id, sure.id]);
      expect(await find({ words, state: 'unconfirmed' })).toEqual([paid.id, plain.id]);
      expect(await find({ words, paymentStatus: 'paid' })).toEqual([done.id, paid.id]);
      expect(await find({ words, deliveryStatus: 'delivered' })).toEqual([done.id]);
      expect(await find({ words, state: 'confirmed', paymentStatus: 'pending' })).toEqual([sure.id]);
    });

    it('filters by the UTC day of placing, both ends included', async () => {
      const mark = unique('d');
      const customer = aCustomer({ lastName: mark });
      const first = await add({ customer, createdAt: new Date('2026-05-01T00:00:00.000Z') });
      const last = await add({ customer, createdAt: new Date('2026-05-02T23:59:59.999Z') });
      await add({ customer, createdAt: new Date('2026-04-30T23:59:59.999Z') });
      await add({ customer, createdAt: new Date('2026-05-03T00:00:00.000Z') });
      const range = { createdFrom: day('2026-05-01'), createdTo: day('2026-05-02') };
      expect(await find({ words: [mark], ...range })).toEqual([last.id, first.id]);
    });

    it("filters by the sessions' days, one of which is enough", async () => {
      const mark = unique('s');
      const customer = aCustomer({ lastName: mark });
      const two = await add({ customer, lines: [on('2026-06-01', '2026-08-01'), on(null)] });
      const one = await add({ customer, lines: [on('2026-07-01')] });
      await add({ customer });
      const words = [mark];
      expect(await find({ words, sessionFrom: day('2026-08-01') })).toEqual([two.id]);
      expect(await find({ words, sessionTo: day('2026-07-01') })).toEqual([one.id, two.id]);
      const between = { sessionFrom: day('2026-06-02'), sessionTo: day('2026-07-31') };
      expect(await find({ words, ...between })).toEqual([one.id]);
    });

    it('finds what has begun long before a day, and lasts until then', async () => {
      const [near, far] = [aCustomer({ lastName: unique('n') }), aCustomer({ lastName: unique('f') })];
      const one = await add({ customer: near, lines: [on('2032-02-20', '2032-03-05')] });
      const two = await add({ customer: far, lines: [on('2030-06-01', '2032-03-05')] });
      const past = await add({ customer: near, lines: [on('2032-03-04'), on(null)] });
      await add({ customer: near });
      const question = ask({ sessionFrom: day('2032-03-05') }, { by: 'date', descending: false });
      const found = await store().read.register.page(question, { limit: 500, after: null });
      const ids = found.bookings.map(({ id }) => id);
      expect(ids.filter((id) => [one, two, past].some((each) => each.id === id))).toEqual([two.id, one.id]);
      expect(found.total).toBe(ids.length);
    });

    it('follows a change of dates', async () => {
      const mark = unique('m');
      const customer = aCustomer({ lastName: mark });
      const moved = await add({ customer, lines: [on('2026-06-01')] });
      const other = await add({ customer, lines: [on('2026-06-15')] });
      await store().unitOfWork(({ bookings }) =>
        saveSlots(bookings, moved, [aSlot({ date: day('2026-06-30') })]),
      );
      expect(await find({ words: [mark] }, { by: 'date', descending: false })).toEqual([other.id, moved.id]);
      expect(await find({ words: [mark], sessionFrom: day('2026-06-16') })).toEqual([moved.id]);
      await store().unitOfWork(({ bookings }) => saveSlots(bookings, other, [aSlot()]));
      expect(await find({ words: [mark], sessionFrom: day('2026-01-01') })).toEqual([moved.id]);
      expect(await find({ words: [mark], sessionTo: day('2099-01-01') })).toEqual([moved.id]);
      expect(await find({ words: [mark] }, { by: 'date', descending: false })).toEqual([moved.id, other.id]);
    });

    it('has rows that say the same as whole bookings, in the same order', async () => {
      const mark = unique('rows');
      const customer = aCustomer({ lastName: mark });
      await add({ customer, lines: [on('2026-07-03', '2026-07-01'), on('2026-06-01')] });
      const moved = await add({ customer, lines: [on(null, '2026-06-01')] });
      await add({ customer, lines: [titled('Tea'), titled('Coffee'), on(null)] });
      await store().unitOfWork(({ bookings }) =>
        saveSlots(bookings, moved, [aSlot({ date: day('2026-06-30') }), aSlot()]),
      );
      for (const by of BOOKING_COLUMNS) {
        const question = ask({ words: [mark] }, { by, descending: true });
        const whole = await store().read.register.page(question, { limit: 2, after: null });
        const rows = await store().read.register.rows(question, { limit: 2, after: null });
        expect(rows).toEqual({
          rows: whole.bookings.map(toBookingRow),
          total: whole.total,
          more: whole.more,
        });
        const last = rows.rows.at(-1);
        if (!last) throw new Error('No row');
        const after = { value: sortValueOfRow(last, by), id: last.id };
        const rest = await store().read.register.rows(question, { limit: 2, after });
        expect([rest.rows.length, rest.more]).toEqual([1, false]);
      }
    });

    it('has rows that tell what of a booking is cancelled, as a whole booking does', async () => {
      const customer = aCustomer({ lastName: unique('gone') });
      const off = (unit: number) =>
        aSession({ unit, state: 'cancelled', cancellation: aCancellation(), preferences: [aSlot()] });
      const kept = (unit: number) => aSession({ unit });
      const line = (...sessions: Session[]) => aBookedLine({ quantity: sessions.length, sessions });
      const rowOf = async (...lines: BookedLine[]) => {
        const { id, reference } = await add({ customer, lines });
        const question = ask({ words: wordsOf(reference) });
        const { rows } = await store().read.register.rows(question, { limit: 1, after: null });
        const booking = await store().read.bookings.byId(id);
        expect(rows).toEqual(booking ? [toBookingRow(booking)] : []);
        const [row] = rows;
        return [row?.lines, row?.cancelledLines, row?.isLineCancelled, row?.isSlotCancelled];
      };
      expect(await rowOf(line(kept(0)))).toEqual([1, 0, false, false]);
      expect(await rowOf(line(off(0)), line(kept(0)))).toEqual([2, 1, true, true]);
      expect(await rowOf(line(off(0), kept(1)), line(off(0), off(1)))).toEqual([2, 1, false, true]);
      expect(await rowOf(line(kept(0), off(1)))).toEqual([1, 0, false, false]);
    });

    it('ends a page that is weighed where its weight does', async () => {
      const mark = unique('heavy');
      const customer = aCustomer({ lastName: mark });
      const units = Array.from({ length: 400 }, () => null);
      for (let at = 0; at < 3; at++) await add({ customer, lines: [on(...units)] });
      const question = ask({ words: [mark] });
      const { page } = store().read.register;
      const first = await page(question, { limit: 3, after: null, isWeighed: true });
      expect([first.bookings.length, first.total, first.more]).toEqual([2, 3, true]);
      const all = await page(question, { limit: 3, after: null });
      expect([all.bookings.length, all.more]).toEqual([3, false]);
    });

    it.each(BOOKING_COLUMNS)('sorts by %s both ways and pages through without gap or double', async (by) => {
      const mark = unique('p');
      const made: Booking[] = [];
      for (let at = 0; at < 7; at++)
        made.push(
          await add({
            customer: aCustomer({ firstName: `${at % 2}`, lastName: `${mark} ${'éEz'.charAt(at % 3)}` }),
            createdAt: new Date(Date.UTC(2026, 0, 1 + (at % 3))),
            subtotal: usd(100 * (at % 2)),
            lines: [on(at % 3 === 0 ? null : `2026-09-0${(at % 3) + 1}`)],
          }),
        );
      for (const descending of [false, true]) {
        const order = { by, descending };
        const question = ask({ words: [mark] }, order);
        const seen: Booking[] = [];
        for (;;) {
          const last = seen.at(-1);
          const after = last ? { value: sortValueOf(last, by), id: last.id } : null;
          const page = await store().read.register.page(question, { limit: 2, after });
          expect(page.total).toBe(7);
          seen.push(...page.bookings);
          if (!page.more) break;
        }
        const sorted = made.toSorted((a, b) => {
          const [x, y] = [sortValueOf(a, by), sortValueOf(b, by)];
          return x === y ? a.id - b.id : x < y ? -1 : 1;
        });
        expect(seen.map(({ id }) => id)).toEqual(
          (descending ? sorted.toReversed() : sorted).map(({ id }) => id),
        );
        const each: number[] = [];
        await store().read.register.each(question, async (bookings) => {
          each.push(...bookings.map(({ id }) => id));
        });
        expect(each).toEqual(seen.map(({ id }) => id));
      }
    });

    it('counts no further than it is told, and leafs through what it has not counted', async () => {
      const mark = unique('f');
      const own = '2031-03-19';
      const made: Booking[] = [];
      for (let at = 0; at < 6; at++)
        made.push(
          await add({
            customer: aCustomer({ firstName: `${at % 2}`, lastName: mark }),
            createdAt: new Date(Date.UTC(2026, 1, 1 + (at % 4))),
            lines: [on(own)],
          }),
        );
      const newest = made.toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt) || b.id - a.id);
      for (const { countTo, total } of [
        { countTo: 2, total: 3 },
        { countTo: 5, total: 6 },
        { countTo: 6, total: 6 },
        { countTo: 100, total: 6 },
      ])
        for (const question of [
          ask({ words: [mark] }),
          ask({ words: [mark], sessionFrom: day(own) }),
          ask({ words: [mark], sessionFrom: day(own), sessionTo: day(own), paymentStatus: 'pending' }),
        ]) {
          const seen: Booking[] = [];
          for (let more = true; more; ) {
            const last = seen.at(-1);
            const after = last ? { value: sortValueOf(last, 'createdAt'), id: last.id } : null;
            const page = await store().read.register.page(question, { limit: 4, after, countTo });
            expect(page.total).toBe(total);
            seen.push(...page.bookings);
            more = page.more;
          }
          expect(seen.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
        }
      const days = ask({ sessionFrom: day(own), sessionTo: day(own) });
      const all = await store().read.register.page(days, { limit: 100, after: null });
      expect(all.total).toBe(all.bookings.length);
      const few = await store().read.register.page(days, { limit: 100, after: null, countTo: 4 });
      expect(few).toEqual({ ...all, total: 5 });
      for (const open of [{ sessionTo: null }, { sessionFrom: null }]) {
        const some = await store().read.register.page(ask({ ...days.filter, ...open }), {
          limit: 1,
          after: null,
          countTo: 4,
        });
        expect(some.total).toBe(5);
      }
      const leafed = await store().read.register.page(days, { limit: 4, after: null });
      const last = newest[3];
      const after = last ? { value: sortValueOf(last, 'createdAt'), id: last.id } : null;
      const rest = await store().read.register.page(days, { limit: 4, after });
      expect([...leafed.bookings, ...rest.bookings]).toEqual(all.bookings);
      // What is kept is known beyond that.
      const kept = await store().read.register.page(ask({}), { limit: 1, after: null, countTo: 2 });
      const whole = await store().read.register.page(ask({}), { limit: 1, after: null });
      expect(kept.total).toBe(whole.total);
    });

    it('shows more than a handful, of the moment when it was asked, and stops when told', async () => {
      const mark = unique('e');
      const customer = aCustomer({ lastName: mark });
      for (let at = 0; at < 3; at++) await add({ customer });
      const seen: number[] = [];
      await store().read.register.each(ask({ words: [mark] }), async (bookings) => {
        if (seen.length === 0) await add({ customer });
        seen.push(...bookings.map(({ id }) => id));
      });
      expect(seen).toHaveLength(3);
      const failing = store().read.register.each(ask({ words: [mark] }), async () => {
        throw new Error('gone');
      });
      await expect(failing).rejects.toThrow('gone');
      expect(await find({ words: [mark] })).toHaveLength(4);
    });

    it('makes one session of the units of a line at one time, and sorts a day by its clock', async () => {
      const date = day('2031-04-05');
      const at = (time: string | null, meridiem: 'AM' | 'PM' | null) =>
        aSlot({ date, time, meridiem, zone: 'UTC' });
      const { id } = await add({
        state: 'confirmed',
        lines: [
          aBookedLine({ quantity: 3, slots: [at('2:30', 'PM'), at('2:30', 'PM'), at('noonish', null)] }),
          aBookedLine({ quantity: 2, slots: [at('09.05', 'AM'), aSlot({ date: day('2031-04-06') })] }),
          aBookedLine({ slots: [at('12', 'AM')] }),
        ],
      });
      const other = await add({ lines: [aBookedLine({ slots: [at('11:00', 'AM')] })] });
      const range = { from: date, to: day('2031-04-06') };
      const [first, second] = await store().read.register.sessions({ ...range, perDay: 10 });
      expect(first).toMatchObject({ date, total: 5, confirmed: 4 });
      expect(first?.sessions.map(({ bookingId, time, units }) => [bookingId, time, units])).toEqual([
        [id, '12', 1],
        [id, '09.05', 1],
        [other.id, '11:00', 1],
        [id, '2:30', 2],
        [id, 'noonish', 1],
      ]);
      expect(first?.sessions[0]).toMatchObject({
        title: 'The Big Quiz',
        duration: '60 min',
        selectedTier: 'starter',
        firstName: 'Mara',
        companyName: 'Northlight Studio',
        state: 'confirmed',
        deliveryStatus: 'pending',
      });
      expect(second).toMatchObject({ total: 1 });
      const [short] = await store().read.register.sessions({ ...range, perDay: 2 });
      expect(short).toMatchObject({ total: 5, sessions: [{ time: '12' }, { time: '09.05' }] });
      // The first three by time were counted, of which the last is the other booking's.
      const [some] = await store().read.register.sessions({ ...range, perDay: 1, countTo: 2 });
      expect(some).toMatchObject({ total: 3, confirmed: 2, sessions: [{ time: '12' }] });
      const counts = [4, 5, 100].map((countTo) => store().read.register.countSessions(date, date, countTo));
      expect(await Promise.all(counts)).toEqual([5, 5, 5]);
      expect(await store().read.register.countSessions(date, date, 2)).toBe(3);
      expect(await store().read.register.countSessions(range.from, range.to, 100)).toBe(6);
    });

    it('names whose documents, money or sessions are of a time, each once, also of what is gone', async () => {
      // Long ago, where nobody else's are.
      const from = new Date('1999-05-01T00:00:00.000Z');
      const until = new Date('1999-05-02T00:00:00.000Z');
      const [last, late] = [new Date(until.getTime() - 1), until];
      const agreed = (startsAt: Date) =>
        aBookedLine({
          sessions: [aSession({ state: 'agreed', agreed: { startsAt, zone: 'UTC', minutes: 60 } })],
        });
      const entry = { ...ENTRY, kind: 'offline', amount: usd(10) } as const;
      const held = await add({ lines: [agreed(from)] });
      const paid = await add();
      await add({ lines: [agreed(late)] });
      const gone = await store().unitOfWork(async ({ bookings, ledger, invoices }) => {
        await ledger.add({ ...entry, bookingId: paid.id, at: last });
        await ledger.add({ ...entry, bookingId: held.id, at: from });
        await ledger.add({ ...entry, bookingId: null, at: from });
        const id = await bookings.nextId();
        await invoices.issue(anInvoice({ bookingId: id, issuedAt: from }));
        return id;
      });
      expect(await store().read.register.touchedBetween(from, until)).toEqual([held.id, paid.id, gone]);
    });

    it('adds up what was placed and what was received by UTC day', async () => {
      // Far ahead, where nobody else's bookings are.
      const at = new Date('2044-02-03T23:30:00.000Z');
      const next = new Date('2044-02-04T00:30:00.000Z');
      const { id } = await add({ createdAt: at, subtotal: usd(100) });
      await add({ createdAt: at, subtotal: usd(50) });
      const entry = { ...ENTRY, bookingId: id };
      await store().unitOfWork(async ({ ledger }) => {
        await ledger.add({ ...entry, at, kind: 'offline', amount: usd(80) });
        await ledger.add({ ...entry, at: next, kind: 'refund', amount: usd(30) });
        await ledger.add({ ...entry, at: next, kind: 'refund', status: 'failed', amount: usd(7) });
        await ledger.add({ ...entry, at: next, kind: 'intent', amount: usd(7) });
      });
      expect(await store().read.register.takings(dayAt(at, 0))).toEqual([
        { date: '2044-02-03', bookings: 2, revenue: usd(150), received: usd(80) },
        { date: '2044-02-04', bookings: 0, revenue: 0, received: usd(-30) },
      ]);
    });

    it('says what is unpaid and unconfirmed', async () => {
      const before = await store().read.register.standing();
      const aDay = new Date('2026-03-01T10:00:00.123Z');
      const moved = async (id: number, kind: 'offline' | 'refund', amount: number) =>
        store().unitOfWork(({ ledger }) =>
          ledger.add({ ...ENTRY, at: aDay, kind, amount: usd(amount), bookingId: id }),
        );
      const [partly, tooMuch, givenBack] = [
        await add({ subtotal: usd(100) }),
        await add({ subtotal: usd(100) }),
        await add({ subtotal: usd(100) }),
      ];
      await add({ subtotal: usd(5) });
      await add({ subtotal: usd(0) });
      await add({ subtotal: usd(100), paymentStatus: 'paid', state: 'confirmed' });
      await moved(partly.id, 'offline', 30);
      await moved(tooMuch.id, 'offline', 120);
      await moved(givenBack.id, 'offline', 100);
      await moved(givenBack.id, 'refund', 40);
      await moved(givenBack.id, 'refund', 10);
      expect(await store().read.register.standing()).toEqual({
        unpaid: { bookings: before.unpaid.bookings + 3, amount: before.unpaid.amount + usd(70 + 50 + 5) },
        unconfirmed: before.unconfirmed + 5,
      });
    });

    it('finds what came through a partner, and adds it up by month of UTC', async () => {
      const partner = {
        id: 1_900_000_000 + Math.floor(Math.random() * 100_000_000),
        name: unique('Northlight'),
        commission: 12.25,
        returnUrl: null,
      };
      const january = { partner, createdAt: new Date('2045-01-31T23:59:59.999Z') };
      const first = await add({ ...january, subtotal: usd(100) });
      const second = await add({ ...january, subtotal: usd(50.5), paymentStatus: 'paid' });
      const third = await add({ partner, createdAt: new Date('2045-02-01T00:00:00.000Z'), subtotal: usd(7) });
      await add({ partner: { ...partner, id: partner.id - 1 }, createdAt: january.createdAt });
      await add({ createdAt: january.createdAt });
      expect(first.partner).toEqual(partner);
      expect(await store().read.bookings.byId(first.id)).toEqual(first);
      expect(await find({ partnerId: partner.id })).toEqual([third.id, second.id, first.id]);
      // By the store's own clock, which is not that of `createdAt`.
      let since = new Date();
      const foundSinceNow = () => {
        since = new Date();
        return find({ partnerId: partner.id, updatedSince: since });
      };
      await expect.poll(foundSinceNow).toEqual([]);
      await store().unitOfWork(({ bookings }) => bookings.setDelivery(second.id, 'delivered'));
      expect(await find({ partnerId: partner.id, updatedSince: since })).toEqual([second.id]);
      expect(await find({ partnerId: partner.id, updatedSince: new Date(0) })).toEqual([
        third.id,
        second.id,
        first.id,
      ]);
      const months = (from: string, until: string) =>
        store().read.register.monthsOfPartner(partner.id, new Date(from), new Date(until));
      const of = {
        january: '2045-01-01T00:00:00Z',
        february: '2045-02-01T00:00:00Z',
        march: '2045-03-01T00:00:00Z',
      };
      expect(await months(of.january, of.march)).toEqual([
        { month: '2045-02', bookings: 1, gross: usd(7), paid: 0, refunds: 0, commission: 0 },
        { month: '2045-01', bookings: 2, gross: usd(150.5), paid: usd(50.5), refunds: 0, commission: 0 },
      ]);
      expect(await months(of.february, of.march)).toMatchObject([{ month: '2045-02' }]);
      expect(await months(of.march, '2046-01-01T00:00:00Z')).toEqual([]);
    });

    it('leaves a past month of a partner as it was, and books each change in the month in which it happens', async () => {
      const partner = {
        id: 1_900_000_000 + Math.floor(Math.random() * 100_000_000),
        name: unique('Northlight'),
        commission: 12.25,
        returnUrl: null,
      };
      const createdAt = new Date('2045-12-31T23:00:00.000Z');
      const cancelled = await add({ partner, createdAt, subtotal: usd(990), paymentStatus: 'paid' });
      const deleted = await add({ partner, createdAt, subtotal: usd(100) });
      const paid = await add({ partner, createdAt, subtotal: usd(50) });
      const untouched = await add({ partner, createdAt, subtotal: usd(7) });
      const others = await add({ createdAt, subtotal: usd(3) });
      const months = () =>
        store().read.register.monthsOfPartner(
          partner.id,
          new Date('0001-01-01T00:00:00Z'),
          new Date('9999-12-31T00:00:00Z'),
        );
      const none = { refunds: 0, commission: 0 };
      const december = { ...none, month: '2045-12', bookings: 4, gross: usd(1_147), paid: usd(990) };
      expect(await months()).toEqual([december]);
      const january = new Date('2046-01-01T00:30:00.000Z');
      await store().unitOfWork(async (all) => {
        await bookRevenue(all, cancelled, { ...cancelled, total: usd(90) }, january);
        await all.bookings.saveChange({ ...cancelled, subtotal: usd(90), total: usd(90) }, []);
        await bookRevenue(all, others, { ...others, total: usd(1) }, january);
      });
      const less = { ...none, month: '2046-01', bookings: 0, gross: usd(-900), paid: usd(-900) };
      expect(await months()).toEqual([less, december]);
      await store().unitOfWork(async (all) => {
        await bookRevenue(all, paid, { ...paid, paymentStatus: 'paid' }, january);
        await all.bookings.setPayment(paid.id, 'paid', null);
      });
      expect(await months()).toEqual([{ ...less, paid: usd(-850) }, december]);
      await store().unitOfWork(async (all) => {
        await bookRemoval(all, deleted, new Date('2046-02-01T00:00:00.000Z'));
        await all.bookings.remove(deleted.id);
        await bookRemoval(all, untouched, createdAt);
        await all.bookings.remove(untouched.id);
      });
      expect(await months()).toEqual([
        { ...none, month: '2046-02', bookings: -1, gross: usd(-100), paid: 0 },
        { ...less, paid: usd(-850) },
        { ...december, bookings: 3, gross: usd(1_140) },
      ]);
    });

    it('says of a partner’s month what each booking adds to it, also of one that is gone: refunds, and the commission it promised', async () => {
      const partner = {
        id: 1_900_000_000 + Math.floor(Math.random() * 100_000_000),
        name: unique('Northlight'),
        commission: 12.25,
        returnUrl: null,
      };
      const createdAt = new Date('2045-12-31T23:00:00.000Z');
      const kept = await add({ partner, createdAt, subtotal: usd(990) });
      const gone = await add({ partner, createdAt, subtotal: usd(100) });
      await add({ partner, createdAt, subtotal: usd(7) });
      const entry = {
        status: 'succeeded',
        intentId: null,
        providerId: null,
        note: null,
        actor: null,
      } as const;
      const pay = (booking: typeof kept, at: Date) =>
        store().unitOfWork(async (all) => {
          await all.ledger.add({
            ...entry,
            kind: 'offline',
            at,
            amount: booking.total,
            bookingId: booking.id,
            key: unique('p'),
          });
          await bookRevenue(all, booking, { ...booking, paymentStatus: 'paid' }, at);
          await all.bookings.setPayment(booking.id, 'paid', null);
        });
      await pay(kept, createdAt);
      await pay(gone, createdAt);
      const january = new Date('2046-01-01T00:30:00.000Z');
      await store().unitOfWork(async (all) => {
        const paid = { ...kept, paymentStatus: 'paid' } as const;
        const back = {
          ...entry,
          kind: 'refund',
          amount: usd(90),
          bookingId: kept.id,
          key: unique('r'),
        } as const;
        await all.ledger.add({ ...back, at: january });
        await bookRevenue(all, paid, paid, january);
        // Nothing has changed since: nothing is booked twice.
        await bookRevenue(all, paid, paid, january);
        expect(await all.bookings.stated(kept.id)).toEqual({ refunds: usd(90), commission: usd(110.25) });
        const removed = { ...gone, paymentStatus: 'paid' } as const;
        await all.ledger.add({
          ...back,
          bookingId: gone.id,
          amount: usd(100),
          key: unique('r'),
          at: january,
        });
        await bookRemoval(all, removed, january);
        await all.bookings.remove(gone.id);
      });
      const lines = (month: string, before: number | null = null, limit = 10) =>
        store().read.register.linesOfPartner(partner.id, month, { before, limit });
      const [last, first] = await lines('2046-01');
      expect([last, first]).toEqual([
        {
          month: '2046-01',
          bookingId: gone.id,
          reference: gone.reference,
          day: '2046-01-01',
          percent: 12.25,
          bookings: -1,
          gross: usd(-100),
          refunds: usd(100),
          paid: usd(-100),
          commission: usd(-12.25),
        },
        {
          month: '2046-01',
          bookingId: kept.id,
          reference: kept.reference,
          day: '2046-01-01',
          percent: 12.25,
          bookings: 0,
          gross: 0,
          refunds: usd(90),
          paid: 0,
          commission: usd(-11.03),
        },
      ]);
      expect(await lines('2046-01', gone.id)).toEqual([first]);
      expect(await lines('2046-01', null, 1)).toEqual([last]);
      expect((await lines('2045-12')).map(({ commission }) => commission)).toEqual([
        0,
        usd(12.25),
        usd(121.28),
      ]);
      const months = await store().read.register.monthsOfPartner(
        partner.id,
        new Date('2045-01-01T00:00:00Z'),
        new Date('2047-01-01T00:00:00Z'),
      );
      expect(months).toMatchObject([
        { month: '2046-01', bookings: -1, refunds: usd(190), commission: usd(-23.28) },
        { month: '2045-12', bookings: 3, refunds: 0, commission: usd(133.53) },
      ]);
    });
  });
