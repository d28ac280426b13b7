import type { OrderPorts } from './ports.ts';
import { recordOrder } from './use-cases/record-order.ts';

/** Recording what the cart panel sends. */
export const orderUseCases = (ports: OrderPorts) => ({
  recordOrder: recordOrder(ports),
});
