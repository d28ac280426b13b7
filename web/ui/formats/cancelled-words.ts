import { shownAmount } from './amount.ts';
import { formatInstant } from './format-date.ts';

interface Cancelled {
  readonly at: string;
  readonly by: 'customer' | 'shop';
  readonly reason: string | null;
  /** In dollars. */
  readonly fee: number;
  readonly refund: number;
}

/** The desk's text for a cancellation: when, for whom, why, and at what fee. */
export const cancelledWords = ({ at, by, reason, fee, refund }: Cancelled): string => {
  const who = by === 'shop' ? 'the shop' : 'the customer';
  const why = reason ? `: ${reason.replace(/\.$/, '')}` : '';
  return `Cancelled ${formatInstant(at)} for ${who}${why}. Fee ${shownAmount(fee)}, refund ${shownAmount(refund)}.`;
};
