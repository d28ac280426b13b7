import type { Quote } from '../../../buying/quote/quote.ts';
import { taxingFor } from '../../../buying/quote/quote-tax.ts';
import { acceptBilling } from '../../../people/accept-billing.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { DeskQuote } from '../desk-booking.ts';
import type { DeliveryPorts } from '../ports.ts';
import { priceDeskLines } from '../steps/price-desk-lines.ts';

/**
 * The price of a booking that the desk is about to make. It reports what is wrong with a line or a code, and does not refuse it.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' at `billing.…`
 */
export const quoteForCustomer =
  (ports: Pick<DeliveryPorts, 'read' | 'now' | 'profile'>) =>
  async (caller: Caller, asked: DeskQuote): Promise<Quote> => {
    requireAdmin(caller);
    const at = ports.now();
    const { companyName = null } = asked;
    const taxing = await taxingFor(ports, { billing: acceptBilling(asked.billing), companyName }, at);
    return (await priceDeskLines(ports.read, asked, at, taxing)).quote;
  };
