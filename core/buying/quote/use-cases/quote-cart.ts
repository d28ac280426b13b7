import { Refusal } from '../../../kernel/refusal.ts';
import { shopZone } from '../../../shop/settings/shop-zone.ts';
import type { RequestedLine } from '../../cart/requested-line.ts';
import type { Buyer } from '../../discount/discount.ts';
import { type HoldAsker, NO_PARTNER, ownHold } from '../../free-times/steps/own-hold.ts';
import { type CheckedQuote, quotableUnits, withTakenTimes } from '../checked-times.ts';
import type { QuotePorts } from '../ports.ts';
import { offersFor, priceCart } from '../price-cart.ts';

/** What is known without asking the store; null while it does not answer: a booking judges in any case. */
const knownStaffing = async ({ staffing }: Pick<QuotePorts, 'staffing'>) => {
  try {
    return await staffing.current();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/**
 * The authoritative price of a cart, with which of its free times are gone. It never refuses for prices, codes or availability; it says
 * them (decision 007).
 */
export const quoteCart =
  (ports: Pick<QuotePorts, 'read' | 'now' | 'staffing'>) =>
  async (
    request: {
      lines: readonly RequestedLine[];
      discountCode: string | null;
      /** Whose holds are not in the way, where it is not `holder` alone. */
      asker?: HoldAsker;
    },
    holder: string | null = null,
    buyer: Buyer | null = null,
  ): Promise<CheckedQuote> => {
    const { read, now } = ports;
    const at = now();
    const { lines, discountCode, asker = { ...NO_PARTNER, holder } } = request;
    const offers = await offersFor(read, lines);
    const quote = await priceCart(read, lines, discountCode, at, holder, offers, buyer);
    const units = quotableUnits(lines, offers);
    const ahead = units.length > 0 ? await knownStaffing(ports) : null;
    if (!ahead) return { ...quote, taken: [] };
    const hold = await ownHold(read, asker, units, at);
    return withTakenTimes(quote, units, { ahead, zone: await shopZone(read), now: at, hold });
  };
