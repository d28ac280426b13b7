import { describe, expect, it } from 'vitest';
import { anAccount, usd } from '../../support/builders.ts';
import { aPlacing, aUser, aVisitor, stockedShop } from '../../support/memory-ports.ts';

const shopWithBooking = async () => {
  const made = await stockedShop();
  const { id: accountId } = await made.ports.unitOfWork(({ accounts }) => accounts.add(anAccount()));
  const owner = aUser(accountId);
  const booking = await made.shop.placeBooking(
    aPlacing({ caller: owner, discountCode: 'TEN', shownTotal: usd(891) }),
  );
  return { ...made, owner, booking };
};

describe('deleting a booking', () => {
  it('removes it for its owner, and gives the code back', async () => {
    const { shop, ports, owner, booking } = await shopWithBooking();
    await shop.deleteBooking(owner, booking.id);
    expect(await ports.read.bookings.byId(booking.id)).toBeNull();
    expect((await ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(0);
  });

  it('leaves an audit entry with reference and amounts, and nothing personal', async () => {
    const { shop, ports, owner, booking, clock } = await shopWithBooking();
    await shop.deleteBooking(owner, booking.id);
    const [entry, ...others] = await ports.read.audit.of('booking', String(booking.id));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      at: clock.now,
      action: 'booking.deleted',
      details: { reference: booking.reference, subtotal: 990, total: 891, paymentIntentId: null },
    });
    for (const personal of Object.values(booking.customer).filter((each) => each !== null))
      expect(JSON.stringify(entry)).not.toContain(personal);
  });

  it('is for the browser that placed it too', async () => {
    const { shop, ports } = await stockedShop();
    const { id } = await shop.placeBooking(aPlacing({ caller: aVisitor('browser') }));
    await shop.deleteBooking(aVisitor('browser'), id);
    expect(await ports.read.bookings.byId(id)).toBeNull();
  });

  it('finds no booking for anybody else, and leaves it whole', async () => {
    const { shop, ports, booking } = await shopWithBooking();
    for (const stranger of [aUser(999), aVisitor('other')])
      await expect(shop.deleteBooking(stranger, booking.id)).rejects.toMatchObject({
        kind: 'not-found',
        message: 'Booking not found',
      });
    expect(await ports.read.bookings.byId(booking.id)).toEqual(booking);
    expect((await ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(1);
  });

  it('finds no booking that is not there', async () => {
    const { shop, owner } = await shopWithBooking();
    await expect(shop.deleteBooking(owner, 999)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('asks whoever has neither account nor session to sign in', async () => {
    const { shop, booking } = await shopWithBooking();
    await expect(shop.deleteBooking(aVisitor(null), booking.id)).rejects.toMatchObject({
      kind: 'unauthenticated',
      message: 'Not authenticated',
    });
  });

  it('is not possible once it is confirmed', async () => {
    const { shop, ports, owner, booking } = await shopWithBooking();
    await ports.unitOfWork(({ bookings }) => bookings.setState(booking.id, 'confirmed'));
    await expect(shop.deleteBooking(owner, booking.id)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Confirmed bookings cannot be cancelled.',
    });
    expect(await ports.read.bookings.byId(booking.id)).not.toBeNull();
  });

  it('happens once when it is asked for twice at once', async () => {
    const { shop, ports, owner, booking } = await shopWithBooking();
    const settled = await Promise.allSettled([1, 2, 3].map(() => shop.deleteBooking(owner, booking.id)));
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(0);
    expect(await ports.read.audit.of('booking', String(booking.id))).toHaveLength(1);
  });
});

describe("one's own bookings", () => {
  it('are listed newest first', async () => {
    const { shop, owner, booking, clock } = await shopWithBooking();
    clock.now = new Date('2026-03-02T10:00:00.000Z');
    const newer = await shop.placeBooking(aPlacing({ caller: owner }));
    await shop.placeBooking(aPlacing());
    expect(await shop.ownBookings(owner, { limit: 100, after: null })).toEqual({
      bookings: [newer, booking],
      total: 2,
      more: false,
    });
  });

  it('need an account', async () => {
    const { shop } = await stockedShop();
    await expect(shop.ownBookings(aVisitor(), { limit: 100, after: null })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});
