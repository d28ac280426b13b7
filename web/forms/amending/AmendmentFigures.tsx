import { minorUnits, toAmount, toMinorUnits } from '@wondercast/core/kernel/money';
import { isPaidUp } from '@wondercast/core/money/payment/payment-status';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { NOT_CHARGED, rateLabel } from '@wondercast/core/shop/tax/tax-words';
import type { AmendmentQuoteWire, BookingWire } from '../../api/transport/wire.ts';
import { standingOf } from '../../headless/payment-standing.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { type FigureRow, Figures } from '../../ui/shop/Figures.tsx';

type Line = AmendmentQuoteWire['lines'][number];

/** A removed unit counts at its booked price, an added one at the current price. */
const unitRows = ({ title, before, after }: Line): readonly FigureRow[] => [
  ...(before
    ? [{ name: `${title}, ${tierLabel(before.tier)}, at the price you booked`, amount: -before.price }]
    : []),
  ...(after ? [{ name: `${title}, ${tierLabel(after.tier)}, at today’s price`, amount: after.price }] : []),
];

/** How the change affects discount and fees. Together with the units this gives the difference. */
const besideRows = (booking: BookingWire, { discount, fees }: AmendmentQuoteWire): readonly FigureRow[] => {
  const { code, amount } = booking.discount ?? { code: 'Discount', amount: 0 };
  const before = booking.fees.reduce((sum, fee) => sum + toMinorUnits(fee.amount), 0);
  const dearer = { name: 'Fee', amount: toAmount(minorUnits(toMinorUnits(fees) - before)) };
  const cheaper = {
    name: discount === 0 ? `${code} falls away` : `${code} on the new subtotal`,
    amount: toAmount(minorUnits(toMinorUnits(amount) - toMinorUnits(discount))),
  };
  return [cheaper, dearer].filter((row) => row.amount !== 0);
};

/** The tax that is added, or the deduction for tax that is not charged. */
const taxRows = (
  rows: readonly FigureRow[],
  { tax, difference }: AmendmentQuoteWire,
): readonly FigureRow[] => {
  if (!tax) return [];
  const rest = rows.reduce((sum, { amount }) => sum + toMinorUnits(amount), 0);
  const amount = toAmount(minorUnits(toMinorUnits(difference) - rest));
  return amount === 0 ? [] : [{ name: tax.entered === 'net' ? 'Tax' : NOT_CHARGED, amount }];
};

type Rate = NonNullable<AmendmentQuoteWire['tax']>['rates'][number];

const rateWords = (rate: Rate): readonly string[] => {
  if (rate.reason !== 'taxed') return [rateLabel(rate)];
  const parts = rate.parts.length > 0 ? rate.parts : [rate];
  return parts.map(({ name, percent, tax }) => `${name} ${percent} % ${shownAmount(tax)}`);
};

/** The tax in the new total, such as ` (VAT 19 % €190.00)`. */
const taxWords = ({ tax }: AmendmentQuoteWire): string =>
  tax && tax.rates.length > 0 ? ` (${tax.rates.flatMap(rateWords).join(', ')})` : '';

/** Merges units with the same name and price into one row with their number. */
const shared = (rows: readonly FigureRow[]): readonly FigureRow[] =>
  [...Map.groupBy(rows, ({ name, amount }) => `${amount} ${name}`).values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length === 1) return same;
    return [{ name: `${first.name}, ${same.length} times`, amount: first.amount * same.length }];
  });

/** The label of the change's sum. */
const sumName = (booking: BookingWire, { difference, refund }: AmendmentQuoteWire): string => {
  if (refund > 0) return 'Goes back';
  if (difference <= 0) return 'To pay';
  return isPaidUp(standingOf(booking)) ? 'To pay now' : 'To pay, with the rest';
};

interface AmendmentFiguresProps {
  readonly booking: BookingWire;
  readonly quote: AmendmentQuoteWire;
  readonly before: AmendmentQuoteWire | null;
  readonly stale: boolean;
}

const priced = ({ before, after }: Line): boolean =>
  before?.price !== after?.price || before?.tier !== after?.tier;

/** How the difference is composed. */
export function AmendmentFigures({ booking, quote, before, stale }: AmendmentFiguresProps) {
  const { lines, total, difference, refund } = quote;
  const sumOf = (of: AmendmentQuoteWire) => (of.refund > 0 ? of.refund : Math.max(0, of.difference));
  const rows = [...shared(lines.filter(priced).flatMap(unitRows)), ...besideRows(booking, quote)];
  return (
    <>
      <Figures
        stale={stale}
        rows={[...rows, ...taxRows(rows, quote)]}
        sum={{ name: sumName(booking, quote), amount: sumOf(quote), was: before && sumOf(before) }}
      />
      <p style={{ marginTop: 12, fontSize: 14, color: 'var(--text-3)' }}>
        {`New total ${shownAmount(total)}${taxWords(quote)}. ${difference > 0 && isPaidUp(standingOf(booking)) ? 'The change is made when the payment has gone through, with a credit note and a new invoice.' : refund > 0 ? 'The money goes back the way it came.' : ''}`}
      </p>
    </>
  );
}
