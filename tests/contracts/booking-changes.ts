import { type Booking, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import type { NewBookingChange } from '@wondercast/core/bookings/booking/booking-change';
import { withChanged } from '@wondercast/core/bookings/booking/place';
import { BOOKING_STATES } from '@wondercast/core/bookings/booking/states';
import { BEING_CHANGED, CUSTOMER_ACTOR } from '@wondercast/core/bookings/booking/words';
import { withNotice } from '@wondercast/core/calendar/scheduling/notice';
import {
  agreeing,
  cancelling,
  describing,
  preferring,
  suggesting,
} from '@wondercast/core/calendar/scheduling/session-changes';
import { minorUnits } from '@wondercast/core/kernel/money';
import { describe, expect, it } from 'vitest';
import {
  aBookedLine,
  aBooking,
  aCancellation,
  aCustomer,
  anAccount,
  aSession,
  aSlot,
  day,
  unique,
  usd,
} from '../support/builders.ts';
import { saveSlots } from '../support/save-slots.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

/** What every collection of bookings must do when dates change or an account goes. */
export const describeBookingChanges = (name: string, open: OpenStore) =>
  describe(`changes of bookings on ${name}`, () => {
    const store = usingStore(open);
    const add = (change: Partial<Booking> = {}): Promise<Booking> =>
      store().unitOfWork(async ({ bookings }) => {
        const booking = aBooking({ id: await bookings.nextId(), ...change });
        await bookings.add(booking);
        return booking;
      });
    const account = async () => (await store().unitOfWork(({ accounts }) => accounts.add(anAccount()))).id;
    const byId = (id: number) => store().read.bookings.byId(id);

    it('saves the sessions that changed, with state and days, and raises the version', async () => {
      const booking = await add({
        lines: [
          aBookedLine({ quantity: 2, slots: [aSlot({ date: day('2026-03-19') }), aSlot({ time: 'noon' })] }),
          aBookedLine({ slots: [aSlot({ date: day('2026-03-20') })] }),
        ],
      });
      const full = aSlot({ date: day('2026-11-01'), time: '2:30', meridiem: 'PM', zone: 'PDT' });
      const [first, second] = sessionsOf(booking);
      if (!first || !second) throw new Error('Two sessions were added');
      const agreed = { startsAt: new Date('2026-11-01T21:30:00.000Z'), zone: 'PDT', minutes: 75 } as const;
      const sentAt = new Date('2026-03-01T11:00:00.000Z');
      const suggestion = {
        times: [{ startsAt: new Date('2026-04-01T15:00:00.000Z'), zone: 'America/New_York' }],
        note: DIFFICULT_TEXT,
        sentAt,
        expiresAt: new Date('2026-03-06T11:00:00.000Z'),
        holdHosts: true,
      } as const;
      const changed = [
        describing(
          withNotice(
            agreeing(preferring(first, [full, aSlot({ time: 'noon' })], sentAt), agreed, sentAt),
            sentAt,
          ),
          {
            joinUrl: 'https://meet.example/a',
            place: DIFFICULT_TEXT,
            headcount: 38,
            hostNotes: DIFFICULT_TEXT,
            guestNotes: 'No stairs',
          },
        ),
        suggesting(second, suggestion, sentAt),
      ];
      const after = {
        ...withChanged(booking, changed),
        state: 'confirmed',
        confirmedBySessions: true,
        deliveryStatus: 'delivered',
      } as const;
      await store().unitOfWork(({ bookings }) => bookings.saveSessions(after, changed));
      expect(await byId(booking.id)).toEqual({ ...after, version: booking.version + 1 });
      expect(after.lines[0]?.slots).toEqual([full, aSlot({ time: 'noon' })]);
      const again = [preferring(changed[1] ?? second, [], sentAt)];
      await store().unitOfWork(({ bookings }) => bookings.saveSessions(withChanged(after, again), again));
      expect(await byId(booking.id)).toEqual({ ...withChanged(after, again), version: booking.version + 2 });
    });

    it('keeps several preferred times of a new booking, and sessions without any', async () => {
      const preferences = [
        aSlot({ date: day('2026-03-19') }),
        aSlot({ time: 'noon' }),
        aSlot({ zone: 'UTC' }),
      ];
      const booking = await add({
        lines: [aBookedLine({ quantity: 2, sessions: [aSession({ preferences }), aSession({ unit: 1 })] })],
      });
      expect(await byId(booking.id)).toEqual(booking);
      expect(booking.lines[0]?.slots).toEqual([preferences[0], aSlot()]);
    });

    it.each(BOOKING_STATES)('stores the state %s, when it is added and when it is set', async (state) => {
      const added = await add({ state });
      expect((await byId(added.id))?.state).toBe(state);
      const { id } = await add();
      await store().unitOfWork(({ bookings }) => bookings.setState(id, state));
      expect((await byId(id))?.state).toBe(state);
    });

    it('saves what was cancelled, with its sums, and nothing else', async () => {
      const discount = {
        code: 'TEN',
        description: null,
        amount: usd(198),
        terms: { type: 'percentage', value: 10, leastOrder: usd(0) },
      } as const;
      const lines = [aBookedLine({ quantity: 2, slots: [aSlot({ date: day('2026-03-19') })] })];
      const booking = await add({ lines, subtotal: usd(1_980), discount, paymentStatus: 'paid' });
      const [, second] = sessionsOf(booking);
      if (!second) throw new Error('Two sessions were added');
      const cancellation = aCancellation({
        by: 'shop',
        reason: DIFFICULT_TEXT,
        fee: usd(1),
        refund: usd(890),
      });
      const gone = [cancelling(second, cancellation)];
      const fee = {
        kind: 'cancellation',
        amount: usd(1),
        reason: DIFFICULT_TEXT,
        session: { line: 0, unit: 1 },
        at: cancellation.at,
      } as const;
      const one = {
        ...withChanged(booking, gone),
        subtotal: usd(990),
        discount: { ...discount, amount: usd(99) },
        fees: [fee],
        total: usd(892),
      };
      await store().unitOfWork(({ bookings }) => bookings.saveChange(one, gone));
      expect(await byId(booking.id)).toEqual({ ...one, version: 2 });
      const rest = sessionsOf(one).filter(({ state }) => state !== 'cancelled');
      const all = rest.map((session) => cancelling(session, cancellation));
      const whole: Booking = {
        ...withChanged(one, all),
        subtotal: usd(0),
        discount: null,
        total: usd(1),
        state: 'cancelled',
        paymentStatus: 'pending',
        cancellation,
      };
      await store().unitOfWork(({ bookings }) => bookings.saveChange(whole, all));
      expect(await byId(booking.id)).toEqual({ ...whole, version: 3 });
      await store().unitOfWork(({ bookings }) => bookings.anonymise([booking.id]));
      expect((await byId(booking.id))?.cancellation).toEqual({ ...cancellation, reason: null });
    });

    it('keeps one change at a time whose money is on its way back', async () => {
      const { id: bookingId } = await add();
      const change = (state: 'asked' | 'open'): NewBookingChange => ({
        bookingId,
        kind: 'cancellation',
        state,
        baseVersion: 1,
        frozen: {
          kind: 'cancellation',
          isWhole: false,
          sessions: [{ line: 0, unit: 0, fee: usd(10) }],
          by: 'customer',
          reason: DIFFICULT_TEXT,
          fee: usd(10),
          refund: usd(980),
        },
        intentId: null,
        actor: { accountId: null, name: 'visitor' },
        key: null,
        createdAt: new Date('2026-03-01T10:00:00.123Z'),
        expiresAt: state === 'open' ? new Date('2026-03-02T10:00:00.123Z') : null,
      });
      const put = (state: 'asked' | 'open') =>
        store().unitOfWork(({ bookingChanges }) => bookingChanges.add(change(state)));
      const first = await put('asked');
      expect(first).toEqual({ id: first.id, ...change('asked') });
      await expect(put('asked')).rejects.toMatchObject({ kind: 'conflict', message: BEING_CHANGED });
      const second = await put('open');
      const { bookingChanges } = store().read;
      expect(await bookingChanges.unfinishedOf(bookingId)).toEqual([first, second]);
      const later = new Date('2026-03-01T10:00:01.000Z');
      expect(await bookingChanges.inState('asked', later)).toContainEqual(first);
      expect(await bookingChanges.inState('asked', first.createdAt)).not.toContainEqual(first);
      await store().unitOfWork(({ bookingChanges: each }) => each.setState(first.id, 'done'));
      expect(await store().unitOfWork(({ bookingChanges: each }) => each.lock(first.id))).toEqual({
        ...first,
        state: 'done',
      });
      expect(await bookingChanges.unfinishedOf(bookingId)).toEqual([second]);
      await put('asked');
      await store().unitOfWork(({ bookings }) => bookings.remove(bookingId));
      expect(await bookingChanges.unfinishedOf(bookingId)).toEqual([]);
    });

    it('knows the newest change that was asked for under a key', async () => {
      const [{ id: bookingId }, { id: other }] = [await add(), await add()];
      const key = { hash: unique('hash'), fingerprint: unique('print') };
      const put = (at: string, state: 'failed' | 'done') =>
        store().unitOfWork(({ bookingChanges }) =>
          bookingChanges.add({
            bookingId,
            kind: 'cancellation',
            state,
            baseVersion: 1,
            frozen: {
              kind: 'cancellation',
              isWhole: true,
              sessions: [],
              by: 'shop',
              reason: null,
              fee: usd(0),
              refund: usd(0),
            },
            intentId: null,
            actor: { accountId: null, name: 'visitor' },
            key,
            createdAt: new Date(at),
            expiresAt: null,
          }),
        );
      await put('2026-03-01T10:00:00.000Z', 'failed');
      const newest = await put('2026-03-01T10:00:01.000Z', 'done');
      const { bookingChanges } = store().read;
      expect(await bookingChanges.byKey(bookingId, key.hash)).toEqual(newest);
      expect(await bookingChanges.byKey(other, key.hash)).toBeNull();
      expect(await bookingChanges.byKey(bookingId, unique('hash'))).toBeNull();
    });

    it('keeps the old slots when the unit of work fails', async () => {
      const booking = await add({ lines: [aBookedLine({ slots: [aSlot({ date: day('2026-03-19') })] })] });
      const failing = store().unitOfWork(async ({ bookings }) => {
        await saveSlots(bookings, booking, [aSlot()]);
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      expect(await byId(booking.id)).toEqual(booking);
    });

    it('locks every booking of an account, newest first, and none of another', async () => {
      const accountId = await account();
      const older = await add({ accountId, createdAt: new Date('2026-03-01T10:00:00.000Z') });
      const newer = await add({ accountId, createdAt: new Date('2026-03-02T10:00:00.000Z') });
      await add({ accountId: await account() });
      expect(await store().unitOfWork(({ bookings }) => bookings.lockOfAccount(accountId))).toEqual([
        newer,
        older,
      ]);
    });

    const assertPending = async (seen: Booking | null | undefined) => {
      // A round trip in which the others would get in.
      await byId(seen?.id ?? 0);
      if (seen?.state !== 'unconfirmed') throw new Error('decided');
    };

    it('lets one of two decide, of whom one holds a booking and one all of its account', async () => {
      const accountId = await account();
      const { id } = await add({ accountId });
      const { succeeded } = await allAtOnce(2, (at) =>
        store().unitOfWork(async ({ bookings }) => {
          const [held] = at === 0 ? [await bookings.lock(id)] : await bookings.lockOfAccount(accountId);
          await assertPending(held);
          await bookings.setState(id, 'confirmed');
        }),
      );
      expect(succeeded).toHaveLength(1);
    });

    it('(without the locks: both decide on the same old state)', async () => {
      const { id } = await add({ accountId: await account() });
      const seen = await byId(id);
      const { succeeded } = await allAtOnce(2, async () => {
        await assertPending(seen);
        await store().unitOfWork(({ bookings }) => bookings.setState(id, 'confirmed'));
      });
      expect(succeeded).toHaveLength(2);
    });

    it('forgets with a customer what its changes say of them, and what staff have done stays theirs', async () => {
      const accountId = await account();
      const customer = aCustomer({ phoneNumber: '+1 415 555 0134' });
      const [kept, other] = [await add({ accountId }), await add({ accountId })];
      const common = { by: 'customer', reason: 'Mara is ill', fee: null, isDesk: false } as const;
      const figures = { at: '2026-03-01T10:00:00.000Z', difference: minorUnits(0), refund: minorUnits(0) };
      const amendment = {
        kind: 'amendment',
        ...common,
        ...figures,
        changes: [],
        offers: [],
        customer,
      } as const;
      const cancellation = {
        kind: 'cancellation',
        isWhole: true,
        sessions: [],
        by: 'customer',
        reason: 'Mara is ill',
        fee: minorUnits(0),
        refund: minorUnits(0),
      } as const;
      const actors = [
        { accountId, name: 'Mara' },
        { accountId: null, name: 'The desk' },
      ];
      const made = (bookingId: number) =>
        [amendment, cancellation].map((frozen, at) => ({
          bookingId,
          kind: frozen.kind,
          state: 'done' as const,
          baseVersion: 1,
          frozen,
          intentId: null,
          actor: actors[at] ?? { accountId: null, name: '' },
          key: { hash: `${bookingId} ${at}`, fingerprint: 'print' },
          createdAt: new Date('2026-03-01T10:00:00.123Z'),
          expiresAt: null,
        }));
      await store().unitOfWork(async ({ bookings, bookingChanges }) => {
        for (const change of [...made(kept.id), ...made(other.id)]) await bookingChanges.add(change);
        await bookings.anonymise([kept.id]);
      });
      const changeOf = (id: number, at: number) => store().read.bookingChanges.byKey(id, `${id} ${at}`);
      expect(await changeOf(kept.id, 0)).toMatchObject({
        frozen: { ...amendment, customer: null, reason: null },
        actor: { accountId: null, name: '' },
      });
      expect((await changeOf(kept.id, 1))?.frozen).toEqual({ ...cancellation, reason: null });
      expect((await changeOf(kept.id, 1))?.actor).toEqual(actors[1]);
      expect(await changeOf(other.id, 0)).toMatchObject({ frozen: amendment, actor: actors[0] });
    });

    it('keeps nobody’s words of a booking that is nobody’s, nor the name of its account', async () => {
      const { id: accountId, username } = await store().unitOfWork(({ accounts }) =>
        accounts.add(anAccount()),
      );
      const [own, desks] = [
        aCancellation({ actor: username, reason: DIFFICULT_TEXT }),
        aCancellation({ by: 'shop', actor: 'The desk', reason: DIFFICULT_TEXT }),
      ];
      const sentAt = new Date('2026-03-01T11:00:00.000Z');
      const times = [{ startsAt: new Date('2026-04-01T15:00:00.000Z'), zone: 'America/New_York' }] as const;
      const suggestion = {
        times,
        note: DIFFICULT_TEXT,
        sentAt,
        expiresAt: sentAt,
        holdHosts: false,
        round: 1,
      };
      const place = 'Room 5';
      const sessions = [
        aSession({ suggestion, guestNotes: DIFFICULT_TEXT, hostNotes: DIFFICULT_TEXT, place }),
        aSession({ unit: 1, state: 'cancelled', cancellation: own }),
        aSession({ unit: 2, state: 'cancelled', cancellation: desks }),
      ];
      const given = { accountId, lines: [aBookedLine({ quantity: 3, sessions })], cancellation: own };
      const [kept, other] = [await add(given), await add(given)];
      const [hash, otherHash] = [unique('hash'), unique('hash')];
      const key = { line: 0, unit: 0, round: 1 };
      await store().unitOfWork(async ({ bookings, sessionLinks }) => {
        await sessionLinks.add({ bookingId: kept.id, ...key }, hash, sentAt);
        await sessionLinks.add({ bookingId: other.id, ...key }, otherHash, sentAt);
        await bookings.anonymise([kept.id]);
      });
      const left = await byId(kept.id);
      const unnamed = { actor: CUSTOMER_ACTOR, reason: null };
      expect(left?.cancellation).toEqual({ ...own, ...unnamed });
      expect(left && sessionsOf(left)).toEqual([
        { ...sessions[0], suggestion: { ...suggestion, note: null }, guestNotes: null, hostNotes: null },
        { ...sessions[1], cancellation: { ...own, ...unnamed } },
        { ...sessions[2], cancellation: { ...desks, reason: null } },
      ]);
      expect(await byId(other.id)).toEqual(other);
      expect(await store().read.sessionLinks.byTokenHash(hash)).toBeNull();
      expect(await store().read.sessionLinks.byTokenHash(otherHash)).toEqual({ bookingId: other.id, ...key });
    });

    it('keeps of a booking what an invoice needs, and of another everything', async () => {
      const accountId = await account();
      const visitorKey = unique('visitor');
      const customer = aCustomer({ phoneNumber: '+1 415 555 0134' });
      const [kept, other] = [await add({ accountId, visitorKey, customer }), await add({ accountId })];
      const [hash, otherHash] = [unique('hash'), unique('hash')];
      await store().unitOfWork(async ({ bookings }) => {
        await bookings.addToken(kept.id, hash);
        await bookings.addToken(other.id, otherHash);
        await bookings.anonymise([kept.id]);
        await bookings.anonymise([]);
      });
      expect(await byId(kept.id)).toEqual({
        ...kept,
        accountId: null,
        visitorKey: null,
        customer: { ...customer, phoneNumber: '' },
        version: kept.version + 1,
      });
      expect(await store().read.bookings.byTokenHash(hash)).toBeNull();
      expect(await store().read.bookings.byTokenHash(otherHash)).toEqual(other);
    });
  });
