import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { sessionId } from '@wondercast/core/calendar/scheduling/session';
import { hasTime, takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import { taxFaultOf } from '@wondercast/core/desk/office/tax-agreement';
import { TAX_BASES, type TaxBasis, type TaxedHistory } from '@wondercast/core/desk/office/tax-history';
import { dayAt, daysAfter, type LocalDate } from '@wondercast/core/kernel/calendar';
import { minorUnits, minus, plus } from '@wondercast/core/kernel/money';
import { balanceOf } from '@wondercast/core/money/payment/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRequestedLine } from '../../support/builders.ts';
import { times } from '../../support/full.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, payingShop } from '../../support/paying.ts';
import { aRate, BERLIN, DOLLARS_IN_EUROS } from '../tax/a-tax.ts';

/** `TAX_BASES=1000` runs more. */
const RUNS = Number(process.env.TAX_BASES ?? times(8, 200));
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const asking = { caller: aVisitor(), token: null };

const GST = { name: 'GST', number: '123456789 RT0001', percent: 5 };
const QST = { name: 'QST', number: '1234567890 TQ0001', percent: 9.975 };

const BUYERS = [
  { country: 'DE' },
  { country: 'AT' },
  { country: 'AT', taxNumber: 'ATU12345675' },
  { country: 'US' },
  { country: 'CA', region: 'CA-QC' },
] as const;

const taxedShop = async (isWithheldOutside = false) => {
  const made = await payingShop();
  const rates = [...BERLIN.rates, aRate('CA', 14.975, { region: 'CA-QC', parts: [GST, QST] })];
  // Other ones while documents are replaced.
  const exchangeRates = [
    ...DOLLARS_IN_EUROS,
    ...['2026-03-03', '2026-03-06', '2026-03-12'].map((day, at) => ({
      day: day as LocalDate,
      from: 'USD',
      to: 'EUR',
      rate: 0.913 + at / 100,
      source: 'ECB',
    })),
  ];
  await made.shop.setTax(anAdmin(), 0, {
    isOn: true,
    ...BERLIN,
    rates,
    exchangeRates,
    isWithheldOutside,
  });
  return made;
};
type Shop = Awaited<ReturnType<typeof taxedShop>>;

const bookingOf = async ({ ports }: Shop, id: number): Promise<Booking | null> =>
  ports.read.bookings.byId(id);

const historyOf = async ({ ports }: Shop, id: number): Promise<TaxedHistory> => ({
  booking: await ports.read.bookings.byId(id),
  documents: await ports.read.invoices.ofBookings([id]),
  entries: await ports.read.ledger.ofBooking(id),
});

const place = async ({ shop }: Shop, buyer: number, quantity: number): Promise<number> => {
  const billing = BUYERS[buyer % BUYERS.length] ?? null;
  const lines = [aRequestedLine({ quantity })];
  const { total } = await shop.quoteCart({ lines, discountCode: null, billing }, null);
  return (await shop.placeBooking(aPlacing({ lines, billing, shownTotal: total }))).id;
};

/** Agrees the next session without a time, some hours from now. */
const agree = async ({ shop, clock }: Shop, { id, lines }: Booking, hours: number): Promise<void> => {
  const session = lines
    .flatMap(({ sessions }) => sessions)
    .find((each) => takesPlace(each) && !hasTime(each));
  if (!session) return;
  const startsAt = new Date(clock.now.getTime() + Math.max(1, hours) * HOUR_MS);
  const { version } = session;
  await shop.agreeSession(anAdmin(), sessionId({ bookingId: id, ...session }), {
    startsAt,
    zone: 'UTC',
    version,
  });
};

const pay = ({ shop }: Shop, id: number, amount: number): Promise<unknown> =>
  shop.recordOfflinePayment(anAdmin(), id, { amount: minorUnits(amount), note: 'Transfer', key: null });

/** Pays out by hand what waits for it. */
const payOut = async ({ shop }: Shop): Promise<void> => {
  for (const { entry } of await shop.refundsToPayOut(anAdmin())) await shop.markPaidOut(anAdmin(), entry.id);
};

const balance = async ({ ports }: Shop, { id, total }: Booking) =>
  balanceOf(total, await ports.read.ledger.ofBooking(id));

/** One act on a booking, by its number; a refused one changes nothing. */
const act = async (made: Shop, kind: number, size: number, booking: Booking): Promise<void> => {
  const { shop } = made;
  const { id, version, lines } = booking;
  const units = lines[0]?.sessions.filter(takesPlace).length ?? 0;
  const choices = await shop.choicesOfBooking(asking, id);
  const cancel = ({ fee, refund }: typeof choices.booking, of: string | null = null) =>
    shop.cancelOwn(
      asking,
      { bookingId: id, sessionId: of },
      { shownFee: fee, shownRefund: refund, reason: null },
    );
  const amend = async (quantity: number) => {
    const asked = { lines: [{ line: 1, quantity }] };
    const { amendment } = await shop.quoteAnyAmendment(anAdmin(), id, asked);
    const shownDifference = amendment.difference;
    await shop.amendAnyBooking(anAdmin(), id, { ...asked, shownDifference, version, reason: 'Asked for' });
  };
  const [first] = choices.sessions;
  const acts = [
    () => pay(made, id, 1 + size * 997),
    () => pay(made, id, 1 + size * 9_973),
    () => agree(made, booking, size),
    () => amend(units + 1),
    () => amend(Math.max(1, units - 1)),
    () => cancel(choices.booking),
    () => first && cancel(first.cancel, first.sessionId),
    () => shop.refundBooking(anAdmin(), id, { amount: minorUnits(1 + size), note: null, key: null }),
  ];
  await acts[kind % acts.length]?.();
};

/** Everything of a booking is agreed, paid, given back and invoiced, as far as its state allows. */
const settle = async (made: Shop, id: number): Promise<void> => {
  const { shop, drain } = made;
  for (let unit = 0; unit < 9; unit += 1) {
    const booking = await bookingOf(made, id);
    // A booking of which all is cancelled takes none.
    if (booking) await agree(made, booking, 5).catch(() => undefined);
  }
  const booking = await bookingOf(made, id);
  if (!booking) return;
  const { kept } = await balance(made, booking);
  if (kept < booking.total) await pay(made, id, booking.total - kept);
  const amount = minorUnits(kept - booking.total);
  if (amount > 0)
    await shop.refundBooking(anAdmin(), id, { amount, note: null, key: null }).catch(() => undefined);
  await payOut(made);
  await shop.invoicePdf(asking, id);
  await drain();
};

const report = async ({ shop, clock }: Shop, basis: TaxBasis, to = daysAfter(dayAt(clock.now, 0), 2)) =>
  shop.reportTax(anAdmin(), { from: daysAfter(to, -390), to, basis });

/** What is told, without what differs by basis. */
const figures = async (made: Shop, basis: TaxBasis) => {
  const { rows, oneStop, businesses, exchanges, net, tax } = await report(made, basis);
  const counts = ({ net: each, tax: of = 0 }: { readonly net: number; readonly tax?: number }) =>
    each !== 0 || of !== 0;
  return {
    rows: rows.filter(counts),
    oneStop: oneStop.map(({ quarter: _, ...row }) => row).filter(counts),
    businesses: businesses.filter(counts),
    exchanges: exchanges.filter(({ tax: of, amount }) => of !== 0 || amount !== 0),
    net,
    tax,
  };
};

describe('tax by document, by payment and by session', () => {
  it('stands still for past days, is what the ledger has, and comes to the same once all is paid and delivered', async () => {
    const step = fc.record({ kind: fc.nat(9), which: fc.nat(5), size: fc.nat(30), hours: fc.nat(40) });
    const seen = { settled: 0, rates: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 14 }),
        fc.boolean(),
        async (steps, apart) => {
          const made = await taxedShop(apart);
          const { clock, drain } = made;
          const ids: number[] = [];
          const pass = (ms: number) => {
            clock.now = new Date(clock.now.getTime() + ms);
          };
          for (const { kind, which, size, hours } of steps) {
            const yesterday = daysAfter(dayAt(clock.now, 0), -1);
            const before = await report(made, 'payment', yesterday);
            pass(hours * HOUR_MS);
            const id = ids[which % Math.max(1, ids.length)];
            const booking = id === undefined ? null : await bookingOf(made, id);
            if (kind < 2 || !booking) ids.push(await place(made, which + kind, 1 + (size % 3)));
            else await act(made, kind - 2, size, booking).catch(() => undefined);
            await drain();
            expect(await report(made, 'payment', yesterday)).toEqual(before);
            for (const each of ids) expect(taxFaultOf(await historyOf(made, each), clock.now)).toBeNull();
          }
          // By payment it is the ledger, whatever happened.
          const byPayment = await report(made, 'payment');
          let kept = minorUnits(0);
          for (const id of ids) {
            const booking = await bookingOf(made, id);
            if (booking) kept = plus(kept, (await balance(made, booking)).kept);
          }
          expect(plus(byPayment.net, byPayment.tax)).toBe(kept);
          // Then everything is agreed, invoiced, paid, given back and delivered.
          for (const id of ids) await settle(made, id).catch(() => undefined);
          pass(3 * DAY_MS);
          await drain();
          const settled = (
            await Promise.all(
              ids.map(async (id) => {
                const booking = await bookingOf(made, id);
                return booking && (await balance(made, booking)).kept === booking.total;
              }),
            )
          ).every(Boolean);
          if (!settled) return;
          seen.settled += 1;
          const [byDocument, ...others] = await Promise.all(TAX_BASES.map((basis) => figures(made, basis)));
          for (const other of others) expect(other).toEqual(byDocument);
          seen.rates = Math.max(seen.rates, byDocument?.exchanges.length ?? 0);
        },
      ),
      { numRuns: RUNS, seed: 20_261_201 },
    );
    expect(seen.settled).toBeGreaterThan(RUNS / 3);
    expect(seen.rates).toBeGreaterThan(1);
  });

  it('is looked at by the doctor, who finds documents that somebody wrote beside the shop', async () => {
    const made = await taxedShop();
    const id = await place(made, 0, 2);
    await made.drain();
    await settle(made, id);
    made.clock.now = new Date(made.clock.now.getTime() + 3 * DAY_MS);
    const history = await historyOf(made, id);
    const faultOf = (change: Partial<TaxedHistory>) => taxFaultOf({ ...history, ...change }, made.clock.now);
    expect(faultOf({})).toBeNull();
    const [document] = history.documents;
    const [rate] = document?.figures.taxed?.rates ?? [];
    if (!document?.figures.taxed || !rate) throw new Error('No taxed document');
    const moved = { ...rate, net: plus(rate.net, minorUnits(1)), amount: minus(rate.amount, minorUnits(1)) };
    const taxed = { ...document.figures.taxed, rates: [moved] };
    // A credit note takes back one cent less of tax than its invoice said.
    const credited = {
      ...document,
      id: document.id + 1,
      kind: 'credit-note' as const,
      figures: { ...document.figures, taxed },
    };
    expect(faultOf({ documents: [document, credited, { ...document, id: document.id + 2 }] })).toBe('bases');
    const ofNothing = {
      ...document,
      figures: { ...document.figures, taxed: { ...document.figures.taxed, rates: [] } },
    };
    expect(faultOf({ documents: [ofNothing] })).toBe('ledger');
  });

  it('is due with the session, but for what was paid before, and not at all by payment while nothing has come', async () => {
    const made = await taxedShop();
    const { clock, drain } = made;
    const id = await place(made, 0, 1);
    await drain();
    const invoiced = dayAt(clock.now, 0);
    const booking = await bookingOf(made, id);
    if (!booking) throw new Error('No booking');
    await agree(made, booking, 72);
    const taxOn = async (basis: TaxBasis, from: LocalDate, to = from) =>
      (await made.shop.reportTax(anAdmin(), { from, to, basis })).tax;
    const all = await taxOn('document', invoiced);
    expect(all).toBeGreaterThan(0);
    expect([await taxOn('payment', invoiced), await taxOn('supply', invoiced)]).toEqual([0, 0]);
    clock.now = new Date(clock.now.getTime() + DAY_MS);
    await pay(made, id, booking.total / 2);
    const paid = dayAt(clock.now, 0);
    const half = await taxOn('payment', paid);
    expect(half).toBeGreaterThanOrEqual(Math.floor(all / 2));
    expect(half).toBeLessThanOrEqual(Math.ceil(all / 2));
    expect(await taxOn('supply', invoiced, daysAfter(paid, 30))).toBe(half);
    clock.now = new Date(clock.now.getTime() + 3 * DAY_MS);
    const held = daysAfter(invoiced, 3);
    expect([await taxOn('supply', paid), await taxOn('supply', held)]).toEqual([half, all - half]);
    expect(await taxOn('payment', held)).toBe(0);
  });
});
