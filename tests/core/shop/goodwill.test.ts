import type { Asking } from '@wondercast/core/bookings/booking/steps/assert-owner';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { times } from '../../support/full.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, mailsOf, payingShop } from '../../support/paying.ts';

const asking: Asking = { caller: aVisitor(), token: null };
const HOUR_MS = 3_600_000;
const DESK = { reason: 'Agreed by phone', by: 'customer' as const };

type Way = 'card' | 'transfer';

/** Quiz sessions of $990 each, paid; some agreed in so many hours. */
const paidShop = async (hours: readonly (number | null)[] = [null, null], way: Way = 'card') => {
  const made = await payingShop();
  const { shop, ports, clock } = made;
  const lines = [aRequestedLine({ quantity: hours.length })];
  const { id } =
    way === 'card'
      ? await made.bookPaid({ lines })
      : await shop.placeBooking(aPlacing({ lines, shownTotal: usd(990 * hours.length) }));
  if (way === 'transfer') {
    const amount = usd(990 * hours.length);
    await shop.recordOfflinePayment(anAdmin(), id, { amount, note: 'Bank', key: null });
  }
  for (const [at, ahead] of hours.entries())
    if (ahead !== null) {
      const startsAt = new Date(clock.now.getTime() + ahead * HOUR_MS);
      await shop.agreeSession(anAdmin(), `${id}-1-${at + 1}`, { startsAt, zone: 'UTC', minutes: 60 });
    }
  const give = (dollars: number) =>
    shop.refundBooking(anAdmin(), id, { amount: usd(dollars), note: 'Goodwill', key: null });
  const choices = () => shop.choicesOfBooking(asking, id);
  const returned = async () =>
    (await made.ledgerOf(id))
      .filter(({ kind, status }) => kind === 'refund' && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  /** Cancels at what is shown, and answers what was shown and what really goes back. */
  const cancel = async (unit: number | null) => {
    const sessionId = unit === null ? null : `${id}-1-${unit}`;
    const { booking, sessions } = await choices();
    const { fee, refund } = sessions.find((each) => each.sessionId === sessionId)?.cancel ?? booking;
    const before = await returned();
    const shown = { shownFee: fee, shownRefund: refund, reason: null };
    await shop.cancelOwn(asking, { bookingId: id, sessionId }, shown);
    made.pass(1);
    return { shown: refund, paidOut: (await returned()) - before };
  };
  const read = async () => {
    const found = await ports.read.bookings.byId(id);
    if (!found) throw new Error('The booking is there');
    return found;
  };
  return { ...made, id, give, choices, returned, cancel, read };
};

describe.each<Way>(['card', 'transfer'])('after a goodwill refund, paid by %s,', (way) => {
  it('each session gives back what its policy says, and all of them what is still here', async () => {
    const { give, choices } = await paidShop([null, null], way);
    await give(200);
    expect(await choices()).toMatchObject({
      booking: { fee: 0, refund: usd(1_780) },
      sessions: [{ cancel: { refund: usd(990) } }, { cancel: { refund: usd(990) } }],
    });
  });

  it('one session after the other gives back as much as all at once', async () => {
    const made = await paidShop([null, null], way);
    await made.give(200);
    expect(await made.cancel(2)).toEqual({ shown: usd(990), paidOut: usd(990) });
    expect(await made.choices()).toMatchObject({ booking: { refund: usd(790) } });
    expect(await made.cancel(1)).toEqual({ shown: usd(790), paidOut: usd(790) });
    expect(await made.read()).toMatchObject({ total: 0, cancellation: { refund: usd(1_780) } });
    expect(await made.ports.read.attention.all()).toEqual([]);
    await made.drain();
    expect(mailsOf(made, 'cancellation-').map(({ text }) => /\$(990|790)\.00/.exec(text)?.[0])).toEqual([
      '$990.00',
      '$790.00',
    ]);
  });

  it('what is left stays paid, also when nothing of the money is left', async () => {
    const made = await paidShop([null, null], way);
    const { shop, give, cancel, read, id } = made;
    await give(1_500);
    expect(await cancel(1)).toEqual({ shown: usd(480), paidOut: usd(480) });
    for (const { entry } of await shop.refundsToPayOut(anAdmin()))
      await shop.markPaidOut(anAdmin(), entry.id);
    expect(await read()).toMatchObject({ total: usd(990), paymentStatus: 'paid' });
    expect(await shop.ledgerOfBooking(anAdmin(), id)).toMatchObject({ open: 0, balance: { kept: 0 } });
    expect(await cancel(2)).toEqual({ shown: 0, paidOut: 0 });
  });
});

describe('a goodwill refund', () => {
  it('stands in the invoice of what is left', async () => {
    const made = await paidShop();
    await made.shop.numberInvoice(made.id);
    await made.give(200);
    await made.cancel(2);
    expect((await made.ports.read.invoices.ofBooking(made.id)).at(-1)?.figures).toMatchObject({
      total: usd(990),
      paid: usd(790),
      waived: usd(200),
      due: 0,
    });
  });

  it('is not asked back by a fee', async () => {
    const { give, choices, cancel, read } = await paidShop([100, 100]);
    await give(200);
    expect(await choices()).toMatchObject({
      booking: { fee: usd(990), refund: usd(990) },
      sessions: [{ cancel: { fee: usd(495), refund: usd(495) } }, { cancel: { refund: usd(495) } }],
    });
    await cancel(null);
    expect(await read()).toMatchObject({ total: usd(990), paymentStatus: 'paid' });
  });

  it('of a booking that is not paid is owed again, and no gift', async () => {
    const { shop, id, choices } = await (async () => {
      const made = await payingShop();
      const lines = [aRequestedLine({ quantity: 2 })];
      const booking = await made.shop.placeBooking(aPlacing({ lines, shownTotal: usd(990 * 2) }));
      const read = () => made.shop.choicesOfBooking(asking, booking.id);
      return { ...made, id: booking.id, choices: read };
    })();
    await shop.recordOfflinePayment(anAdmin(), id, { amount: usd(1_500), note: 'Bank', key: null });
    await shop.refundBooking(anAdmin(), id, { amount: usd(200), note: null, key: null });
    expect(await choices()).toMatchObject({
      booking: { refund: usd(1_300) },
      sessions: [{ cancel: { refund: usd(310) } }, { cancel: { refund: usd(310) } }],
    });
  });

  it('lets the desk name what goes back, up to what is here', async () => {
    const first = await paidShop();
    await first.give(200);
    const whole = { bookingId: first.id, sessionId: null };
    await expect(
      first.shop.cancelAny(anAdmin(), whole, { ...DESK, refund: usd(1_780.01) }),
    ).rejects.toMatchObject({ kind: 'invalid' });
    expect(await first.shop.cancelAny(anAdmin(), whole, { ...DESK, refund: usd(1_780) })).toMatchObject({
      total: 0,
    });
    const second = await paidShop();
    await second.give(200);
    const one = { bookingId: second.id, sessionId: `${second.id}-1-1` };
    expect(await second.shop.cancelAny(anAdmin(), one, { ...DESK, refund: usd(900) })).toMatchObject({
      total: usd(1_080),
      fees: [{ amount: usd(90) }],
    });
    expect(await second.returned()).toBe(usd(1_100));
  });

  it('leaves what fewer units give back, and a session says what really went back', async () => {
    const amended = async (goodwill: number) => {
      const made = await paidShop();
      await made.give(goodwill);
      const asked = { lines: [{ line: 1, quantity: 1 }] };
      const quote = await made.shop.quoteAmendment(asking, made.id, asked);
      const { version } = await made.read();
      await made.shop.amendBooking(asking, made.id, {
        ...asked,
        shownDifference: quote.amendment.difference,
        version,
      });
      const cancelled = (await made.read()).lines.flatMap(({ sessions }) =>
        sessions.flatMap(({ cancellation }) => cancellation?.refund ?? []),
      );
      return [quote.refund, (await made.returned()) - usd(goodwill), ...cancelled];
    };
    expect(await amended(200)).toEqual([usd(990), usd(990), usd(990)]);
    expect(await amended(1_500)).toEqual([usd(480), usd(480), usd(480)]);
  });
});

describe('whatever was paid, given and cancelled, in any order,', () => {
  const aWay = fc.constantFrom<Way>('card', 'transfer');
  const hours = fc.array(fc.constantFrom(null, 200, 100, 10), { minLength: 2, maxLength: 4 });
  const backAfter = (ahead: number | null) => (ahead === null || ahead > 168 ? 1 : ahead > 72 ? 0.5 : 0);
  const cents = fc.integer({ min: 1, max: 99_000 });

  it('as much goes back as was shown, and never more than was received', async () => {
    const act = fc.oneof(
      cents.map((gift) => ({ gift })),
      fc.nat({ max: 4 }).map((unit) => ({ unit })),
    );
    await fc.assert(
      fc.asyncProperty(aWay, hours, fc.array(act, { maxLength: 8 }), async (way, ahead, acts) => {
        const made = await paidShop(ahead, way);
        const received = usd(990 * ahead.length);
        const left = new Set(ahead.keys());
        const shareOf = (at: number) => usd(990 * backAfter(ahead[at] ?? null));
        for (const each of acts) {
          const here = received - (await made.returned());
          // All of the money would undo the payment, and be no gift.
          if ('gift' in each && each.gift < here) await made.give(each.gift / 100);
          if (!('unit' in each)) continue;
          const gone = each.unit === 0 ? [...left] : [each.unit - 1].filter((at) => left.has(at));
          if (gone.length === 0) continue;
          for (const at of gone) left.delete(at);
          const { shown, paidOut } = await made.cancel(each.unit || null);
          const byPolicy = gone.reduce((sum, at) => sum + shareOf(at), 0);
          expect([shown, paidOut]).toEqual([Math.min(byPolicy, here), Math.min(byPolicy, here)]);
        }
        expect(await made.returned()).toBeLessThanOrEqual(received);
        expect((await made.read()).paymentStatus).toBe('paid');
        expect(await made.ports.read.attention.all()).toEqual([]);
      }),
      { numRuns: times(20, 200) },
    );
  }, 120_000);

  it('one session after the other costs and gives back what all at once does', async () => {
    await fc.assert(
      fc.asyncProperty(
        aWay,
        hours,
        fc.array(cents, { maxLength: 3 }),
        fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
        async (way, ahead, gifts, order) => {
          const [together, apart] = [await paidShop(ahead, way), await paidShop(ahead, way)];
          for (const gift of gifts)
            for (const { shop, id, give } of [together, apart])
              if (gift < (await shop.ledgerOfBooking(anAdmin(), id)).refundable) await give(gift / 100);
          await together.cancel(null);
          const units = ahead
            .map((_, at) => at + 1)
            .toSorted((a, b) => (order[a - 1] ?? 0) - (order[b - 1] ?? 0));
          for (const unit of units) await apart.cancel(unit);
          expect(await apart.returned()).toBe(await together.returned());
          const [a, b] = [await apart.read(), await together.read()];
          expect([a.total, a.paymentStatus, a.cancellation?.refund]).toEqual([
            b.total,
            b.paymentStatus,
            b.cancellation?.refund,
          ]);
        },
      ),
      { numRuns: times(20, 200) },
    );
  }, 120_000);
});
