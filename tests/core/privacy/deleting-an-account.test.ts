import type { BookedDiscount, Booking } from '@wondercast/core/bookings/booking/booking';
import { isNeededForInvoice } from '@wondercast/core/desk/privacy/personal-data';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../support/all-pages.ts';
import {
  aBookedLine,
  aBooking,
  aCancellation,
  aCustomer,
  anOrder,
  aPaymentMethod,
  aRequestedLine,
  aSession,
  usd,
} from '../../support/builders.ts';
import { aPlacing, aUser, aVisitor, stockedShop } from '../../support/memory-ports.ts';
import { anEntry } from '../../support/payment-builders.ts';

const PASSWORD = 'correct horse';

const shopWithMara = async () => {
  const made = await stockedShop();
  const { shop, ports } = made;
  const register = (username: string) =>
    shop.register({
      username,
      password: PASSWORD,
      email: `${username}@northlight.example`,
      fullName: 'Mara Reyes',
      companyName: null,
    });
  const account = await register('mara');
  const caller = aUser(account.id, 'browser');
  /** A booking of Mara's as the store keeps it. */
  const add = (change: Partial<Booking> = {}): Promise<Booking> =>
    ports.unitOfWork(async ({ bookings }) => {
      const id = await bookings.nextId();
      const booking = aBooking({ id, accountId: account.id, visitorKey: 'browser', ...change });
      await bookings.add(booking);
      await bookings.addToken(booking.id, `hash-${booking.id}`);
      return booking;
    });
  return { ...made, account, caller, add, register };
};

describe('what an invoice needs', () => {
  it.each([
    [{}, false],
    [{ state: 'confirmed' as const }, true],
    [{ paymentStatus: 'paid' as const }, true],
    [{ paymentIntentId: 'pi_1' }, true],
    [{ paymentStatus: 'paid' as const, total: usd(0) }, false],
  ])('%j: %s', (change, needed) => {
    expect(isNeededForInvoice(aBooking(change))).toBe(needed);
  });

  it.each(['agreed', 'delivered'] as const)(
    'is an unconfirmed booking with a session that is %s',
    (state) => {
      const lines = [aBookedLine({ quantity: 2, sessions: [aSession({ state }), aSession({ unit: 1 })] })];
      expect(isNeededForInvoice(aBooking({ lines }))).toBe(true);
    },
  );

  it('is an unconfirmed booking of which a change has cost a fee', () => {
    const at = new Date('2026-03-02T10:00:00.000Z');
    const fees = [{ kind: 'move', amount: usd(99), reason: 'Moved', session: null, at }] as const;
    expect(isNeededForInvoice(aBooking({ fees }))).toBe(true);
  });
});

describe('deleting an account', () => {
  it('takes the account and everything that is only its own', async () => {
    const { shop, ports, account, caller } = await shopWithMara();
    const order = await ports.unitOfWork(async ({ orders, paymentMethods }) => {
      await paymentMethods.add(aPaymentMethod({ accountId: account.id }));
      return orders.add(anOrder({ accountId: account.id }));
    });
    await shop.deleteAccount(caller, { password: PASSWORD });
    const { read } = ports;
    expect(await read.accounts.byId(account.id)).toBeNull();
    expect(await read.paymentMethods.ofAccount(account.id)).toEqual([]);
    expect(await read.orders.byId(order.id)).toBeNull();
    await expect(shop.signIn({ username: 'mara', password: PASSWORD })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('takes unconfirmed unpaid bookings, and gives their codes back', async () => {
    const { shop, ports, caller } = await shopWithMara();
    const lines = aPlacing({ caller, discountCode: 'TEN', shownTotal: usd(891) });
    const bookings = [await shop.placeBooking(lines), await shop.placeBooking(lines)];
    expect((await ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(2);
    await shop.deleteAccount(caller, { password: PASSWORD });
    expect((await ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(0);
    for (const { id, reference } of bookings) {
      expect(await ports.read.bookings.byId(id)).toBeNull();
      expect(await ports.read.audit.of('booking', String(id))).toMatchObject([
        { action: 'booking.deleted', details: { reference, total: 891 } },
      ]);
    }
  });

  it('leaves of paid and confirmed bookings what an invoice needs, and their uses of codes', async () => {
    const { shop, ports, caller, add } = await shopWithMara();
    const discount: BookedDiscount = { code: 'TEN', description: null, amount: usd(99), terms: null };
    const kept = [
      await add({ state: 'confirmed', discount }),
      await add({ paymentStatus: 'paid' }),
      await add({ paymentStatus: 'paid', paymentIntentId: 'pi_1' }),
    ];
    await ports.unitOfWork(({ discountCodes }) =>
      discountCodes.redeem('TEN', kept[0]?.id ?? 0, usd(990), new Date()),
    );
    for (const { id } of kept)
      await ports.unitOfWork(({ calendarFeeds }) =>
        calendarFeeds.add({ kind: 'booking', id }, `feed-${id}`, new Date()),
      );
    await shop.deleteAccount(caller, { password: PASSWORD });
    for (const booking of kept) {
      expect(await ports.read.calendarFeeds.byTokenHash(`feed-${booking.id}`)).toBeNull();
      expect(await ports.read.bookings.byId(booking.id)).toEqual({
        ...booking,
        accountId: null,
        visitorKey: null,
        customer: { ...booking.customer, phoneNumber: '' },
        version: 2,
      });
      expect(await ports.read.bookings.byTokenHash(`hash-${booking.id}`)).toBeNull();
      await expect(
        shop.bookingByReference(aVisitor('browser'), booking.reference, null),
      ).rejects.toMatchObject({ kind: 'not-found' });
    }
    expect((await ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(1);
  });

  it('leaves none of the customer’s own words nor the account’s name anywhere in the store', async () => {
    const { shop, ports, register, add } = await shopWithMara();
    const words = 'zephyrine';
    const { id: accountId } = await register(words);
    const cancellation = aCancellation({ actor: words, reason: words });
    const sentAt = new Date('2026-03-01T11:00:00.000Z');
    const times = [{ startsAt: new Date('2026-04-01T15:00:00.000Z'), zone: 'America/New_York' }] as const;
    const suggestion = { times, note: words, sentAt, expiresAt: sentAt, holdHosts: false, round: 1 };
    const lines = [
      aBookedLine({
        quantity: 2,
        sessions: [
          aSession({ guestNotes: words, hostNotes: words, suggestion }),
          aSession({ unit: 1, state: 'cancelled', cancellation }),
        ],
      }),
    ];
    const customer = aCustomer({ phoneNumber: words, specialRequests: words });
    const { id } = await add({ accountId, lines, customer, cancellation, paymentStatus: 'paid' });
    await ports.unitOfWork(async ({ bookingNotes, sessionLinks }) => {
      await bookingNotes.add({ bookingId: id, text: words, author: 'The desk', at: new Date() });
      await sessionLinks.add({ bookingId: id, line: 0, unit: 0, round: 1 }, words, new Date());
    });
    const isSomewhere = () =>
      Object.values(ports.store.tables).some((table) => JSON.stringify(table.all()).includes(words));
    expect(isSomewhere()).toBe(true);
    const owner = { kind: 'signed-in', accountId, username: words, role: 'user', visitorKey: null } as const;
    await shop.deleteAccount(owner, { password: PASSWORD });
    expect(isSomewhere()).toBe(false);
    expect((await ports.read.bookings.byId(id))?.cancellation?.actor).toBe('customer');
  });

  it('leaves the name at what came by transfer, until it is paid out and after', async () => {
    const { shop, ports, caller, add } = await shopWithMara();
    const unpaid = await add();
    const cancelled = await add({ state: 'cancelled', total: usd(0) });
    const byTransfer = { intentId: null, providerId: null, key: null, amount: usd(100) };
    const waits = { ...byTransfer, kind: 'refund', status: 'pending', bookingId: cancelled.id } as const;
    await ports.unitOfWork(async ({ ledger }) => {
      await ledger.add(anEntry({ ...byTransfer, kind: 'offline', bookingId: unpaid.id }));
      await ledger.add(anEntry({ ...byTransfer, kind: 'offline', bookingId: cancelled.id }));
      await ledger.add(anEntry(waits));
    });
    await shop.deleteAccount(caller, { password: PASSWORD });
    for (const { id, customer } of [unpaid, cancelled])
      expect((await ports.read.bookings.byId(id))?.customer).toMatchObject({ lastName: customer.lastName });
    expect(await ports.read.ledger.toPayOut()).toMatchObject([{ bookingId: cancelled.id }]);
  });

  it('touches nothing of anybody else', async () => {
    const { shop, ports, caller, register } = await shopWithMara();
    const other = await register('nia');
    const theirs = await shop.placeBooking(aPlacing({ caller: aUser(other.id) }));
    const guests = await shop.placeBooking(aPlacing({ caller: aVisitor('browser') }));
    await shop.deleteAccount(caller, { password: PASSWORD });
    expect(await ports.read.accounts.byId(other.id)).toEqual(other);
    expect(await ports.read.bookings.byId(theirs.id)).toEqual(theirs);
    expect(await ports.read.bookings.byId(guests.id)).toEqual(guests);
  });

  it('leaves no name, address, e-mail or phone number in the log, in answers or anywhere', async () => {
    const { shop, ports, account, caller, clock, drain } = await shopWithMara();
    const customer = {
      companyName: 'Northlight',
      firstName: 'Zephyrine',
      lastName: 'Quill',
      email: 'zephyrine@quill.example',
      phoneNumber: '+1 415 555-0199',
    };
    const once = {
      key: { scope: `createBooking account:${account.id}`, key: 'k', fingerprint: 'f' },
      answerTo: (booking: Booking) => ({ status: 201, body: booking }),
    };
    const { id } = await shop.placeBooking(aPlacing({ caller, customer, once }));
    const earlier = await shop.placeBooking(aPlacing({ caller, customer }));
    await shop.deleteBooking(caller, earlier.id);
    await drain();
    await shop.deleteAccount(caller, { password: PASSWORD });
    // What was invoiced is kept with its credit note, for as long as the law asks for it (decision 038).
    const { invoices, invoiceFiles, ...others } = ports.store.tables;
    expect(invoices.all().map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    expect(invoiceFiles.all()).toHaveLength(1);
    const left = JSON.stringify(Object.values(others).map((table) => table.all()));
    for (const personal of ['Zephyrine', 'Quill', 'quill', '555-0199', 'mara'])
      expect(left).not.toContain(personal);
    expect(await ports.read.audit.of('account', String(account.id))).toMatchObject([
      {
        at: clock.now,
        actor: { accountId: account.id, name: 'deleted account' },
        action: 'account.deleted',
        details: { bookingsDeleted: 1, bookingsKept: 0 },
      },
    ]);
    const log = [
      ...(await ports.read.audit.of('booking', String(earlier.id))),
      ...(await ports.read.audit.of('booking', String(id))),
    ];
    expect(log.map(({ actor }) => actor.name)).toEqual(['deleted account', 'deleted account']);
  });

  it('leaves no open checkout that knows who was about to pay, nor its hold on a code', async () => {
    const { shop, ports, caller, drain } = await shopWithMara();
    const { id: intentId } = await shop.openIntent({
      caller,
      lines: [aRequestedLine()],
      customer: aCustomer({ firstName: 'Zephyrine' }),
      discountCode: 'TEN',
      shownTotal: null,
      intentId: null,
    });
    await shop.deleteAccount(caller, { password: PASSWORD });
    await drain();
    const intent = await ports.read.intents.byId(intentId);
    expect(intent).toMatchObject({ state: 'cancelled', accountId: null, heldUntil: null });
    expect(JSON.stringify(intent)).not.toContain('Zephyrine');
  });

  it('leaves no name in the ledger of what stays', async () => {
    const { shop, ports, account, caller, add } = await shopWithMara();
    const { id: bookingId } = await add({ state: 'confirmed' });
    const actor = { accountId: account.id, name: 'mara' };
    await ports.unitOfWork(({ ledger }) => ledger.add(anEntry({ bookingId, actor })));
    await shop.deleteAccount(caller, { password: PASSWORD });
    const [entry] = await ports.read.ledger.ofBooking(bookingId);
    expect(entry?.actor).toEqual({ accountId: account.id, name: 'deleted account' });
  });

  it('needs the password, on its field', async () => {
    const { shop, ports, account, caller } = await shopWithMara();
    await expect(shop.deleteAccount(caller, { password: 'guess' })).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'password', message: 'That is not your current password.' }],
    });
    await expect(shop.deleteAccount(aVisitor(), { password: PASSWORD })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect(await ports.read.accounts.byId(account.id)).toEqual(account);
  });

  it('happens once when it is asked for five times at once', async () => {
    const { shop, ports, account, caller } = await shopWithMara();
    const settled = await Promise.allSettled(
      Array.from({ length: 5 }, () => shop.deleteAccount(caller, { password: PASSWORD })),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ports.read.audit.of('account', String(account.id))).toHaveLength(1);
  });

  it('leaves no booking with an account when one is placed at the same moment', async () => {
    const { shop, ports, caller } = await shopWithMara();
    const [placed] = await Promise.allSettled([
      shop.placeBooking(aPlacing({ caller })),
      shop.deleteAccount(caller, { password: PASSWORD }),
      shop.placeBooking(aPlacing({ caller })),
    ]);
    expect(placed.status).toBe('fulfilled');
    await expect(shop.placeBooking(aPlacing({ caller }))).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(ports.store.tables.bookings.all()).toEqual([]);
  });

  it('withdraws the invitations that an owner sent, and those of other owners stay', async () => {
    const { shop, ports, register } = await shopWithMara();
    await shop.ensureAdmin(PASSWORD, null);
    const { id } = await shop.signIn({ username: 'admin', password: PASSWORD });
    const second = await register('second');
    await ports.store.inTables(({ accounts }) =>
      accounts.set(second.id, { ...second, role: 'admin', staffRole: 'owner' }),
    );
    const owner = (accountId: number, username: string) =>
      ({ kind: 'signed-in', accountId, username, role: 'admin', visitorKey: null }) as const;
    const invite = (caller: ReturnType<typeof owner>, email: string) =>
      shop.inviteStaff(caller, { email, staffRole: 'desk' });
    const sent = await invite(owner(second.id, 'second'), 'jules@northlight.example');
    const other = await invite(owner(id, 'admin'), 'noor@northlight.example');
    await shop.deleteAccount(owner(second.id, 'second'), { password: PASSWORD });
    expect((await ports.read.invitations.all()).map((each) => each.id)).toEqual([other.id]);
    expect(await ports.read.audit.of('invitation', String(sent.id))).toMatchObject([
      { action: 'invitation.withdrawn', actor: { accountId: second.id, name: 'deleted account' } },
      { action: 'invitation.sent', actor: { accountId: second.id, name: 'deleted account' } },
    ]);
  });

  it('is refused to the last administrator, also when all of them go at once', async () => {
    const { shop, ports, account, register } = await shopWithMara();
    await shop.ensureAdmin(PASSWORD, null);
    const admin = await shop.signIn({ username: 'admin', password: PASSWORD });
    const asAdmin = (id: number, username: string) =>
      ({ kind: 'signed-in', accountId: id, username, role: 'admin', visitorKey: null }) as const;
    await expect(
      shop.deleteAccount(asAdmin(admin.id, 'admin'), { password: PASSWORD }),
    ).rejects.toMatchObject({ kind: 'conflict', message: 'The last administrator cannot be deleted.' });
    const second = await register('second');
    await ports.store.inTables(({ accounts }) => accounts.set(second.id, { ...second, role: 'admin' }));
    const settled = await Promise.allSettled([
      shop.deleteAccount(asAdmin(admin.id, 'admin'), { password: PASSWORD }),
      shop.deleteAccount(asAdmin(second.id, 'second'), { password: PASSWORD }),
    ]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ports.read.accounts.anyWithRole('admin')).toBe(true);
    expect(await ports.read.accounts.byId(account.id)).not.toBeNull();
  });
});

describe("exporting one's data", () => {
  it('answers account, bookings, orders and payment methods, newest first', async () => {
    const { shop, ports, account, caller, add, clock } = await shopWithMara();
    const bookings = [await add(), await add({ state: 'confirmed' })].toReversed();
    const [orders, methods] = await ports.unitOfWork(async (store) => [
      [await store.orders.add(anOrder({ accountId: account.id }))],
      [await store.paymentMethods.add(aPaymentMethod({ accountId: account.id }))],
    ]);
    await shop.placeBooking(aPlacing());
    const data = await shop.exportMyData(caller);
    expect({
      ...data,
      bookings: await allPages(data.bookings),
      numberChecks: await allPages(data.numberChecks),
      cardCountries: await allPages(data.cardCountries),
      orders: await allPages(data.orders),
      reviews: await allPages(data.reviews),
    }).toEqual({
      exportedAt: clock.now,
      account,
      bookings,
      numberChecks: [],
      cardCountries: [],
      orders,
      paymentMethods: methods,
      reviews: [],
    });
  });

  it('needs an account that is there', async () => {
    const { shop } = await shopWithMara();
    for (const caller of [aVisitor(), aUser(999)])
      await expect(shop.exportMyData(caller)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});
