import type { RequestedLine } from '../../../buying/cart/requested-line.ts';
import { priceCart } from '../../../buying/quote/price-cart.ts';
import { taxingFor } from '../../../buying/quote/quote-tax.ts';
import type { Caller } from '../../../people/caller.ts';
import type { Order } from '../order.ts';
import type { OrderPorts } from '../ports.ts';

/** Records a cart that is about to be checked out, at present prices and availability (decision 031). */
export const recordOrder =
  ({ unitOfWork, now, profile }: Pick<OrderPorts, 'unitOfWork' | 'now' | 'profile'>) =>
  (caller: Caller, lines: readonly RequestedLine[]): Promise<Order> =>
    unitOfWork(async (store) => {
      const at = now();
      const buyer = { billing: null, companyName: null };
      const taxing = await taxingFor({ profile, read: store }, buyer, at);
      const quote = await priceCart(store, lines, { discountCode: null, at, taxing });
      return store.orders.add({
        accountId: caller.kind === 'signed-in' ? caller.accountId : null,
        items: quote.lines.map((line) => ({
          experienceId: line.experienceId,
          title: line.experience?.title ?? null,
          selectedTier: line.selectedTier,
          quantity: line.quantity,
          tierPrice: line.tierPrice,
          addOns: line.addOns,
          addOnsTotal: line.addOnsTotal,
          lineTotal: line.lineTotal,
          problem: line.problem?.message ?? null,
        })),
        requestedDate:
          lines.flatMap(({ slots }) => slots.map(({ date }) => date)).find((date) => date !== null) ?? null,
        total: quote.total,
        customer: {},
        createdAt: at,
      });
    });
