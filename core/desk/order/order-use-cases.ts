import type { Ports } from '../../ports.ts';
import { recordOrder } from './use-cases/record-order.ts';

/** Recording what the cart panel sends. */
export const orderUseCases = (ports: Ports) => ({
  recordOrder: recordOrder(ports),
});
