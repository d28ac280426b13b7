import { type NewInvoice, validInvoiceOf } from '@wondercast/core/bookings/invoicing/invoice';
import { describe, expect, it } from 'vitest';
import { aBookedLine, aBooking, anInvoice, aSlot, day } from '../support/builders.ts';
import { allAtOnce, type OpenStore, usingStore } from './store-under-test.ts';

/** Years of their own, so that tests can share a store. */
let year = 2100 + Math.floor(Math.random() * 5000);

/** What every collection of invoices must do. */
export const describeInvoices = (name: string, open: OpenStore) =>
  describe(`invoices on ${name}`, () => {
    const store = usingStore(open);
    const aYear = () => new Date(Date.UTC(++year, 5, 1));
    const nextBooking = () => store().unitOfWork(({ bookings }) => bookings.nextId());
    const issue = async (change: Partial<NewInvoice> = {}) => {
      const invoice = anInvoice({ bookingId: await nextBooking(), ...change });
      return store().unitOfWork(({ invoices }) => invoices.issue(invoice));
    };
    const placeOf = (number: string) => Number(number.split('-')[2]);

    it('are numbered from one in each year and kind, and kept as they were issued', async () => {
      const issuedAt = aYear();
      const bookingId = await nextBooking();
      const first = await issue({ issuedAt, bookingId });
      const second = await issue({ issuedAt });
      const note = await issue({ issuedAt, bookingId, kind: 'credit-note', credits: first.id, dueOn: null });
      const y = issuedAt.getUTCFullYear();
      expect([first.number, second.number, note.number]).toEqual([
        `INV-${y}-000001`,
        `INV-${y}-000002`,
        `CN-${y}-000001`,
      ]);
      expect((await issue({ issuedAt: aYear() })).number).toMatch(/-000001$/);
      expect(await store().read.invoices.byId(first.id)).toEqual(first);
      expect(first).toMatchObject(anInvoice({ issuedAt, bookingId }));
      expect(await store().read.invoices.ofBooking(bookingId)).toEqual([first, note]);
      expect(await store().read.invoices.ofBookings([bookingId, 2_000_000_000])).toEqual([first, note]);
      expect(await store().read.invoices.byId(2_000_000_000)).toBeNull();
    });

    it('leave no gap when a unit of work fails, nor a double when many issue at once', async () => {
      const issuedAt = aYear();
      const { succeeded } = await allAtOnce(20, (at) =>
        store().unitOfWork(async ({ invoices }) => {
          const issued = await invoices.issue(anInvoice({ issuedAt, bookingId: 1_900_000_000 + at }));
          if (at % 4 === 0) throw new Error('later');
          return issued;
        }),
      );
      expect(succeeded).toHaveLength(15);
      const places = succeeded.map(({ number }) => placeOf(number)).sort((a, b) => a - b);
      expect(places).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
    });

    it('hold until a credit note takes them back', async () => {
      const issuedAt = aYear();
      const first = await issue({ issuedAt });
      const { bookingId } = first;
      expect(validInvoiceOf(await store().read.invoices.ofBooking(bookingId))).toEqual(first);
      await issue({ issuedAt, bookingId, kind: 'credit-note', credits: first.id });
      expect(validInvoiceOf(await store().read.invoices.ofBooking(bookingId))).toBeNull();
      const second = await issue({ issuedAt, bookingId });
      expect(validInvoiceOf(await store().read.invoices.ofBooking(bookingId))).toEqual(second);
    });

    it('keep the first file for good', async () => {
      const { id } = await issue({ issuedAt: aYear() });
      expect(await store().read.invoices.file(id)).toBeNull();
      const keep = (bytes: number[]) =>
        store().unitOfWork(({ invoices }) => invoices.keepFile(id, new Uint8Array(bytes)));
      expect(await keep([0, 255, 10])).toBe(true);
      expect(await keep([1])).toBe(false);
      expect([...((await store().read.invoices.file(id)) ?? [])]).toEqual([0, 255, 10]);
    });

    it('are listed newest first, a page at a time', async () => {
      const issuedAt = aYear();
      const made = [await issue({ issuedAt }), await issue({ issuedAt }), await issue({ issuedAt })];
      const first = await store().read.invoices.page({ limit: 2, before: null });
      expect(first.invoices.map(({ id }) => id)).toEqual([made[2]?.id, made[1]?.id]);
      expect(first.more).toBe(true);
      const second = await store().read.invoices.page({ limit: 1, before: made[1]?.id ?? 0 });
      expect(second.invoices.map(({ id }) => id)).toEqual([made[0]?.id]);
      expect(second.total).toBe(first.total);
    });

    it('are found by their number, and all of a booking by its reference', async () => {
      const reference = `WC-${await nextBooking()}`;
      const issuedAt = aYear();
      const [first, second] = [await issue({ issuedAt, reference }), await issue({ issuedAt, reference })];
      await issue({ issuedAt });
      const idsOf = async (named: string, before: number | null = null) => {
        const { invoices, total, more } = await store().read.invoices.page({ limit: 1, before, named });
        return { ids: invoices.map(({ id }) => id), total, more };
      };
      expect(await idsOf(first.number)).toEqual({ ids: [first.id], total: 1, more: false });
      expect(await idsOf(reference)).toEqual({ ids: [second.id], total: 2, more: true });
      expect(await idsOf(reference, second.id)).toEqual({ ids: [first.id], total: 2, more: false });
      expect(await idsOf(`${reference}0`)).toEqual({ ids: [], total: 0, more: false });
    });

    it('are forgotten with their files when they are too old, and no others', async () => {
      const [old, young] = [new Date('2001-01-01T00:00:00.000Z'), new Date('2002-01-01T00:00:00.000Z')];
      const [gone, kept] = [await issue({ issuedAt: old }), await issue({ issuedAt: young })];
      await store().unitOfWork(({ invoices }) => invoices.keepFile(gone.id, new Uint8Array([1])));
      await store().unitOfWork(({ invoices }) => invoices.expire(young));
      expect(await store().read.invoices.byId(gone.id)).toBeNull();
      expect(await store().read.invoices.file(gone.id)).toBeNull();
      expect(await store().read.invoices.byId(kept.id)).toEqual(kept);
    });

    it('outlive their booking', async () => {
      const bookingId = await nextBooking();
      await store().unitOfWork(({ bookings }) => bookings.add(aBooking({ id: bookingId })));
      const issued = await issue({ bookingId, issuedAt: aYear() });
      await store().unitOfWork(({ bookings }) => bookings.remove(bookingId));
      expect(await store().read.invoices.ofBooking(bookingId)).toEqual([issued]);
    });

    it('have reminders of state sessions claimed once, by one of many', async () => {
      const date = day(`${++year}-03-19`);
      const slots = [aSlot({ date }), aSlot({ date }), aSlot({ date: day(`${year}-03-20`) })];
      const ids: number[] = [];
      for (const state of ['confirmed', 'unconfirmed'] as const) {
        const id = await nextBooking();
        const lines = [aBookedLine({ quantity: 3, slots })];
        await store().unitOfWork(({ bookings }) => bookings.add(aBooking({ id, state, lines })));
        ids.push(id);
      }
      const { succeeded } = await allAtOnce(5, () =>
        store().unitOfWork(({ bookingMails }) => bookingMails.claimReminders(date)),
      );
      expect(succeeded.flat()).toEqual([ids[0]]);
    });
  });
