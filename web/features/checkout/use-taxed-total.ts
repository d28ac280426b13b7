import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import { type MinorUnits, toMinorUnits } from '@wondercast/core/kernel/money';
import { askQuote, type QuotedBuyer } from '../../api/booking/quote.ts';
import { useShopRules } from '../../api/catalogue/shop-rules.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { QuoteWire } from '../../api/transport/wire.ts';
import { useSettled } from '../../forms/amending/use-settled.ts';
import {
  type BillingDraft,
  type BillingErrors,
  billingErrors,
  billingOf,
} from '../../headless/billing-draft.ts';

/** What a checkout comes to with tax. */
export interface TaxedTotal {
  readonly total: MinorUnits;
  /** null where the shop says no tax, and until it has answered. */
  readonly tax: QuoteWire['tax'];
  readonly errors: BillingErrors;
  /** The shop has answered for what is on the screen. */
  readonly isKnown: boolean;
  /** Asks again: the shop has said that its prices or its tax are others now. */
  readonly renew: () => void;
}

interface Asked {
  readonly cart: Cart;
  readonly discountCode: string | null;
  readonly billing: BillingDraft;
  readonly companyName: string | null;
  /** Without tax. */
  readonly total: MinorUnits;
}

/** Asks the shop, where it says tax: what is paid depends on where the customer is. */
export function useTaxedTotal({ cart, discountCode, billing, companyName, total }: Asked): TaxedTotal {
  const { tax } = useShopRules();
  const asked = JSON.stringify({ billing: billingOf(billing), companyName });
  const settled = useSettled(asked);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['tax', cart, discountCode, settled],
    queryFn: () => askQuote(cart, discountCode, JSON.parse(settled) as QuotedBuyer),
    enabled: tax !== null && cart.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const renew = () => {
    if (tax !== null) void refetch();
  };
  if (tax === null) return { total, tax: null, errors: {}, isKnown: true, renew };
  const issues = error instanceof ApiError ? error.issues : [];
  return {
    total: data ? toMinorUnits(data.total) : total,
    tax: data?.tax ?? null,
    errors: billingErrors(issues),
    isKnown: data !== undefined && !isPlaceholderData && error === null && settled === asked,
    renew,
  };
}
