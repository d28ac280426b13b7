import type { OrderPorts } from './ports.ts';
import { recordOrder } from './use-cases/record-order.ts';

/** Recording orders, which the cart panel's Checkout sends. */
export const orderUseCases = (ports: OrderPorts) => ({
  recordOrder: recordOrder(ports),
});
