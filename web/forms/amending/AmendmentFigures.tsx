import { tierLabel } from '@wondercast/core/pricing/tiers';
import type { AmendmentQuoteWire, BookingWire } from '../../api/transport/wire.ts';
import { usd } from '../../ui/formats/usd.ts';
import { type FigureRow, Figures } from '../../ui/shop/Figures.tsx';

type Line = AmendmentQuoteWire['lines'][number];

/** A unit goes out at its booked price, and in at today's. */
const rowsOf = ({ title, before, after }: Line): readonly FigureRow[] => [
  ...(before
    ? [{ name: `${title}, ${tierLabel(before.tier)}, at the price you booked`, amount: -before.price }]
    : []),
  ...(after ? [{ name: `${title}, ${tierLabel(after.tier)}, at today’s price`, amount: after.price }] : []),
];

/** What the sum of a change is called. */
const sumName = (booking: BookingWire, { difference, refund }: AmendmentQuoteWire): string => {
  if (refund > 0) return 'Goes back';
  if (difference <= 0) return 'To pay';
  return booking.paymentStatus === 'paid' ? 'To pay now' : 'To pay, with the rest';
};

interface AmendmentFiguresProps {
  readonly booking: BookingWire;
  readonly quote: AmendmentQuoteWire;
  readonly before: AmendmentQuoteWire | null;
  readonly stale: boolean;
}

const priced = ({ before, after }: Line): boolean =>
  before?.price !== after?.price || before?.tier !== after?.tier;

/** How the difference is made up. */
export function AmendmentFigures({ booking, quote, before, stale }: AmendmentFiguresProps) {
  const { lines, subtotal, discount, fees, total, difference, refund } = quote;
  const sumOf = (of: AmendmentQuoteWire) => (of.refund > 0 ? of.refund : Math.max(0, of.difference));
  return (
    <>
      <Figures
        stale={stale}
        rows={[
          ...lines.filter(priced).flatMap(rowsOf),
          { name: 'New subtotal', amount: subtotal },
          ...(discount > 0
            ? [{ name: `${booking.discount?.code ?? 'Discount'} on the new subtotal`, amount: -discount }]
            : []),
          ...(fees > 0 ? [{ name: 'Fees', amount: fees }] : []),
        ]}
        sum={{ name: sumName(booking, quote), amount: sumOf(quote), was: before && sumOf(before) }}
      />
      <p style={{ marginTop: 12, fontSize: 14, color: 'var(--text-3)' }}>
        New total {usd(total)}.{' '}
        {difference > 0 && booking.paymentStatus === 'paid'
          ? 'The change is made when the payment has gone through, with a credit note and a new invoice.'
          : refund > 0
            ? 'The money goes back the way it came.'
            : null}
      </p>
    </>
  );
}
