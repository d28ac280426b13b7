import type { BookingRequest } from '@wondercast/core/bookings/checkout/booking-request';
import { AlreadyAnswered } from '@wondercast/core/people/answers';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';
import { aPlacing, aVisitor, stockedShop } from '../../support/memory-ports.ts';

const once = (key: string, fingerprint = 'f'): NonNullable<BookingRequest['once']> => ({
  key: { scope: 'POST /api/bookings', key, fingerprint },
  answerTo: ({ id, reference }) => ({ status: 201, body: { id, bookingReference: reference } }),
});
const thrownBy = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  );

describe('the same submit ten times at once', () => {
  it('with one key makes one booking, one use of the code, one job, and equal answers', async () => {
    const { shop, ports } = await stockedShop();
    const placing = aPlacing({ once: once('k'), discountCode: 'TEN', shownTotal: usd(891) });
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => shop.placeBooking(placing)));
    const [booking] = await ports.read.bookings.ofVisitor('visitor-1');
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of settled) {
      if (each.status === 'fulfilled') continue;
      expect(each.reason).toBeInstanceOf(AlreadyAnswered);
      expect((each.reason as AlreadyAnswered).answer).toEqual({
        status: 201,
        body: { id: booking?.id, bookingReference: booking?.reference },
      });
    }
    expect(await ports.read.bookings.ofVisitor('visitor-1')).toHaveLength(1);
    expect((await ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(1);
    expect(ports.store.tables.jobs.all().map(({ job }) => job.task)).toEqual([
      'mail-booking-received',
      'mail-new-booking',
      'issue-invoice',
    ]);
  });

  it('(without a key makes ten)', async () => {
    const { shop, ports } = await stockedShop();
    await Promise.all(Array.from({ length: 10 }, () => shop.placeBooking(aPlacing())));
    expect(await ports.read.bookings.ofVisitor('visitor-1')).toHaveLength(10);
  });
});

describe('a key', () => {
  it('with another body is refused', async () => {
    const { shop } = await stockedShop();
    await shop.placeBooking(aPlacing({ once: once('k') }));
    expect(await thrownBy(shop.placeBooking(aPlacing({ once: once('k', 'other') })))).toMatchObject({
      kind: 'invalid',
      message: 'Idempotency key reused with different parameters.',
    });
  });

  it('whose request was refused may be used again in a better world', async () => {
    const { shop } = await stockedShop();
    const changed = aPlacing({ once: once('k'), shownTotal: usd(1) });
    expect(await thrownBy(shop.placeBooking(changed))).toMatchObject({ kind: 'conflict' });
    await expect(shop.placeBooking(aPlacing({ once: once('k') }))).resolves.toBeDefined();
  });

  it('answers for a day', async () => {
    const { shop, ports, clock } = await stockedShop();
    const placing = aPlacing({ once: once('k') });
    await shop.placeBooking(placing);
    clock.now = new Date('2026-03-02T09:59:59.000Z');
    expect(await thrownBy(shop.placeBooking(placing))).toBeInstanceOf(AlreadyAnswered);
    clock.now = new Date('2026-03-02T10:00:01.000Z');
    await expect(shop.placeBooking(placing)).resolves.toBeDefined();
    expect(await ports.read.bookings.ofVisitor('visitor-1')).toHaveLength(2);
  });

  it('of a deleted booking remembers nothing of it', async () => {
    const { shop, ports } = await stockedShop();
    const { id } = await shop.placeBooking(aPlacing({ once: once('k') }));
    await shop.deleteBooking(aVisitor(), id);
    expect(ports.store.tables.answers.all()).toEqual([]);
  });
});
