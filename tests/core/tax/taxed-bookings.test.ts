import { type Booking, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { feesTotal } from '@wondercast/core/bookings/booking/fee';
import { newBooking } from '@wondercast/core/bookings/booking/new-booking';
import { isAmong, withChanged } from '@wondercast/core/bookings/booking/place';
import { sumsAt, taxedUnits, worthWithout } from '@wondercast/core/bookings/booking/worth';
import { amend } from '@wondercast/core/bookings/changes/amendment/amend';
import { frozenOffers, offersOf } from '@wondercast/core/bookings/changes/amendment/frozen';
import { figuresOf } from '@wondercast/core/bookings/invoicing/invoice';
import { outdatedUnits, withRatesOfDays } from '@wondercast/core/bookings/taxing/rates-of-days';
import { checkDiscount, lessDiscount } from '@wondercast/core/buying/discount/discount';
import { quoteLine, quoteOf, subtotalOf } from '@wondercast/core/buying/quote/quote';
import { type Taxing, taxOfLines } from '@wondercast/core/buying/quote/quote-tax';
import { agreeing, cancelling } from '@wondercast/core/calendar/scheduling/session-changes';
import { takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { minorUnits, plus, sum, toAmount, ZERO } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Billing } from '@wondercast/core/people/billing';
import type { Offer } from '@wondercast/core/shop/catalogue/offer';
import { FREE_POLICY } from '@wondercast/core/shop/policy/policy';
import { PRICE_ENTRIES, TAX_CATEGORIES, type TaxCategory } from '@wondercast/core/shop/tax/line-tax';
import { unitTaxOf, withUnitTax } from '@wondercast/core/shop/tax/sold-tax';
import type { TaxRate, TaxSettings } from '@wondercast/core/shop/tax/tax-settings';
import { encodeBookedTax } from '@wondercast/openapi/codec/taxed';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookedTaxRowsOf } from '../../../web/headless/tax-rows.ts';
import {
  aCustomer,
  anOfferedExperience,
  aRequestedLine,
  aSeller,
  aStoredCode,
  BY_REQUEST,
} from '../../support/builders.ts';
import { times } from '../../support/full.ts';

const AT = new Date('2031-05-01T10:00:00.000Z');
const EARLY = '2020-01-01' as LocalDate;

const rate = (
  country: string,
  category: TaxCategory,
  percent: number,
  change: Partial<TaxRate> = {},
): TaxRate => ({
  country,
  region: null,
  category,
  percent,
  name: 'VAT',
  from: EARLY,
  parts: [],
  text: category === 'exempt' ? 'Exempt as teaching' : null,
  ...change,
});

const GST = { name: 'GST', number: '123456789 RT0001', percent: 5 };
const QST = { name: 'QST', number: '1234567890 TQ0001', percent: 9.975 };

const RATES: readonly TaxRate[] = [
  rate('DE', 'standard', 19),
  rate('DE', 'reduced', 7),
  rate('DE', 'reduced2', 5.5),
  rate('DE', 'zero', 0),
  rate('DE', 'exempt', 0),
  rate('AT', 'standard', 20),
  rate('CA', 'standard', 14.975, { region: 'CA-QC', parts: [GST, QST] }),
];

/** The rates that hold from the summer on. */
const SUMMER = '2031-07-01' as LocalDate;
const CHANGED: readonly TaxRate[] = [
  ...RATES,
  rate('DE', 'standard', 16, { from: SUMMER }),
  rate('DE', 'reduced', 5, { from: SUMMER }),
  rate('DE', 'reduced2', 0.5, { from: SUMMER }),
  rate('AT', 'standard', 27, { from: SUMMER, name: 'USt' }),
  rate('CA', 'standard', 15.475, {
    region: 'CA-QC',
    parts: [GST, { ...QST, percent: 10.475 }],
    from: SUMMER,
  }),
];

const settings = (entered: TaxSettings['entered'], country = 'DE'): TaxSettings => ({
  seller: { name: 'Quiz', lines: ['1'], postalCode: '10119', city: 'Berlin', country, region: null },
  registrations: [],
  entered,
  rates: RATES,
  place: 'preset',
  isWithheldOutside: false,
});

const billed = (country: string, change: Partial<Billing> = {}): Billing => ({
  name: '',
  lines: [],
  postalCode: '',
  city: '',
  country,
  region: null,
  taxNumber: null,
  ...change,
});

const BUYERS: readonly (Billing | null)[] = [
  null,
  billed('DE'),
  billed('AT'),
  billed('AT', { taxNumber: 'ATU12345675' }),
  billed('US'),
  billed('CA', { region: 'CA-QC' }),
];

const berlin = (entered: TaxSettings['entered']): Taxing => ({
  settings: settings(entered),
  zone: 'Europe/Berlin',
  billing: null,
  companyName: null,
  at: AT,
});

/** Cents, too, where rounding decides most. */
const price = fc.oneof(fc.integer({ min: 0, max: 250_000 }), fc.integer({ min: 0, max: 9 })).map(minorUnits);
const category = fc.constantFrom(...TAX_CATEGORIES.filter((each) => each !== 'reduced3'));

const anOffer = fc.record({
  tier: price,
  dearer: price,
  category,
  addOns: fc.array(fc.record({ price, category: fc.option(category) }), { maxLength: 3 }),
  isVenue: fc.boolean(),
});

const offerFrom = (
  id: number,
  {
    tier,
    dearer,
    category: taxCategory,
    addOns,
    isVenue,
  }: typeof anOffer extends fc.Arbitrary<infer T> ? T : never,
): Offer => ({
  experience: anOfferedExperience({
    id,
    taxCategory,
    prices: { starter: tier, elevated: dearer, premium: dearer, ultimate: dearer },
  }),
  addOns: addOns.map((addOn, at) => ({
    id: at + 1,
    name: `Add-on ${at + 1}`,
    price: addOn.price,
    ...(addOn.category && { taxCategory: addOn.category }),
  })),
  rules: [],
  policy: FREE_POLICY,
  booking: BY_REQUEST,
  supply: isVenue ? { kind: 'venue', country: 'DE', region: null, isOpen: true } : { kind: 'online' },
});

const booked = (
  taxing: Taxing,
  offers: ReadonlyMap<number, Offer>,
  quantities: readonly number[],
  off: number,
) => {
  const lines = [...offers.values()].map((offer, at) =>
    quoteLine(
      aRequestedLine({
        experienceId: offer.experience.id,
        quantity: quantities[at] ?? 1,
        addOnIds: offer.addOns.map(({ id }) => id),
      }),
      offer,
    ),
  );
  const code = aStoredCode({ code: 'OFF', discountType: 'percentage', discountValue: off });
  const check = checkDiscount(code, subtotalOf(lines), AT);
  const quote = quoteOf(lines, off ? 'OFF' : null, off ? check : null, taxOfLines(lines, offers, taxing));
  const booking = newBooking(
    {
      id: 1,
      reference: 'WC-1',
      accountId: null,
      visitorKey: null,
      partner: null,
      billing: taxing.billing,
      sessionMailsOnly: false,
      paymentStatus: 'pending',
      paymentIntentId: null,
      createdAt: AT,
    },
    aCustomer(),
    quote,
  );
  return { quote, booking };
};

const SHOP = { seller: aSeller(), taxPercent: 0 };

/** Everything that a document must add up to. */
const expectToAddUp = (booking: Booking): void => {
  const off = booking.discount?.amount ?? ZERO;
  expect(booking.total).toBe(
    lessDiscount(booking.subtotal, off) + booking.taxAdded + feesTotal(booking.fees),
  );
  const { taxed, lines } = figuresOf(booking, ZERO, SHOP);
  if (!taxed) throw new Error('A taxed booking has a taxed document');
  expect(taxed.gross).toBe(booking.total);
  expect(plus(taxed.net, taxed.amount)).toBe(taxed.gross);
  expect(sum(taxed.rates.map(({ net }) => net))).toBe(taxed.net);
  expect(sum(taxed.rates.map(({ amount }) => amount))).toBe(taxed.amount);
  expect(taxed.lines).toHaveLength(lines.length);
  for (const [at, each] of taxed.rates.entries()) {
    const of = (shares: readonly { readonly rate: number; readonly net: number }[]): number =>
      shares.reduce((total, share) => (share.rate === at ? total + share.net : total), 0);
    expect(of(taxed.lines) - of(taxed.allowances) + of(taxed.fees)).toBe(each.net);
    expect(each.parts.length === 0 || sum(each.parts.map(({ amount }) => amount)) === each.amount).toBe(true);
  }
  // Lists of sums come to the total: of a net shop by every row, of a gross one by what is not charged.
  const tax = encodeBookedTax(booking);
  const entered = toAmount(plus(lessDiscount(booking.subtotal, off), feesTotal(booking.fees)));
  const rows = tax ? bookedTaxRowsOf(tax, entered) : [];
  const counted = rows.filter(({ amount }) => taxed.entered === 'net' || amount < 0);
  expect(counted.reduce((all, { amount }) => all + amount, entered)).toBeCloseTo(toAmount(booking.total), 6);
  // Prices of a gross shop contain what is charged, and only what is not charged may make them less.
  if (taxed.entered === 'gross') expect(booking.taxAdded).toBeLessThanOrEqual(0);
  else expect(booking.taxAdded).toBeGreaterThanOrEqual(0);
};

const cancelled = (booking: Booking, count: number, fee: number): Booking => {
  const gone = sessionsOf(booking).filter(takesPlace).slice(0, count);
  const worth = worthWithout(booking, gone);
  expect(sum(worth.taken.map(({ price: each }) => each))).toBe(booking.total - worth.sums.total);
  const by = { at: AT, by: 'customer', actor: 'mara', reason: null, fee: ZERO, refund: ZERO } as const;
  const out = withChanged(
    booking,
    gone.map((session) => cancelling(session, by)),
  );
  const amount = minorUnits(Math.min(fee, booking.total - worth.sums.total));
  const [first] = gone;
  const fees =
    amount > 0
      ? [
          ...booking.fees,
          {
            kind: 'cancellation' as const,
            amount,
            reason: 'Cancelled',
            session: count % 2 && first ? { line: first.line, unit: first.unit } : null,
            at: AT,
          },
        ]
      : booking.fees;
  return { ...out, ...worth.sums, fees, total: plus(worth.sums.total, amount) };
};

/** Some sessions are agreed for days of other rates, or moved back from them. */
const agreed = (booking: Booking, count: number, day: string, entered: TaxSettings['entered']): Booking => {
  const some = sessionsOf(booking).filter(takesPlace).slice(0, count);
  const time = { startsAt: new Date(`${day}T12:00:00.000Z`), zone: 'UTC', minutes: 60 } as const;
  const moved = withChanged(
    booking,
    some.map((session) => agreeing(session, time, AT)),
  );
  const outdated = outdatedUnits(moved, { ...settings(entered), rates: CHANGED });
  if (!moved.tax) throw new Error('It is booked with tax');
  const after = { ...moved, tax: withRatesOfDays(moved.tax, outdated) };
  // What is paid stays, to the cent.
  const { total, taxAdded } = sumsAt(after, after.subtotal, taxedUnits(after));
  expect([total, taxAdded]).toEqual([booking.total, booking.taxAdded]);
  expect(outdatedUnits(after, { ...settings(entered), rates: CHANGED })).toEqual([]);
  return after;
};

const aHistory = fc.record({
  entered: fc.constantFrom(...PRICE_ENTRIES),
  buyer: fc.constantFrom(...BUYERS),
  offers: fc.array(anOffer, { minLength: 1, maxLength: 4 }),
  quantities: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 4, maxLength: 4 }),
  off: fc.constantFrom(0, 0, 10, 33.33, 100),
  steps: fc.array(
    fc.record({
      cancels: fc.boolean(),
      count: fc.integer({ min: 1, max: 5 }),
      fee: fc.constantFrom(0, 0, 1_234),
      tier: fc.constantFrom('starter' as const, 'elevated' as const),
      adds: fc.boolean(),
      day: fc.constantFrom('2031-05-20', '2031-06-30', '2031-07-01', '2031-09-09'),
      agrees: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
});

const RUNS = Number(process.env.TAX_HISTORIES ?? times(150, 6_000));

describe('a booking with tax', () => {
  it(`adds up to the cent through ${RUNS} histories, and has no tax once all is given back`, () => {
    fc.assert(
      fc.property(aHistory, ({ entered, buyer, offers: given, quantities, off, steps }) => {
        const offers = new Map(given.map((offer, at) => [at + 1, offerFrom(at + 1, offer)] as const));
        const taxing: Taxing = { ...berlin(entered), billing: buyer };
        const { quote, booking } = booked(taxing, offers, quantities, off);
        expect(quote.tax?.sums.gross).toBe(quote.total);
        const isCharged = (quote.tax?.sold.rates ?? []).every(
          ({ percent, contained }) => percent === contained,
        );
        // What is shown is what is paid.
        if (entered === 'gross' && isCharged)
          expect(quote.total).toBe(lessDiscount(quote.subtotal, quote.discount?.amount ?? ZERO));
        expectToAddUp(booking);
        let now = booking;
        const today = offersOf({ offers: frozenOffers(offers, taxing) });
        const terms = { by: 'customer', actor: 'mara', reason: null, fee: null, isDesk: false } as const;
        for (const step of steps) {
          const living = sessionsOf(now).filter(takesPlace).length;
          if (living === 0) break;
          if (step.agrees) now = agreed(now, step.count, step.day, entered);
          else if (step.cancels) now = cancelled(now, step.count, step.fee);
          else {
            const change = step.adds
              ? {
                  line: null,
                  session: null,
                  experienceId: 1,
                  quantity: step.count,
                  selectedTier: step.tier,
                  addOnIds: [],
                }
              : { line: 0, session: null, experienceId: null, selectedTier: step.tier };
            try {
              const done = amend(now, [change], today, AT, terms);
              expect(done.difference).toBe(done.booking.total - now.total);
              now = done.booking;
            } catch (error) {
              if (!(error instanceof Refusal)) throw error;
            }
          }
          expectToAddUp(now);
        }
        const rest = sessionsOf(now).filter(takesPlace);
        const over = cancelled(
          { ...now, fees: [], total: minorUnits(now.total - feesTotal(now.fees)) },
          rest.length,
          0,
        );
        expect([over.total, over.taxAdded, figuresOf(over, ZERO, SHOP).taxed?.amount]).toEqual([0, 0, 0]);
        expect(sessionsOf(over).some(takesPlace)).toBe(false);
        expect(isAmong(rest)(rest[0] ?? { line: -1, unit: -1 })).toBe(rest.length > 0);
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it('adds up where a tax of one cent has two parts', () => {
    const offer = offerFrom(1, {
      tier: minorUnits(2),
      dearer: ZERO,
      category: 'standard',
      addOns: [],
      isVenue: false,
    });
    const billing = billed('CA', { region: 'CA-QC' });
    const taxing: Taxing = { ...berlin('net'), billing };
    const { booking } = booked(taxing, new Map([[1, offer]]), [3], 0);
    expectToAddUp(booking);
    expectToAddUp(agreed(booking, 1, '2031-09-09', 'net'));
  });

  it('adds up where units of one rate are on different days', () => {
    const offer = offerFrom(1, {
      tier: minorUnits(10_001),
      dearer: ZERO,
      category: 'standard',
      addOns: [],
      isVenue: false,
    });
    const { booking } = booked(berlin('gross'), new Map([[1, offer]]), [3], 0);
    const name = { line: 0, unit: 1 };
    const own = booking.tax && unitTaxOf(booking.tax, name);
    if (!booking.tax || !own) throw new Error('It is booked with tax');
    const later = { unit: { ...own.unit, day: '2031-06-01' as LocalDate }, addOns: own.addOns };
    expectToAddUp({ ...booking, tax: withUnitTax(booking.tax, name, later) });
  });
});
