import type { QuotePorts } from './ports.ts';
import { quoteCart } from './use-cases/quote-cart.ts';

/** Pricing a cart. */
export const quoteUseCases = (ports: QuotePorts) => ({
  quoteCart: quoteCart(ports),
});
