import type { Quote } from '../../../buying/quote/quote.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { DeskQuote } from '../desk-booking.ts';
import type { DeliveryPorts } from '../ports.ts';
import { priceDeskLines } from '../steps/price-desk-lines.ts';

/**
 * What a booking that the desk is about to make costs. It says what is wrong with a line or a code, and does not refuse it.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const quoteForCustomer =
  ({ read, now }: Pick<DeliveryPorts, 'read' | 'now'>) =>
  async (caller: Caller, asked: DeskQuote): Promise<Quote> => {
    requireAdmin(caller);
    return (await priceDeskLines(read, asked, now())).quote;
  };
