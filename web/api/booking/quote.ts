import type { Cart, CartLine } from '@wondercast/core/buying/cart/cart';
import { toMinorUnits } from '@wondercast/core/kernel/money';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import type { QuoteWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

/** The server's price of a cart; it never refuses, it says what is wrong (decision 007). */
export const askQuote = (cart: Cart, discountCode: string | null = null): Promise<QuoteWire> =>
  write('post', '/api/quotes', { body: { items: encodeCart(cart), discountCode } });

/** The cart with the figures of a quote of the same lines. What is gone keeps what it showed. */
export const withQuotedPrices = (cart: Cart, quote: Pick<QuoteWire, 'lines'>): Cart =>
  cart.map((line, index): CartLine => {
    const quoted = quote.lines[index];
    if (!quoted || quoted.experienceId !== line.experience.id || quoted.title === null) return line;
    const tierPrice = toMinorUnits(quoted.tierPrice);
    return {
      ...line,
      tierPrice,
      experience: {
        ...line.experience,
        title: quoted.title,
        prices: { ...line.experience.prices, [line.selectedTier]: tierPrice },
      },
      addOns: line.addOns.map((addOn) => {
        const current = quoted.addOns.find(({ id }) => id === addOn.id);
        return current ? { id: addOn.id, name: current.name, price: toMinorUnits(current.price) } : addOn;
      }),
    };
  });
