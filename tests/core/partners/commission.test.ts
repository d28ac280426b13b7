import { balanceOf } from '@wondercast/core/money/payment/ledger';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import type { PartnerCaller } from '@wondercast/core/people/caller';
import type { StatementLine, StatementMonth } from '@wondercast/core/people/partners/statement';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { times } from '../../support/full.ts';
import { aPlacing } from '../../support/memory-ports.ts';
import { anAdmin, type PayingShop, payingShop } from '../../support/paying.ts';

const DAY_MS = 86_400_000;
const ALL = { partnerId: null, from: null, to: null };
const lines = [aRequestedLine({ quantity: 2 })];
const northlight = (commission: number): PartnerCaller => ({
  kind: 'partner',
  partnerId: 7,
  partnerName: 'Northlight',
  commission,
  keyId: 1,
  keyKind: 'secret',
  scopes: ['bookings:write', 'bookings:read', 'statement:read'],
  visitorKey: null,
});
const place = ({ shop }: PayingShop, commission = 12.5) =>
  shop.placeBooking(aPlacing({ caller: northlight(commission), lines, shownTotal: usd(1_980) }));
const stated = ({ shop }: PayingShop, limit = 10_000) =>
  shop.partnerStatement(northlight(0), ALL, { limit, after: null });

const payOut = async ({ shop }: PayingShop): Promise<void> => {
  for (const { entry } of await shop.refundsToPayOut(anAdmin())) await shop.markPaidOut(anAdmin(), entry.id);
};

/** One act of the desk, an amendment or a gift among them; a refused one changes nothing. */
const act = async (made: PayingShop, kind: number, id: number): Promise<unknown> => {
  const { shop, ports } = made;
  const desk = { reason: 'Asked for', by: 'customer' as const };
  const acts = [
    () => shop.setPaymentStatus(anAdmin(), id, { paymentStatus: 'paid' }),
    () => shop.setPaymentStatus(anAdmin(), id, { paymentStatus: 'pending' }),
    () => shop.recordOfflinePayment(anAdmin(), id, { amount: usd(333.33), note: 'Bank', key: null }),
    () => shop.recordOfflinePayment(anAdmin(), id, { amount: usd(1_980), note: 'Bank', key: null }),
    () => shop.refundBooking(anAdmin(), id, { amount: usd(41.07), note: 'A gift', key: null }),
    () => shop.refundBooking(anAdmin(), id, { amount: null, note: null, key: null }),
    () => shop.cancelAny(anAdmin(), { bookingId: id, sessionId: `${id}-1-1` }, { ...desk, fee: usd(90.01) }),
    () => shop.cancelAny(anAdmin(), { bookingId: id, sessionId: null }, desk),
    async () => {
      const booking = await ports.read.bookings.byId(id);
      if (!booking) return;
      const wish = { lines: [{ line: 1, quantity: 3 }] };
      const quote = await shop.quoteAnyAmendment(anAdmin(), id, wish);
      const shown = {
        shownDifference: quote.amendment.difference,
        version: booking.version,
        reason: 'More people',
      };
      await shop.amendAnyBooking(anAdmin(), id, { ...wish, ...shown });
    },
    () => payOut(made),
    () => shop.deleteAnyBooking(anAdmin(), id),
  ];
  return acts[kind % acts.length]?.();
};

const sumsOf = (all: readonly (StatementLine | StatementMonth)[]) => {
  const of = (name: 'bookings' | 'gross' | 'refunds' | 'paid' | 'commission') =>
    all.reduce((sum, each) => sum + each[name], 0);
  return {
    bookings: of('bookings'),
    gross: of('gross'),
    refunds: of('refunds'),
    paid: of('paid'),
    commission: of('commission'),
  };
};

/** What a percentage of an amount is, in whole numbers, half up. */
const share = (amount: number, percent: number): number =>
  Math.floor((2 * amount * Math.round(percent * 100) + 10_000) / 20_000);

/** What is due to the partner, from bookings and ledger as they are. */
const due = async ({ ports, ledgerOf }: PayingShop, ids: readonly number[]): Promise<number> => {
  let all = 0;
  for (const id of ids) {
    const booking = await ports.read.bookings.byId(id);
    if (!booking?.partner) continue;
    const { kept } = balanceOf(booking.total, await ledgerOf(id));
    all += share(Math.min(isPaidFor(booking) ? booking.total : 0, kept), booking.partner.commission);
  }
  return all;
};

describe('a partner’s commission', () => {
  it('is of what is paid and stays: nothing while it is pending, less once something goes back, each in its month', async () => {
    const made = await payingShop();
    made.clock.now = new Date('2026-12-31T22:00:00.000Z');
    const { id, reference } = await place(made);
    expect(await stated(made)).toMatchObject({ commission: 0 });
    await act(made, 3, id);
    made.clock.now = new Date('2027-01-02T10:00:00.000Z');
    await act(made, 4, id);
    // Asked for, and still here.
    expect(await stated(made)).toMatchObject({ commission: usd(247.5), refunds: 0 });
    made.clock.now = new Date('2027-02-01T10:00:00.000Z');
    await payOut(made);
    const { months, lines: each } = await stated(made);
    expect(months).toMatchObject([
      { month: '2027-02', bookings: 0, gross: 0, refunds: usd(41.07), paid: 0, commission: usd(-5.13) },
      { month: '2026-12', bookings: 1, refunds: 0, paid: usd(1_980), commission: usd(247.5) },
    ]);
    expect(each).toMatchObject([
      { month: '2027-02', day: '2027-02-01', reference, percent: 12.5 },
      { month: '2026-12', day: '2026-12-31', reference, percent: 12.5 },
    ]);
  });

  it('whatever happens, lines add up to their months, and all of it to the percentage of what is paid and not given back', async () => {
    const step = fc.record({
      kind: fc.nat(13),
      which: fc.nat(9),
      days: fc.nat(20),
      commission: fc.nat(10_000),
    });
    const seen = new Set<boolean>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
        const made = await payingShop();
        const ids: number[] = [];
        let past: readonly StatementLine[] = [];
        for (const { kind, which, days, commission } of steps) {
          made.clock.now = new Date(made.clock.now.getTime() + days * DAY_MS);
          const id = ids[which % Math.max(1, ids.length)];
          if (kind < 3 || id === undefined) ids.push((await place(made, commission / 100)).id);
          else await act(made, kind - 3, id).catch(() => undefined);
          await made.drain();
          const statement = await stated(made);
          for (const month of statement.months)
            expect(month).toMatchObject(sumsOf(statement.lines.filter((line) => line.month === month.month)));
          expect(statement).toMatchObject(sumsOf(statement.lines));
          expect(statement.commission).toBe(await due(made, ids));
          expect(statement.commission).toBeGreaterThanOrEqual(0);
          const now = made.clock.now.toISOString().slice(0, 7);
          const ended = (all: readonly StatementLine[]) => all.filter(({ month }) => month < now);
          expect(ended(statement.lines)).toEqual(ended(past));
          past = statement.lines;
          seen.add(statement.lines.some((line) => line.commission < 0));
        }
      }),
      { numRuns: times(15, 150), seed: 20_270_201 },
    );
    expect([...seen].toSorted()).toEqual([false, true]);
  }, 60_000);

  it('is read in pages and piece by piece, each line once; staff read any partner’s, and others none', async () => {
    const made = await payingShop();
    await made.ports.unitOfWork((store) =>
      store.partners.add({ name: 'Northlight', commission: 0, createdAt: made.clock.now }),
    );
    const [partner] = await made.ports.read.partners.all();
    const asked = { ...ALL, partnerId: partner?.id ?? 0 };
    expect(await made.shop.partnerStatement(anAdmin(), asked, { limit: 1, after: null })).toMatchObject({
      partnerName: 'Northlight',
      months: [],
    });
    await expect(
      made.shop.partnerStatement(northlight(0), asked, { limit: 1, after: null }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    for (const days of [0, 0, 31, 31, 0]) {
      made.clock.now = new Date(made.clock.now.getTime() + days * DAY_MS);
      await act(made, 3, (await place(made)).id);
    }
    const { lines: whole } = await stated(made);
    expect(whole).toHaveLength(5);
    const paged: StatementLine[] = [];
    for (let more = true; more; ) {
      const { month, bookingId } = paged.at(-1) ?? { month: '', bookingId: 0 };
      const after = month === '' ? null : { month, bookingId };
      const page = await made.shop.partnerStatement(northlight(0), ALL, { limit: 2, after });
      paged.push(...page.lines);
      more = page.more;
    }
    expect(paged).toEqual(whole);
    const pieces: StatementLine[] = [];
    await made.shop.eachStatementLine(
      northlight(0),
      ALL,
      async ({ months }) => expect(months).toHaveLength(3),
      async (piece) => {
        pieces.push(...piece);
      },
    );
    expect(pieces).toEqual(whole);
  });
});
