import type { DemoKind } from '@wondercast/core/desk/office/demo';
import { describe, expect, it } from 'vitest';
import {
  aBookedLine,
  aBooking,
  aDiscountCode,
  aHost,
  anAddOn,
  anAssignment,
  anExperience,
  anInvoice,
  unique,
} from '../support/builders.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

/** A year of its own: nobody else issues in its series. */
let year = 8_000 + Math.floor(Math.random() * 1_000);

/** What every memory of what came with the demo must do. */
export const describeDemoRecords = (name: string, open: OpenStore) =>
  describe(`records of the demo on ${name}`, () => {
    const store = usingStore(open);
    const at = new Date('2030-03-01T10:00:00.000Z');
    /** One of each that something can be done with, marked. */
    const filled = () =>
      store().unitOfWork(async ({ catalogue, hosts, bookings, discountCodes, assignments, demo }) => {
        const { id: experience } = await catalogue.addExperience(anExperience());
        const { id: category } = await catalogue.addCategory({
          name: unique('Games'),
          slug: unique('games'),
        });
        const { id: addOn } = await catalogue.addAddOn(anAddOn({ experienceIds: [experience] }));
        const code = await discountCodes.add(aDiscountCode());
        const { id: host } = await hosts.add(aHost());
        const booking = aBooking({
          id: await bookings.nextId(),
          lines: [aBookedLine({ experienceId: experience })],
        });
        await bookings.add(booking);
        await assignments.reserve(anAssignment({ hostId: host, bookingId: booking.id }));
        const { id: review } = await catalogue.addReview({
          experienceId: experience,
          username: 'maya.r',
          userImage: null,
          rating: 5,
          comment: 'We laughed a lot.',
        });
        const ids: Record<Exclude<DemoKind, 'logo'>, number> = {
          booking: booking.id,
          host,
          experience,
          category,
          'add-on': addOn,
          'discount-code': code.id,
          review,
        };
        await demo.mark('booking', [ids.booking]);
        await demo.mark('host', [ids.host]);
        await demo.mark('experience', [ids.experience]);
        await demo.mark('category', [ids.category]);
        await demo.mark('add-on', [ids['add-on']]);
        await demo.mark('discount-code', [ids['discount-code']]);
        await demo.mark('review', [ids.review]);
        return { ids, code: code.code };
      });
    type Filled = Awaited<ReturnType<typeof filled>>['ids'];
    const recordsOf = async (ids: Filled) =>
      Object.fromEntries(
        (await store().read.demo.all())
          .filter(({ kind, id }) => kind !== 'logo' && ids[kind] === id)
          .map(({ kind, touched }) => [kind, touched]),
      );
    const UNTOUCHED = {
      booking: false,
      host: false,
      experience: false,
      category: false,
      'add-on': false,
      'discount-code': false,
      review: false,
    };

    it('are untouched until somebody changes them, and gone when they are', async () => {
      const { ids } = await filled();
      expect(await recordsOf(ids)).toEqual(UNTOUCHED);
      await store().unitOfWork(async ({ catalogue, hosts, audit }) => {
        await catalogue.changeExperience(ids.experience, { match: 50 }, at);
        await catalogue.changeCategory(ids.category, { name: unique('Ours') });
        await catalogue.removeAddOn(ids['add-on']);
        await hosts.addAbsence(ids.host, {
          startsAt: at,
          endsAt: new Date(at.getTime() + 1_000),
          reason: null,
          byHost: false,
        });
        const entry = { at, subject: 'session', subjectId: `${ids.booking}-1-1`, details: {} };
        await audit.add({
          ...entry,
          actor: { accountId: null, name: 'machine' },
          action: 'session.delivered',
        });
      });
      expect(await recordsOf(ids)).toEqual({
        booking: false,
        host: true,
        experience: true,
        category: true,
        'discount-code': false,
        review: false,
      });
      await store().unitOfWork(({ catalogue }) => catalogue.removeReview(ids.review));
      expect(await recordsOf(ids)).not.toHaveProperty('review');
      await store().unitOfWork(({ audit }) =>
        audit.add({
          at,
          actor: { accountId: 1, name: 'jules' },
          action: 'booking.note-added',
          subject: 'booking',
          subjectId: String(ids.booking),
          details: {},
        }),
      );
      expect(await recordsOf(ids)).toMatchObject({ booking: true });
    });

    it('are in use by other bookings than those that are named', async () => {
      const { ids } = await filled();
      const usedBesides = async (bookingIds: readonly number[]) =>
        (await store().read.demo.inUseBesides(bookingIds))
          .filter(({ kind, id }) => kind !== 'logo' && ids[kind] === id)
          .map(({ kind }) => kind)
          .toSorted();
      expect(await usedBesides([])).toEqual(['experience', 'host']);
      expect(await usedBesides([ids.booking])).toEqual([]);
    });

    it('take bookings with invoices and money, begin an empty series anew, and are forgotten', async () => {
      const { ids } = await filled();
      const issuedAt = new Date(Date.UTC(++year, 5, 1));
      const issue = (bookingId: number) =>
        store().unitOfWork(({ invoices }) => invoices.issue(anInvoice({ bookingId, issuedAt })));
      const remove = (bookingIds: readonly number[]) =>
        store().unitOfWork(async ({ demo }) => {
          await demo.lock();
          await demo.removeBookings(bookingIds);
        });
      await issue(ids.booking);
      const other = await store().unitOfWork(({ bookings }) => bookings.nextId());
      await issue(other);
      await remove([ids.booking]);
      const { bookings, invoices, hosts } = store().read;
      expect(await bookings.byId(ids.booking)).toBeNull();
      expect(await invoices.ofBooking(ids.booking)).toEqual([]);
      expect((await issue(other)).number).toBe(`INV-${year}-000003`);
      await remove([other]);
      expect((await issue(other)).number).toBe(`INV-${year}-000001`);
      await store().unitOfWork(({ demo }) => demo.removeHosts([ids.host]));
      expect(await hosts.byId(ids.host)).toBeNull();
      await store().unitOfWork(({ demo }) => demo.forget());
      expect(await store().read.demo.all()).toEqual([]);
    });
  });
