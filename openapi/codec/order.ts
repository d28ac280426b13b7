import type { Order } from '@wondercast/core/desk/order/order';
import { toDollars } from '@wondercast/core/kernel/money';
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
    tierPrice: toDollars(item.tierPrice),
    addOns: item.addOns.map(encodeLineAddOn),
    addOnsTotal: toDollars(item.addOnsTotal),
    lineTotal: toDollars(item.lineTotal),
    problem: item.problem,
  })),
  totalPrice: toDollars(order.total),
  createdAt: order.createdAt.toISOString(),
});
