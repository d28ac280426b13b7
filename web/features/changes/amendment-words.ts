import { isPaidUp } from '@wondercast/core/money/payment/payment-status';
import type { AmendmentQuoteWire, BookingWire, SessionWire } from '../../api/transport/wire.ts';
import { standingOf } from '../../headless/payment-standing.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { counted } from '../../ui/formats/counted.ts';

/** The label of the button that applies the change: the difference. */
export const amendWords = (booking: BookingWire, quote: AmendmentQuoteWire | null): string => {
  if (!quote) return 'Change';
  if (quote.refund > 0) return `Change, ${shownAmount(quote.refund)} comes back`;
  if (quote.difference > 0 && isPaidUp(standingOf(booking)))
    return `Pay ${shownAmount(quote.difference)} and change`;
  return `Change for ${shownAmount(Math.max(0, quote.difference))}`;
};

export const keepPeople = ({ headcount }: SessionWire): string =>
  headcount === null ? 'Keep as it is' : `Keep ${counted(headcount, 'person', 'people')}`;
