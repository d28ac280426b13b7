import { Refusal } from '../../../kernel/refusal.ts';
import { acceptBilling } from '../../../people/accept-billing.ts';
import type { SentBilling } from '../../../people/sent-billing.ts';
import { shopZone } from '../../../shop/settings/shop-zone.ts';
import type { RequestedLine } from '../../cart/requested-line.ts';
import type { Buyer } from '../../discount/discount.ts';
import { type HoldAsker, NO_PARTNER, ownHold } from '../../free-times/steps/own-hold.ts';
import { type CheckedQuote, quotableUnits, withTakenTimes } from '../checked-times.ts';
import type { QuotePorts } from '../ports.ts';
import { offersFor, priceCart } from '../price-cart.ts';
import { taxingFor } from '../quote-tax.ts';

/**
 * The staffing that this process knows, without asking the store; null while the store does not answer. A booking checks the times in any
 * case.
 */
const knownStaffing = async ({ staffing }: Pick<QuotePorts, 'staffing'>) => {
  try {
    return await staffing.current();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** The cart, and who asks, as far as tax depends on it. */
export interface CartToQuote {
  readonly lines: readonly RequestedLine[];
  readonly discountCode: string | null;
  readonly billing?: SentBilling;
  readonly companyName?: string | null;
  /** Whose holds count as free, where it is not `holder` alone. */
  readonly asker?: HoldAsker;
}

/**
 * The authoritative price of a cart, with those of its free times that are taken. It never refuses because of prices, codes or
 * availability, but reports them (decision 007). Without a billing address its tax is that of the seller's place.
 * @throws Refusal 'invalid' at `billing.…`
 */
export const quoteCart =
  (ports: QuotePorts) =>
  async (
    request: CartToQuote,
    holder: string | null = null,
    buyer: Buyer | null = null,
  ): Promise<CheckedQuote> => {
    const { read, now } = ports;
    const at = now();
    const { lines, discountCode, companyName = null, asker = { ...NO_PARTNER, holder } } = request;
    const billing = acceptBilling(request.billing);
    const offers = await offersFor(read, lines);
    const taxing = await taxingFor(ports, { billing, companyName }, at);
    const quote = await priceCart(read, lines, { discountCode, at, holder, offers, buyer, taxing });
    const units = quotableUnits(lines, offers);
    const ahead = units.length > 0 ? await knownStaffing(ports) : null;
    if (!ahead) return { ...quote, taken: [] };
    const hold = await ownHold(read, asker, units, at);
    return withTakenTimes(quote, units, { ahead, zone: await shopZone(read), now: at, hold });
  };
