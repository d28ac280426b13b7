import type { Ports } from '../../ports.ts';
import { quoteCart } from './use-cases/quote-cart.ts';

/** Pricing a cart. */
export const quoteUseCases = (ports: Ports) => ({
  quoteCart: quoteCart(ports),
});
