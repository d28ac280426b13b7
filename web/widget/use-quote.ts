import { ApiError } from '@wondercast/client';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import { formatMoney, toMinorUnits } from '@wondercast/core/kernel/money';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import { useEffect, useState } from 'preact/hooks';
import type { PublicConfig, QuoteWire } from '../api/transport/wire.ts';
import type { Issue } from '../headless/billing-draft.ts';
import { withQuotedPrices } from '../headless/quoted-prices.ts';
import { useBasket, useSurroundings } from './surroundings.ts';
import { problemFor, type Trouble } from './trouble.ts';

/** A cart is priced once it has not changed for this long. */
const PAUSE_MS = 150;
/** So it is while somebody types who is invoiced. */
const TYPING_PAUSE_MS = 400;

/** What decides its price: the days do not, but for the tax. */
const pricedBy = (cart: Cart): string =>
  JSON.stringify(encodeCart(cart.map((line) => ({ ...line, slots: [] }))));

const billingIssues = (error: unknown): readonly Issue[] =>
  error instanceof ApiError ? error.issues.filter(({ path }) => path.startsWith('billing')) : [];

/** What the shop has said of a cart and of who buys it. */
interface Answered<Answer> {
  readonly key: string;
  readonly answer: Answer;
}

export interface Quoted {
  /** The shop's price of the cart as it stands; null until it has come. */
  readonly quote: QuoteWire | null;
  /** The price is that of who buys it as well. */
  readonly isKnown: boolean;
  /** What is wrong with who is invoiced. */
  readonly issues: readonly Issue[];
  /** What has changed since it was put into the cart, in the shop's words. */
  readonly notice: string | null;
  readonly trouble: Trouble | null;
  readonly retry: () => void;
  /** Takes over figures that came with a refusal. */
  readonly take: (quote: QuoteWire) => void;
}

/**
 * Asks the shop what the cart costs whenever it changes, or who buys it. Other prices than those shown go into the cart, and that is said.
 * `tax` is what the shop says of it.
 */
export function useQuote(tax: PublicConfig['tax']): Quoted {
  const { shop, sendEvent, say } = useSurroundings();
  const { cart, code, hold, billing, customer } = useBasket();
  const [quoted, setQuoted] = useState<(Answered<QuoteWire> & { readonly of: string }) | null>(null);
  const [wrong, setWrong] = useState<Answered<readonly Issue[]> | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Without a country a company's name says nothing about tax.
  const buyer = billing?.sent ? { billing: billing.sent, companyName: customer.companyName } : null;
  const of = JSON.stringify([pricedBy(cart), code, hold?.id]);
  const key = of + JSON.stringify(tax && [buyer, encodeCart(cart)]);

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
        const body = { items: encodeCart(cart), discountCode: code, hold: hold?.id ?? null, ...buyer };
        const quote = await shop.client.post('/api/quotes', {
          body,
          idempotencyKey: null,
          signal: leaving.signal,
        });
        setTrouble(null);
        if (take(quote) || quote.discount?.error) return;
        setQuoted({ key, of, answer: quote });
        // The sum may be far from where it is decided.
        if (buyer) say(`Total ${formatMoney(toMinorUnits(quote.total))}`);
        sendEvent('quoted', {
          items: cart.length,
          subtotal: quote.subtotal,
          discount: quote.discount?.amount ?? 0,
          total: quote.total,
        });
      } catch (error) {
        if (leaving.signal.aborted) return;
        const issues = billingIssues(error);
        // The fields say it themselves.
        if (issues.length > 0) return setWrong({ key, answer: issues });
        const found = await problemFor(error, shop.client);
        setTrouble(found);
        sendEvent('error', found);
      }
    };
    const timer = setTimeout(() => void ask(), buyer ? TYPING_PAUSE_MS : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key, attempt, shop]);

  const issues = wrong?.key === key ? wrong.answer : [];
  return {
    // It stays while somebody types who buys it.
    quote: quoted?.of === of && issues.length === 0 ? quoted.answer : null,
    isKnown: quoted?.key === key,
    issues,
    notice,
    trouble,
    retry: () => setAttempt((count) => count + 1),
    take: (quote) => {
      if (!take(quote) && !quote.discount?.error) setQuoted({ key, of, answer: quote });
    },
  };
}
