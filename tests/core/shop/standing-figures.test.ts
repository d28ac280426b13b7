import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { dayAt, type LocalDate } from '@wondercast/core/kernel/calendar';
import { ZERO } from '@wondercast/core/kernel/money';
import { encodeBooking } from '@wondercast/openapi/codec/booking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { times } from '../../support/full.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, payingShop } from '../../support/paying.ts';

const DAYS = 30;
const HOUR_MS = 3_600_000;
const asking = { caller: aVisitor(), token: null };

type Shop = Awaited<ReturnType<typeof payingShop>>;

const daysOf = async ({ shop }: Shop) => (await shop.overview(anAdmin(), DAYS)).days;

const add = (sums: Map<LocalDate, number>, at: Date, amount: number): void => {
  const day = dayAt(at, 0);
  sums.set(day, (sums.get(day) ?? 0) + amount);
};

/** What documents say of each day. */
const documents = async ({ ports }: Shop, ids: readonly number[]) => {
  const sums = new Map<LocalDate, number>();
  for (const id of ids)
    for (const { kind, issuedAt, figures } of await ports.read.invoices.ofBooking(id))
      add(sums, issuedAt, kind === 'invoice' ? figures.total : -figures.total);
  return sums;
};

/** What the ledger says of each day. */
const received = async ({ ports }: Shop, ids: readonly number[]) => {
  const sums = new Map<LocalDate, number>();
  for (const id of ids)
    for (const { kind, status, amount, at } of await ports.read.ledger.ofBooking(id))
      if (status === 'succeeded' && kind !== 'intent' && kind !== 'dispute')
        add(sums, at, kind === 'refund' ? -amount : amount);
  return sums;
};

/** One act on a booking, by its number; a refused one changes nothing. */
const act = async ({ shop }: Shop, kind: number, { id, version, lines }: Booking): Promise<void> => {
  const units = lines[0]?.sessions.filter(({ state }) => state !== 'cancelled').length ?? 0;
  const { booking, sessions } = await shop.choicesOfBooking(asking, id);
  const cancel = (choice = booking, sessionId: string | null = null) =>
    shop.cancelOwn(
      asking,
      { bookingId: id, sessionId },
      {
        shownFee: choice.fee,
        shownRefund: choice.refund,
        reason: null,
      },
    );
  const amend = async (quantity: number) => {
    const asked = { lines: [{ line: 1, quantity }] };
    const { amendment } = await shop.quoteAnyAmendment(anAdmin(), id, asked);
    const shownDifference = amendment.difference;
    await shop.amendAnyBooking(anAdmin(), id, { ...asked, shownDifference, version, reason: 'Asked for' });
  };
  const acts = [
    () => amend(units + 1),
    () => amend(Math.max(1, units - 1)),
    () => cancel(),
    () => cancel(sessions[0]?.cancel, sessions[0]?.sessionId ?? null),
    () => shop.setPaymentStatus(anAdmin(), id, { paymentStatus: 'paid' }),
    () => shop.deleteAnyBooking(anAdmin(), id),
  ];
  await acts[kind % acts.length]?.();
};

describe('the figures of past days', () => {
  it('stand still whatever happens later, and agree with documents and ledger, day by day', async () => {
    const step = fc.record({ kind: fc.nat(7), which: fc.nat(9), hours: fc.nat(30) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const made = await payingShop();
        const { shop, ports, clock, drain } = made;
        const ids: number[] = [];
        let before = await daysOf(made);
        for (const { kind, which, hours } of steps) {
          clock.now = new Date(clock.now.getTime() + hours * HOUR_MS);
          const id = ids[which % Math.max(1, ids.length)];
          const booking = id === undefined ? null : await ports.read.bookings.byId(id);
          if (kind < 2 || !booking) {
            const lines = [aRequestedLine({ quantity: 2 })];
            ids.push((await shop.placeBooking(aPlacing({ lines, shownTotal: usd(1_980) }))).id);
          } else await act(made, kind - 2, booking).catch(() => undefined);
          await drain();
          const today = dayAt(clock.now, 0);
          const after = await daysOf(made);
          const past = before.filter(({ date }) => date < today && date >= (after[0]?.date ?? today));
          expect(after.filter(({ date }) => past.some((day) => day.date === date))).toEqual(past);
          before = after;
        }
        const [invoiced, kept] = [await documents(made, ids), await received(made, ids)];
        for (const { date, revenue, received: said } of before)
          expect([date, revenue, said]).toEqual([date, invoiced.get(date) ?? ZERO, kept.get(date) ?? ZERO]);
      }),
      { numRuns: times(10, 100), seed: 20_270_101 },
    );
  });

  it('keep a booking on its day that is deleted on the next, and book what it cost on that', async () => {
    const made = await payingShop();
    const { shop, clock } = made;
    clock.now = new Date('2026-12-31T22:00:00.000Z');
    const { id } = await shop.placeBooking(aPlacing());
    await made.drain();
    clock.now = new Date('2027-01-01T02:00:00.000Z');
    await shop.deleteAnyBooking(anAdmin(), id);
    expect((await daysOf(made)).slice(-2)).toEqual([
      { date: '2026-12-31', bookings: 1, revenue: usd(990), received: 0 },
      { date: '2027-01-01', bookings: 0, revenue: -usd(990), received: 0 },
    ]);
  });
});

it('the lines of a booking add up to its subtotal, also once sessions of them are cancelled', async () => {
  const { shop } = await payingShop();
  const lines = [aRequestedLine({ quantity: 3 })];
  const { id } = await shop.placeBooking(aPlacing({ lines, shownTotal: usd(2_970) }));
  const figures = { shownFee: usd(0), shownRefund: usd(0), reason: null };
  const after = await shop.cancelOwn(asking, { bookingId: id, sessionId: `${id}-1-2` }, figures);
  const { subtotal, items } = encodeBooking(after, { now: after.createdAt });
  expect([subtotal, items[0]?.quantity, items[0]?.lineTotal]).toEqual([1_980, 3, 1_980]);
});
