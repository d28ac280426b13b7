import type { Cart, CartLine } from '@wondercast/core/buying/cart/cart';
import { toMinorUnits } from '@wondercast/core/kernel/money';
import type { Wire } from '@wondercast/openapi/codec/wire';

/** The cart with the prices of a quote for the same lines. Removed experiences keep their shown prices. */
export const withQuotedPrices = (cart: Cart, quote: Pick<Wire<'Quote'>, 'lines'>): Cart =>
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
