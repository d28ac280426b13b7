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

/** Debounce time before a changed cart is priced, in milliseconds. */
const PAUSE_MS = 150;
/** Debounce time while the billing address is typed, in milliseconds. */
const TYPING_PAUSE_MS = 400;

/** What the price of a cart depends on. Days only matter for the tax, which is handled separately. */
const pricedBy = (cart: Cart): string =>
  JSON.stringify(encodeCart(cart.map((line) => ({ ...line, slots: [] }))));

const billingIssues = (error: unknown): readonly Issue[] =>
  error instanceof ApiError ? error.issues.filter(({ path }) => path.startsWith('billing')) : [];

/** The response for a cart and buyer. */
interface Answered<Answer> {
  readonly key: string;
  readonly answer: Answer;
}

export interface Quoted {
  /** The server's price of the current cart; null until it arrives. */
  readonly quote: QuoteWire | null;
  /** Whether the price is also that of the current buyer. */
  readonly isKnown: boolean;
  /** Errors of the billing address. */
  readonly issues: readonly Issue[];
  /** What has changed since it was added to the cart, in the server's words. */
  readonly notice: string | null;
  readonly trouble: Trouble | null;
  readonly retry: () => void;
  /** Takes over the prices of a refusal. */
  readonly take: (quote: QuoteWire) => void;
}

/**
 * Requests the price whenever the cart or buyer changes. Changed prices are stored in the cart, and a notice tells so. `tax` are
 * the shop's tax settings.
 */
export function useQuote(tax: PublicConfig['tax']): Quoted {
  const { shop, sendEvent, say } = useSurroundings();
  const { cart, code, hold, billing, customer } = useBasket();
  const [quoted, setQuoted] = useState<(Answered<QuoteWire> & { readonly of: string }) | null>(null);
  const [wrong, setWrong] = useState<Answered<readonly Issue[]> | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Without a country, a company's name does not affect the tax.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies cart, code and buyer
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
        // Announced, because the total may be far from the field that changes it.
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
        // Errors of fields are shown there.
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
    // The price stays while the buyer's details are typed.
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
