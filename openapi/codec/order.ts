import type { Order } from '@wondercast/core/desk/order/order';
import { toAmount } from '@wondercast/core/kernel/money';
import { encodeLineAddOn } from './quote.ts';
import type { Wire } from './wire.ts';

export const encodeOrder = (order: Order): Wire<'Order'> => ({
  id: order.id,
  status: order.status,
  items: order.items.map((item) => ({
    experienceId: item.experienceId,
    title: item.title,
    selectedTier: item.selectedTier,
    quantity: item.quantity,
    tierPrice: toAmount(item.tierPrice),
    addOns: item.addOns.map(encodeLineAddOn),
    addOnsTotal: toAmount(item.addOnsTotal),
    lineTotal: toAmount(item.lineTotal),
    problem: item.problem,
  })),
  totalPrice: toAmount(order.total),
  createdAt: order.createdAt.toISOString(),
});
