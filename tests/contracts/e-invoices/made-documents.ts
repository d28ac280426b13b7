import { type Booking, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import type { BookingFee } from '@wondercast/core/bookings/booking/fee';
import { newBooking } from '@wondercast/core/bookings/booking/new-booking';
import { withChanged } from '@wondercast/core/bookings/booking/place';
import { worthWithout } from '@wondercast/core/bookings/booking/worth';
import { dueOn, type Invoice, type InvoiceFigures } from '@wondercast/core/bookings/invoicing/invoice';
import { figuresOfDocuments } from '@wondercast/core/bookings/invoicing/invoice-set';
import { checkDiscount } from '@wondercast/core/buying/discount/discount';
import { quoteLine, quoteOf, subtotalOf } from '@wondercast/core/buying/quote/quote';
import { taxOfLines } from '@wondercast/core/buying/quote/quote-tax';
import { agreeing, cancelling } from '@wondercast/core/calendar/scheduling/session-changes';
import { minorUnits, minus, plus, setMoneyStyle, ZERO } from '@wondercast/core/kernel/money';
import { moneyStyleOf } from '@wondercast/core/kernel/money-style';
import { FREE_POLICY } from '@wondercast/core/shop/policy/policy';
import { exchangedTax } from '@wondercast/core/shop/tax/exchange-rate';
import type { TaxCategory } from '@wondercast/core/shop/tax/line-tax';
import fc from 'fast-check';
import {
  aCustomer,
  anOfferedExperience,
  aRequestedLine,
  aSeller,
  aSlot,
  aStoredCode,
  BY_REQUEST,
  day,
} from '../../support/builders.ts';
import { type Selling, SHOPS } from './shops.ts';

const AT = new Date('2031-05-01T23:30:00.000Z');
const LATER = new Date('2031-05-03T10:00:00.000Z');
const DAYS = ['2031-06-01', '2031-06-02', '2031-07-31'].map(day);

const price = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 250_000 })).map(minorUnits);
const category = fc.nat();

const aLine = fc.record({
  tier: price,
  category,
  addOns: fc.array(fc.record({ price, category: fc.option(category) }), { maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 40 }),
  /** The day of each unit, over and over; none is asked for where it is null. */
  wishes: fc.array(fc.constantFrom(null, 0, 1, 2), { minLength: 1, maxLength: 3 }),
});

const aDocument = fc.record({
  buyer: fc.nat(),
  lines: fc.array(aLine, { minLength: 1, maxLength: 4 }),
  off: fc.constantFrom(0, 0, 10, 33.33, 99.99),
  agrees: fc.constantFrom('nobody', 'some', 'all', 'all-on-one-day'),
  leaves: fc.constantFrom(0, 0, 0, 0, 1, 7, 500),
  fee: fc.constantFrom(0, 0, 1, 12_345),
  isMove: fc.boolean(),
  paid: fc.constantFrom(0, 0, 0.4, 1),
  order: fc.constantFrom(null, 'PO-4711'),
  hasBank: fc.boolean(),
  isCredit: fc.boolean(),
});

type Given = typeof aDocument extends fc.Arbitrary<infer Value> ? Value : never;

/** A document with what it takes back. */
export interface MadeDocument {
  readonly currency: string;
  readonly document: Invoice;
  readonly credited: Invoice | null;
}

/** One of those that a shop has rates for. */
const categoryAt = ({ settings }: Selling, place: number): TaxCategory => {
  const all = [...new Set(settings.rates.map((rate) => rate.category))];
  return all[place % all.length] ?? 'standard';
};

const booked = (selling: Selling, { buyer, lines, off }: Given): Booking => {
  const { settings, buyers } = selling;
  const billing = buyers[buyer % buyers.length] ?? null;
  const offers = new Map(
    lines.map((line, at) => [
      at + 1,
      {
        experience: anOfferedExperience({
          id: at + 1,
          title: `Quiz & “Show” ${at + 1}`,
          taxCategory: categoryAt(selling, line.category),
          prices: { starter: line.tier, elevated: line.tier, premium: line.tier, ultimate: line.tier },
        }),
        addOns: line.addOns.map((addOn, place) => ({
          id: place + 1,
          name: `Add-on ${place + 1}`,
          price: addOn.price,
          ...(addOn.category !== null && { taxCategory: categoryAt(selling, addOn.category) }),
        })),
        rules: [],
        policy: FREE_POLICY,
        booking: BY_REQUEST,
        supply: { kind: 'online' as const },
      },
    ]),
  );
  const quoted = [...offers.values()].map((offer, at) => {
    const { quantity = 1, wishes = [] } = lines[at] ?? {};
    const slots = Array.from({ length: quantity }, (_, unit) =>
      aSlot({ date: DAYS[wishes[unit % wishes.length] ?? -1] ?? null }),
    );
    const addOnIds = offer.addOns.map(({ id }) => id);
    return quoteLine(aRequestedLine({ experienceId: offer.experience.id, quantity, addOnIds, slots }), offer);
  });
  const code = aStoredCode({ code: 'OFF', discountType: 'percentage', discountValue: off });
  const check = checkDiscount(code, subtotalOf(quoted), AT);
  const taxing = { settings, zone: 'Europe/Berlin' as const, billing, companyName: null, at: AT };
  const quote = quoteOf(quoted, off ? 'OFF' : null, off ? check : null, taxOfLines(quoted, offers, taxing));
  return newBooking(
    {
      id: 1,
      reference: 'WC-0123456789',
      accountId: null,
      visitorKey: null,
      partner: null,
      billing,
      sessionMailsOnly: false,
      paymentStatus: 'pending',
      paymentIntentId: null,
      createdAt: AT,
    },
    aCustomer({ companyName: null }),
    quote,
  );
};

const agreed = (booking: Booking, { agrees }: Given): Booking => {
  if (agrees === 'nobody') return booking;
  const sessions = sessionsOf(booking).filter((_, at) => agrees !== 'some' || at % 2 === 0);
  return withChanged(
    booking,
    sessions.map((session, at) => {
      const on = DAYS[agrees === 'all-on-one-day' ? 0 : at % DAYS.length];
      return agreeing(
        session,
        { startsAt: new Date(`${on}T12:00:00.000Z`), zone: 'Europe/Berlin', minutes: 60 },
        AT,
      );
    }),
  );
};

/** Some units are cancelled; it costs a fee, as does a move. */
const changed = (booking: Booking, { leaves, fee, isMove }: Given): Booking => {
  const gone = sessionsOf(booking).slice(0, leaves);
  // What is left of a booking without units is its fee.
  const amount = minorUnits(gone.length === sessionsOf(booking).length ? Math.max(fee, 500) : fee);
  const worth = worthWithout(booking, gone);
  const by = { at: AT, by: 'customer', actor: 'mara', reason: null, fee: ZERO, refund: ZERO } as const;
  const out = withChanged(
    booking,
    gone.map((session) => cancelling(session, by)),
  );
  const [first] = sessionsOf(booking);
  const fees: readonly BookingFee[] = [
    {
      kind: isMove ? ('move' as const) : ('cancellation' as const),
      amount,
      reason: isMove ? 'Moved a session' : 'Cancelled a session',
      session: isMove && first ? { line: first.line, unit: first.unit } : null,
      at: AT,
    },
  ].filter((each) => each.amount > ZERO);
  return { ...out, ...worth.sums, fees, total: plus(worth.sums.total, amount) };
};

const BANK = { holder: 'Quiz GmbH', bankName: 'Bank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };

const withExchanged = (figures: InvoiceFigures, { settings }: Selling): InvoiceFigures => {
  const { taxed } = figures;
  const exchanged = taxed && exchangedTax(settings, taxed.amount, DAYS[0] ?? day('2031-06-01'));
  return exchanged ? { ...figures, taxed: { ...taxed, exchanged } } : figures;
};

const documentOf = (
  figures: InvoiceFigures,
  { reference }: Booking,
  { isCredit }: Given,
  place: string,
): Omit<MadeDocument, 'currency'> => {
  const id = 2 * Number.parseInt(place, 10) + 1;
  const invoice: Invoice = {
    id,
    kind: 'invoice',
    number: `INV-2031-${place}`,
    bookingId: 1,
    reference,
    issuedAt: AT,
    dueOn: dueOn(figures, AT),
    credits: null,
    figures,
  };
  if (!isCredit) return { document: invoice, credited: null };
  const note: Invoice = {
    ...invoice,
    id: id + 1,
    kind: 'credit-note',
    number: `CN-2031-${place}`,
    issuedAt: LATER,
    dueOn: null,
    credits: id,
  };
  return { document: note, credited: invoice };
};

/** The document of a booking, and that of its fees where they have one of their own. */
const issued = (selling: Selling, given: Given, place: number): readonly MadeDocument[] => {
  setMoneyStyle(moneyStyleOf(selling.currency, 'en-US'));
  const plain = changed(agreed(booked(selling, given), given), given);
  const booking: Booking = { ...plain, customer: { ...plain.customer, purchaseOrder: given.order } };
  const paid = minorUnits(Math.round(booking.total * given.paid));
  const money = { paid, due: minus(booking.total, paid), came: paid };
  const all = figuresOfDocuments(booking, money, {
    seller: aSeller({ phone: '+49 30 123456' }),
    taxPercent: 0,
    tax: selling.settings,
    bank: given.hasBank ? BANK : null,
    daysToPay: 14,
  });
  const number = String(place + 1).padStart(6, '0');
  return all.map((figures, at) => ({
    currency: selling.currency,
    ...documentOf(withExchanged(figures, selling), booking, given, at === 0 ? number : `${number}-fees`),
  }));
};

const SEED = 38;

/** Documents of every kind, the same ones every time. */
export const madeDocuments = (count: number): readonly MadeDocument[] =>
  fc.sample(aDocument, { seed: SEED, numRuns: count }).flatMap((given, at) => {
    const selling = SHOPS[at % SHOPS.length];
    return selling ? issued(selling, { ...given, buyer: Math.floor(at / SHOPS.length) }, at) : [];
  });
