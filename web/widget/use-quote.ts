import type { Cart } from '@wondercast/core/buying/cart/cart';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import { useEffect, useState } from 'preact/hooks';
import type { QuoteWire } from '../api/transport/wire.ts';
import { withQuotedPrices } from '../headless/quoted-prices.ts';
import { useBasket, useSurroundings } from './surroundings.ts';
import { problemFor, type Trouble } from './trouble.ts';

/** A cart is priced once it has not changed for this long. */
const PAUSE_MS = 150;

/** What decides its price: the days do not. */
const pricedBy = (cart: Cart): string =>
  JSON.stringify(encodeCart(cart.map((line) => ({ ...line, slots: [] }))));

export interface Quoted {
  /** The shop's price of the cart as it stands; null until it has come. */
  readonly quote: QuoteWire | null;
  /** What has changed since it was put into the cart, in the shop's words. */
  readonly notice: string | null;
  readonly trouble: Trouble | null;
  readonly retry: () => void;
  /** Takes over figures that came with a refusal. */
  readonly take: (quote: QuoteWire) => void;
}

/** Asks the shop what the cart costs whenever it changes. Other prices than those shown go into the cart, and that is said. */
export function useQuote(): Quoted {
  const { shop, sendEvent } = useSurroundings();
  const { cart, code, hold } = useBasket();
  const [quoted, setQuoted] = useState<{ readonly key: string; readonly quote: QuoteWire } | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([pricedBy(cart), code, hold?.id]);

  const take = (quote: QuoteWire) => {
    const { cart: current } = shop.basket.now();
    const priced = withQuotedPrices(current, quote);
    if (quote.discount?.error) {
      setNotice(quote.discount.error);
      shop.basket.change({ code: null });
    }
    if (pricedBy(priced) === pricedBy(current)) return false;
    setNotice(quote.lines.find(({ problem }) => problem)?.problem ?? null);
    shop.basket.change({ cart: priced });
    return true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the cart and the code
  useEffect(() => {
    if (cart.length === 0) return;
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const body = { items: encodeCart(cart), discountCode: code, hold: hold?.id ?? null };
        const quote = await shop.client.post('/api/quotes', {
          body,
          idempotencyKey: null,
          signal: leaving.signal,
        });
        setTrouble(null);
        if (take(quote) || quote.discount?.error) return;
        setQuoted({ key, quote });
        sendEvent('quoted', {
          items: cart.length,
          subtotal: quote.subtotal,
          discount: quote.discount?.amount ?? 0,
          total: quote.total,
        });
      } catch (error) {
        if (leaving.signal.aborted) return;
        const found = await problemFor(error, shop.client);
        setTrouble(found);
        sendEvent('error', found);
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key, attempt, shop]);

  return {
    quote: quoted?.key === key ? quoted.quote : null,
    notice,
    trouble,
    retry: () => setAttempt((count) => count + 1),
    take: (quote) => void take(quote),
  };
}
