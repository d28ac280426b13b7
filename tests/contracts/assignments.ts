import type { NewAssignment } from '@wondercast/core/calendar/staffing/assignment';
import { HOST_TAKEN } from '@wondercast/core/calendar/staffing/words';
import { describe, expect, it } from 'vitest';
import { aBooking, aHost, anAssignment, unique } from '../support/builders.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, refused, usingStore } from './store-under-test.ts';

/** What every collection of assignments must do. */
export const describeAssignments = (name: string, open: OpenStore) =>
  describe(`assignments on ${name}`, () => {
    const store = usingStore(open);
    const aPlace = () =>
      store().unitOfWork(async ({ hosts, bookings }) => {
        const { id: hostId } = await hosts.add(aHost());
        const booking = aBooking({ id: await bookings.nextId() });
        await bookings.add(booking);
        return { hostId, bookingId: booking.id, reference: booking.reference };
      });
    const reserve = (assignment: NewAssignment) =>
      store().unitOfWork(({ assignments }) => assignments.reserve(assignment));
    const NOW = new Date('2030-03-01T11:00:00.000Z');

    it('keep every field, newest first, of a session and of bookings', async () => {
      const place = await aPlace();
      const given = anAssignment({ ...place, unit: 1, state: 'declined', declineReason: 'busy' });
      const { reference: _, ...kept } = { ...given, declineNote: DIFFICULT_TEXT, reference: '' };
      const first = await reserve(kept);
      expect(first).toEqual({ ...kept, id: first.id, version: 1, declineNote: DIFFICULT_TEXT });
      const second = await reserve(
        anAssignment({ hostId: place.hostId, bookingId: place.bookingId, unit: 1 }),
      );
      const third = await reserve(
        anAssignment({ hostId: place.hostId, bookingId: place.bookingId, from: '2030-03-20T14:00:00.000Z' }),
      );
      const { assignments } = store().read;
      const { bookingId } = place;
      expect(await assignments.of({ bookingId, line: 0, unit: 1 })).toEqual([second, first]);
      expect(await assignments.ofBookings([bookingId])).toEqual([third, second, first]);
      expect(await assignments.byId(first.id)).toEqual(first);
      expect(await assignments.byId(2_000_000_000)).toBeNull();
    });

    it('reserve the same time of a host once, breaks included, ends excluded', async () => {
      const { hostId, bookingId } = await aPlace();
      const other = await aPlace();
      await reserve(anAssignment({ hostId, bookingId }));
      const at = (from: string, change: Partial<NewAssignment> = {}) =>
        reserve(anAssignment({ hostId, bookingId: other.bookingId, from, ...change }));
      await refused(at('2030-03-19T15:15:00.000Z'), 'conflict', HOST_TAKEN);
      await refused(at('2030-03-19T14:20:00.000Z', { state: 'accepted' }), 'conflict', HOST_TAKEN);
      await at('2030-03-19T15:30:00.000Z');
      await at('2030-03-19T12:30:00.000Z');
      // Whoever has declined reserves nothing.
      await at('2030-03-19T14:00:00.000Z', { state: 'declined' });
      await reserve(anAssignment({ hostId: other.hostId, bookingId: other.bookingId }));
    });

    it('of many at once, one wins', async () => {
      const { hostId, bookingId } = await aPlace();
      const { succeeded, failed } = await allAtOnce(6, (at) =>
        reserve(anAssignment({ hostId, bookingId, unit: at, from: `2030-03-19T14:${at}0:00.000Z` })),
      );
      expect(succeeded).toHaveLength(1);
      for (const error of failed) await refused(Promise.reject(error), 'conflict', HOST_TAKEN);
    });

    it('are moved and ended, but not onto another one', async () => {
      const { hostId, bookingId } = await aPlace();
      const first = await reserve(anAssignment({ hostId, bookingId }));
      const second = await reserve(
        anAssignment({ hostId, bookingId, unit: 1, from: '2030-03-19T18:00:00.000Z' }),
      );
      const save = (change: Partial<typeof second>) =>
        store().unitOfWork(({ assignments }) => assignments.save({ ...second, ...change }, NOW));
      const { startsAt, endsAt, reservedFrom, reservedTo } = first;
      await refused(save({ startsAt, endsAt, reservedFrom, reservedTo }), 'conflict', HOST_TAKEN);
      const moved = anAssignment({ hostId, bookingId, unit: 1, from: '2030-03-19T18:30:00.000Z' });
      const answer = { state: 'accepted' as const, answeredAt: NOW };
      expect(await save({ ...moved, ...answer })).toEqual({ ...second, ...moved, ...answer, version: 2 });
      await save({ ...moved, state: 'withdrawn', answeredAt: NOW });
      await reserve(anAssignment({ hostId, bookingId, unit: 2, from: '2030-03-19T18:30:00.000Z' }));
    });

    it('end holds that have lapsed when somebody reserves the host, and not before', async () => {
      const { hostId, bookingId } = await aPlace();
      const heldUntil = new Date('2030-03-02T10:00:00.000Z');
      const hold = await reserve(anAssignment({ hostId, bookingId, state: 'held', heldUntil }));
      const ask = (askedAt: Date) => reserve(anAssignment({ hostId, bookingId, unit: 1, askedAt }));
      await refused(ask(new Date('2030-03-02T09:59:59.000Z')), 'conflict', HOST_TAKEN);
      const asked = await ask(heldUntil);
      const { assignments } = store().read;
      expect(await assignments.byId(hold.id)).toEqual({
        ...hold,
        state: 'withdrawn',
        heldUntil: null,
        answeredAt: heldUntil,
        version: 2,
      });
      expect(await assignments.comingOf(hostId, NOW)).toEqual([asked]);
    });

    it('end what a visitor holds, with its hosts, and nothing of others', async () => {
      const { hostId } = await aPlace();
      const [holder, other] = [unique('visitor'), unique('visitor')];
      const until = new Date('2030-03-01T11:10:00.000Z');
      const holdFor = (whose: string, from: string) =>
        store().unitOfWork(async ({ holds }) => {
          const { startsAt, endsAt, reservedFrom, reservedTo } = anAssignment({ hostId, bookingId: 0, from });
          const hold = {
            holder: whose,
            partnerId: null,
            addressHash: null,
            startedAt: NOW,
            until,
            units: [],
          };
          const id = unique('hold');
          await holds.put({ ...hold, id });
          const span = { startsAt, endsAt, reservedFrom, reservedTo };
          await holds.reserve({ ...span, hostId, holdId: id, holdUnit: 0, heldUntil: until }, NOW);
          return id;
        });
      const own = await holdFor(holder, '2030-03-19T14:00:00.000Z');
      const theirs = await holdFor(other, '2030-03-20T14:00:00.000Z');
      await store().unitOfWork(({ holds }) => holds.removeOfHolder(holder));
      const { holds } = store().read;
      expect(await holds.byId(own, NOW)).toBeNull();
      expect(await holds.hostsOf(own)).toEqual([]);
      expect(await holds.hostsOf(theirs)).toHaveLength(1);
    });

    it('list what is to come and what is over of a host, and what reserves time', async () => {
      const { hostId, bookingId, reference } = await aPlace();
      const add = (unit: number, from: string, change: Partial<NewAssignment> = {}) =>
        reserve(anAssignment({ hostId, bookingId, unit, from, ...change }));
      const later = await add(0, '2030-03-21T14:00:00.000Z');
      const soon = await add(1, '2030-03-20T14:00:00.000Z', { state: 'accepted' });
      const old = await add(2, '2030-03-18T14:00:00.000Z', { state: 'accepted' });
      const older = await add(3, '2030-03-17T14:00:00.000Z', { state: 'accepted' });
      await add(4, '2030-03-16T14:00:00.000Z', { state: 'asked' });
      const held = await add(5, '2030-03-22T14:00:00.000Z', {
        state: 'held',
        heldUntil: new Date('2030-03-05T00:00:00.000Z'),
      });
      const { assignments } = store().read;
      const noon = new Date('2030-03-19T12:00:00.000Z');
      expect(await assignments.comingOf(hostId, noon)).toEqual([soon, later]);
      expect(await assignments.pastOf(hostId, noon, 5)).toEqual([old, older]);
      expect(await assignments.pastOf(hostId, noon, 1)).toEqual([old]);
      const between = (from: string, at: Date, ids?: readonly number[]) =>
        assignments.reservedBetween(new Date(from), new Date('2030-03-31T00:00:00.000Z'), at, ids);
      const units = async (...given: Parameters<typeof between>) =>
        (await between(...given)).filter((each) => each.hostId === hostId).map(({ unit }) => unit);
      expect(await units('2030-03-20T15:14:00.000Z', NOW)).toEqual([1, 0, 5]);
      expect(await units('2030-03-20T15:15:00.000Z', NOW, [hostId])).toEqual([0, 5]);
      expect(await units('2030-03-20T15:15:00.000Z', held.heldUntil ?? NOW, [hostId])).toEqual([0]);
      expect(await between('2030-03-22T00:00:00.000Z', NOW, [hostId])).toEqual([
        {
          hostId,
          bookingId,
          reference,
          line: 0,
          unit: 5,
          startsAt: held.startsAt,
          endsAt: held.endsAt,
          reservedFrom: held.reservedFrom,
          reservedTo: held.reservedTo,
          heldUntil: held.heldUntil,
          holdId: null,
        },
      ]);
    });

    it('say which bookings have free times to come without being paid, the next to begin first', async () => {
      const { hostId } = await aPlace();
      const NEVER = new Date('2091-01-01T00:00:00.000Z');
      const taken = async (
        from: string,
        change: Parameters<typeof aBooking>[0] = {},
        assigned: Partial<NewAssignment> = {},
      ) => {
        const booking = aBooking({ paymentStatus: 'pending', ...change });
        const id = await store().unitOfWork(async ({ bookings }) => {
          const next = await bookings.nextId();
          await bookings.add({ ...booking, id: next });
          return next;
        });
        await reserve(
          anAssignment({ hostId, bookingId: id, from, state: 'accepted', instant: true, ...assigned }),
        );
        return id;
      };
      const later = await taken('2092-03-19T14:00:00.000Z');
      const sooner = await taken('2092-03-18T14:00:00.000Z');
      await reserve(
        anAssignment({
          hostId,
          bookingId: later,
          unit: 1,
          from: '2092-03-20T14:00:00.000Z',
          state: 'accepted',
          instant: true,
        }),
      );
      await taken('2092-03-17T08:00:00.000Z', { paymentStatus: 'paid' });
      await taken('2092-03-17T11:00:00.000Z', { state: 'cancelled' });
      await taken('2092-03-17T14:00:00.000Z', { sessionMailsOnly: true });
      await taken('2092-03-17T17:00:00.000Z', {}, { instant: false });
      await taken('2092-03-17T20:00:00.000Z', {}, { state: 'declined' });
      const found = (at: Date, limit = 50) => store().read.assignments.bookingsTakenUnpaid(at, limit);
      expect(await found(NEVER)).toEqual([sooner, later]);
      expect(await found(NEVER, 1)).toEqual([sooner]);
      expect(await found(new Date('2092-03-18T14:00:00.000Z'))).toEqual([later]);
    });

    it('go with their booking', async () => {
      const { hostId, bookingId } = await aPlace();
      const { id } = await reserve(anAssignment({ hostId, bookingId }));
      await store().unitOfWork(({ bookings }) => bookings.remove(bookingId));
      expect(await store().read.assignments.byId(id)).toBeNull();
    });
  });
