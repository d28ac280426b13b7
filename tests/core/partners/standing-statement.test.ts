import type { PartnerCaller } from '@wondercast/core/people/caller';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { times } from '../../support/full.ts';
import { aPlacing } from '../../support/memory-ports.ts';
import { anAdmin, type PayingShop, payingShop } from '../../support/paying.ts';

const DAY_MS = 86_400_000;
const ALL = { partnerId: null, from: null, to: null };
const PAGE = { limit: 1_000, after: null };
const northlight: PartnerCaller = {
  kind: 'partner',
  partnerId: 7,
  partnerName: 'Northlight',
  commission: 10,
  keyId: 1,
  keyKind: 'secret',
  scopes: ['bookings:write', 'bookings:read', 'statement:read'],
  visitorKey: null,
};
const lines = [aRequestedLine({ quantity: 2 })];
const place = ({ shop }: PayingShop) =>
  shop.placeBooking(aPlacing({ caller: northlight, lines, shownTotal: usd(1_980) }));
const monthsOf = async ({ shop }: PayingShop) => (await shop.partnerStatement(northlight, ALL, PAGE)).months;

/** One act of the desk on a booking; a refused one changes nothing. */
const act = async ({ shop }: PayingShop, kind: number, id: number): Promise<unknown> => {
  const desk = { reason: 'Asked for', by: 'customer' as const };
  const paid = (paymentStatus: 'paid' | 'pending') => shop.setPaymentStatus(anAdmin(), id, { paymentStatus });
  const acts = [
    () => shop.cancelAny(anAdmin(), { bookingId: id, sessionId: null }, desk),
    () => shop.cancelAny(anAdmin(), { bookingId: id, sessionId: `${id}-1-1` }, { ...desk, fee: usd(90) }),
    () => shop.deleteAnyBooking(anAdmin(), id),
    () => paid('paid'),
    () => paid('pending'),
    () => shop.recordOfflinePayment(anAdmin(), id, { amount: usd(990), note: 'Bank', key: null }),
    () => shop.refundBooking(anAdmin(), id, { amount: null, note: null, key: null }),
    async () => {
      for (const { entry } of await shop.refundsToPayOut(anAdmin()))
        await shop.markPaidOut(anAdmin(), entry.id);
    },
  ];
  return acts[kind % acts.length]?.();
};

describe('the commission of a booking', () => {
  it('is the partner’s of the moment in which it was placed, whatever happens later', async () => {
    const made = await payingShop();
    const first = await place(made);
    const second = await made.shop.placeBooking(
      aPlacing({ caller: { ...northlight, commission: 12.25 }, lines, shownTotal: usd(1_980) }),
    );
    await act(made, 1, first.id);
    await act(made, 3, first.id);
    const commissionOf = async (id: number) => (await made.ports.read.bookings.byId(id))?.partner?.commission;
    expect([await commissionOf(first.id), await commissionOf(second.id)]).toEqual([10, 12.25]);
  });
});

describe('a partner’s statement', () => {
  it('says of January what is cancelled in January, and of December what was so then', async () => {
    const made = await payingShop();
    made.clock.now = new Date('2026-12-31T22:00:00.000Z');
    const [first, second] = [await place(made), await place(made)];
    await made.shop.setPaymentStatus(anAdmin(), first.id, { paymentStatus: 'paid' });
    const sums = { bookings: 2, gross: usd(3_960), refunds: 0, paid: usd(1_980), commission: usd(198) };
    const december = { month: '2026-12', ...sums };
    expect(await monthsOf(made)).toEqual([december]);
    made.clock.now = new Date('2027-01-01T02:00:00.000Z');
    await act(made, 0, first.id);
    expect(await monthsOf(made)).toEqual([
      {
        ...sums,
        month: '2027-01',
        bookings: 0,
        gross: usd(-1_980),
        paid: usd(-1_980),
        commission: usd(-198),
      },
      december,
    ]);
    await act(made, 3, second.id);
    await act(made, 2, first.id);
    const given = { refunds: usd(1_980), paid: 0, commission: 0 };
    const statement = await made.shop.partnerStatement(northlight, ALL, PAGE);
    expect(statement).toMatchObject({
      partnerName: 'Northlight',
      months: [{ month: '2027-01', bookings: -1, gross: usd(-1_980), ...given }, december],
      bookings: 1,
      gross: usd(1_980),
      refunds: usd(1_980),
      paid: usd(1_980),
      commission: usd(198),
      more: false,
    });
    // The deleted booking is still said by its reference.
    expect(statement.lines).toEqual([
      expect.objectContaining({
        month: '2027-01',
        day: '2027-01-01',
        reference: second.reference,
        commission: usd(198),
      }),
      expect.objectContaining({
        month: '2027-01',
        reference: first.reference,
        commission: usd(-198),
        percent: 10,
      }),
      expect.objectContaining({
        month: '2026-12',
        day: '2026-12-31',
        reference: second.reference,
        commission: 0,
      }),
      expect.objectContaining({
        month: '2026-12',
        reference: first.reference,
        bookings: 1,
        commission: usd(198),
      }),
    ]);
  });

  it('leaves past months as they were whatever happens later, and adds up to the bookings that are there', async () => {
    const step = fc.record({ kind: fc.nat(9), which: fc.nat(9), days: fc.nat(25) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const made = await payingShop();
        const { clock, ports, drain } = made;
        const ids: number[] = [];
        let before = await monthsOf(made);
        for (const { kind, which, days } of steps) {
          clock.now = new Date(clock.now.getTime() + days * DAY_MS);
          const id = ids[which % Math.max(1, ids.length)];
          if (kind < 2 || id === undefined) ids.push((await place(made)).id);
          else await act(made, kind - 2, id).catch(() => undefined);
          await drain();
          const month = clock.now.toISOString().slice(0, 7);
          const after = await monthsOf(made);
          const past = (all: typeof after) => all.filter((each) => each.month < month);
          expect(past(after)).toEqual(past(before));
          before = after;
        }
        const there = await Promise.all(ids.map((id) => ports.read.bookings.byId(id)));
        const living = there.flatMap((booking) => booking ?? []);
        const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
        expect(await made.shop.partnerStatement(northlight, ALL, PAGE)).toMatchObject({
          bookings: living.length,
          gross: sum(living.map(({ total }) => total)),
          paid: sum(living.map(({ total, paymentStatus }) => (paymentStatus === 'paid' ? total : 0))),
        });
      }),
      { numRuns: times(20, 200), seed: 20_270_101 },
    );
  }, 60_000);
});
