import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { CustomerRecord } from '@wondercast/core/desk/customers/customer-record';
import { type CustomerOrder, LATEST_FIRST, sortValueOf } from '@wondercast/core/desk/customers/register';
import { wordsOf } from '@wondercast/core/desk/office/register';
import type { Customer } from '@wondercast/core/people/customer';
import { describe, expect, it } from 'vitest';
import { aBooking, aCustomer, unique, usd } from '../support/builders.ts';
import { anEntry } from '../support/payment-builders.ts';
import { DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

/** What every register of customers must do. Others share the store, so each test looks for a word of its own. */
export const describeCustomers = (name: string, open: OpenStore) =>
  describe(`customers on ${name}`, () => {
    const store = usingStore(open);
    const add = (customer: Partial<Customer>, change: Partial<Booking> = {}): Promise<Booking> =>
      store().unitOfWork(async ({ bookings }) => {
        const booking = aBooking({ id: await bookings.nextId(), customer: aCustomer(customer), ...change });
        await bookings.add(booking);
        return booking;
      });
    const refresh = () => store().unitOfWork(({ customers }) => customers.refresh());
    const found = async (word: string, order: CustomerOrder = LATEST_FIRST) => {
      await refresh();
      const question = { words: wordsOf(word), order };
      const page = await store().read.customers.page(question, { limit: 50, after: null });
      expect(page.total).toBe(page.customers.length);
      return page.customers;
    };
    const one = async (word: string): Promise<CustomerRecord> => {
      const customers = await found(word);
      expect(customers).toHaveLength(1);
      const [customer] = customers;
      if (!customer) throw new Error(`Nobody is found by ${word}`);
      return customer;
    };
    const merge = (id: number, into: number) =>
      store().unitOfWork(async ({ customers }) => {
        await customers.lock();
        await customers.merge(id, into);
      });
    const email = () => `${unique('mara')}@northlight.example`;
    const priced = (dollars: number, createdAt: string): Partial<Booking> => ({
      subtotal: usd(dollars),
      discount: null,
      fees: [],
      total: usd(dollars),
      createdAt: new Date(createdAt),
    });

    it('adds up the bookings of one address within one company, whatever the case', async () => {
      const address = email();
      await add({ email: address, firstName: 'Mara' }, priced(100, '2026-03-01T10:00:00.000Z'));
      await add(
        {
          email: address.toUpperCase(),
          companyName: 'NORTHLIGHT studio',
          firstName: 'Maria',
          phoneNumber: '',
        },
        priced(250, '2026-03-05T10:00:00.000Z'),
      );
      await add({ email: address, companyName: 'Southlight' }, priced(70, '2026-03-03T10:00:00.000Z'));
      await add({ email: address, companyName: null }, priced(30, '2026-03-02T10:00:00.000Z'));
      const customers = await found(address);
      expect(customers.map(({ companyName, spend, bookings }) => [companyName, spend, bookings])).toEqual([
        ['NORTHLIGHT studio', usd(350), 2],
        ['Southlight', usd(70), 1],
        [null, usd(30), 1],
      ]);
      expect(customers[0]).toMatchObject({
        firstName: 'Maria',
        lastName: 'Reyes',
        email: address.toUpperCase(),
        phoneNumber: '',
        credit: 0,
        firstBookedAt: new Date('2026-03-01T10:00:00.000Z'),
        lastBookedAt: new Date('2026-03-05T10:00:00.000Z'),
        version: 1,
      });
      expect(await store().read.customers.byId(customers[0]?.id ?? 0)).toEqual(customers[0]);
    });

    it('is found by every name, address and company, and by nothing else of a booking', async () => {
      const company = unique('Zephyr');
      const booking = await add({ companyName: `${company} Ünion`, firstName: 'Adébayo', email: email() });
      for (const word of [company, `${company} union`, `${company} adebayo`, `${company} northlight.example`])
        expect(await found(word)).toHaveLength(1);
      expect(await found(booking.reference)).toEqual([]);
      expect(await found(`${company} ${unique('nobody')}`)).toEqual([]);
    });

    it('pages by spend and by last booking, each way, without a double', async () => {
      const company = unique('Pages');
      for (const [at, dollars] of [100, 300, 300, 200].entries())
        await add(
          { email: `${at}-${email()}`, companyName: company },
          priced(dollars, `2026-03-0${at + 1}T10:00:00.000Z`),
        );
      for (const by of ['spend', 'lastBookedAt'] as const)
        for (const descending of [true, false]) {
          const order = { by, descending };
          const whole = await found(company, order);
          expect(whole).toHaveLength(4);
          const values = whole.map((customer) => sortValueOf(customer, by));
          expect(values).toEqual(
            values.toSorted((a, b) => (a < b ? -1 : Number(a > b)) * (descending ? -1 : 1)),
          );
          const question = { words: wordsOf(company), order };
          const first = await store().read.customers.page(question, { limit: 2, after: null });
          expect(first).toMatchObject({ total: 4, more: true });
          const last = first.customers[1];
          const after = last ? { value: sortValueOf(last, by), id: last.id } : null;
          const second = await store().read.customers.page(question, { limit: 2, after });
          expect([...first.customers, ...second.customers]).toEqual(whole);
          expect(second.more).toBe(false);
          for (const countTo of [1, 3, 4]) {
            const total = Math.min(4, countTo + 1);
            const counted = await store().read.customers.page(question, { limit: 2, after: null, countTo });
            expect(counted).toEqual({ ...first, total });
            const rest = await store().read.customers.page(question, { limit: 3, after, countTo });
            expect(rest).toEqual({ customers: second.customers, total, more: false });
            const everybody = await store().read.customers.page(
              { words: [], order },
              { limit: 1, after: null, countTo },
            );
            const all = await store().read.customers.page({ words: [], order }, { limit: 1, after: null });
            expect(everybody).toEqual({ ...all, total: Math.min(all.total, countTo + 1) });
          }
        }
    });

    it('counts as credit what was received beyond the price and is not on its way back', async () => {
      const address = email();
      const [first, second] = [
        await add({ email: address }, priced(100, '2026-03-01T10:00:00.000Z')),
        await add({ email: address }, priced(50, '2026-03-02T10:00:00.000Z')),
      ];
      const entry = (bookingId: number, kind: 'offline' | 'refund' | 'dispute', dollars: number) =>
        store().unitOfWork(({ ledger }) =>
          ledger.add(
            anEntry({
              bookingId,
              kind,
              amount: usd(dollars),
              status: kind === 'offline' ? 'succeeded' : 'pending',
            }),
          ),
        );
      await entry(first.id, 'offline', 130);
      await entry(second.id, 'offline', 20);
      // What one booking has too much is not what another lacks.
      expect((await one(address)).credit).toBe(usd(30));
      await entry(first.id, 'refund', 10);
      expect((await one(address)).credit).toBe(usd(20));
      await entry(first.id, 'dispute', 10);
      expect((await one(address)).credit).toBe(usd(20));
    });

    it('follows what is booked, corrected and deleted', async () => {
      const [before, after] = [email(), email()];
      const booking = await add({ email: before }, priced(100, '2026-03-01T10:00:00.000Z'));
      const { id } = await one(before);
      const corrected = { ...booking, customer: aCustomer({ email: after }) };
      await store().unitOfWork(({ bookings }) => bookings.setCustomer(corrected));
      expect(await found(before)).toEqual([]);
      expect(await store().read.customers.byId(id)).toBeNull();
      expect(await one(after)).toMatchObject({ spend: usd(100), bookings: 1 });
      await store().unitOfWork(({ bookings }) => bookings.remove(booking.id));
      expect(await found(after)).toEqual([]);
    });

    it('stays who it is when the address is corrected, with notes', async () => {
      const [wrong, right, other] = [email(), email(), email()];
      const booking = await add({ email: wrong }, priced(100, '2026-03-01T10:00:00.000Z'));
      const { id } = await one(wrong);
      const at = new Date('2026-03-01T10:00:00.000Z');
      await store().unitOfWork(({ customerNotes }) =>
        customerNotes.add({ customerId: id, text: 'Calls early', author: 'jules', at }),
      );
      const correct = (before: string, after: string) =>
        store().unitOfWork(async ({ bookings, customers }) => {
          const corrected = { ...booking, customer: aCustomer({ email: after }) };
          await bookings.setCustomer(corrected);
          await customers.follow(aCustomer({ email: before }), corrected.customer);
        });
      await correct(wrong, right);
      expect(await one(right)).toMatchObject({ id, spend: usd(100) });
      expect(await found(wrong)).toEqual([]);
      // Somebody who is known already gets the notes.
      await add({ email: other }, priced(5, '2026-03-02T10:00:00.000Z'));
      const known = await one(other);
      await correct(right, other);
      expect(await one(other)).toMatchObject({ id: known.id, bookings: 2, spend: usd(105) });
      expect(await store().read.customers.byId(id)).toBeNull();
      expect((await store().read.customerNotes.of(known.id)).map(({ text }) => text)).toEqual([
        'Calls early',
      ]);
    });

    it('reads merged customers as one, and counts a new booking of either', async () => {
      const [mine, theirs, third] = [email(), email(), email()];
      const a = await add({ email: mine }, priced(100, '2026-03-01T10:00:00.000Z'));
      const b = await add({ email: theirs }, priced(40, '2026-03-03T10:00:00.000Z'));
      await add({ email: third }, priced(5, '2026-03-02T10:00:00.000Z'));
      const [first, second, other] = [await one(mine), await one(theirs), await one(third)];
      await merge(first.id, second.id);
      for (const word of [mine, theirs])
        expect(await one(word)).toMatchObject({
          id: second.id,
          email: theirs,
          bookings: 2,
          spend: usd(140),
          version: second.version + 1,
        });
      expect((await store().read.customers.byId(first.id))?.id).toBe(second.id);
      await add({ email: mine }, priced(7, '2026-03-04T10:00:00.000Z'));
      expect(await one(theirs)).toMatchObject({ id: second.id, bookings: 3, spend: usd(147), email: mine });
      // Whoever was merged before comes along.
      await merge(second.id, other.id);
      expect(await one(mine)).toMatchObject({ id: other.id, bookings: 4, spend: usd(152) });
      const { customers } = store().read;
      expect((await customers.membersOf(first.id)).map(({ id, spend }) => [id, spend])).toEqual([
        [other.id, usd(5)],
        ...[[first.id, usd(107)] as const, [second.id, usd(40)] as const].toSorted(([a], [b]) => a - b),
      ]);
      const bookings = await customers.bookingsOf(other.id, 3);
      expect(bookings).toHaveLength(3);
      expect(bookings[1]).toEqual(b);
      // No booking was written.
      expect(await store().read.bookings.byId(a.id)).toEqual(a);
    });

    it('takes apart what was merged, with the sums of before', async () => {
      const [mine, theirs] = [email(), email()];
      await add({ email: mine }, priced(100, '2026-03-01T10:00:00.000Z'));
      const gone = await add({ email: theirs }, priced(40, '2026-03-03T10:00:00.000Z'));
      const [first, second] = [await one(mine), await one(theirs)];
      await merge(first.id, second.id);
      await store().unitOfWork(({ customers }) => customers.separate(second.id, first.id));
      expect(await one(mine)).toMatchObject({ ...first, version: first.version + 2 });
      expect(await one(theirs)).toMatchObject({ ...second, version: second.version + 2 });
      // Who holds others together stays without an address, and goes with the last of them.
      await merge(first.id, second.id);
      await store().unitOfWork(({ bookings }) => bookings.remove(gone.id));
      expect(await found(theirs)).toEqual([]);
      expect(await one(mine)).toMatchObject({ id: second.id, bookings: 1 });
      await store().unitOfWork(({ customers }) => customers.separate(second.id, first.id));
      expect((await one(mine)).id).toBe(first.id);
      expect(await store().read.customers.byId(second.id)).toBeNull();
    });

    it('keeps notes of both, newest first, and forgets them with the customer', async () => {
      const [mine, theirs] = [email(), email()];
      const booking = await add({ email: mine });
      await add({ email: theirs });
      const [first, second] = [await one(mine), await one(theirs)];
      const at = new Date('2026-03-01T10:00:00.000Z');
      const note = (customerId: number, text: string) =>
        store().unitOfWork(({ customerNotes }) =>
          customerNotes.add({ customerId, text, author: 'jules', at }),
        );
      const textsOf = async (id: number) => (await store().read.customerNotes.of(id)).map(({ text }) => text);
      const remove = (customerId: number, id: number) =>
        store().unitOfWork(({ customerNotes }) => customerNotes.remove(customerId, id));
      const written = await note(first.id, DIFFICULT_TEXT);
      expect(written).toMatchObject({ customerId: first.id, text: DIFFICULT_TEXT, author: 'jules', at });
      const other = await note(second.id, 'Second');
      expect(await remove(first.id, other.id)).toBe(false);
      await merge(first.id, second.id);
      expect(await textsOf(second.id)).toEqual(['Second', DIFFICULT_TEXT]);
      expect(await remove(second.id, written.id)).toBe(true);
      expect(await remove(second.id, written.id)).toBe(false);
      await note(first.id, 'Third');
      await store().unitOfWork(({ bookings }) => bookings.remove(booking.id));
      await refresh();
      expect(await textsOf(second.id)).toEqual(['Second']);
      await store().unitOfWork(({ customerNotes }) =>
        customerNotes.forget([aCustomer({ email: theirs.toUpperCase() })]),
      );
      expect(await textsOf(second.id)).toEqual([]);
    });
  });
