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

/** The total of a checkout with tax. */
export interface TaxedTotal {
  readonly total: MinorUnits;
  /** null when the shop charges no tax, and until it has replied. */
  readonly tax: QuoteWire['tax'];
  readonly errors: BillingErrors;
  /** Whether the shop has replied for the current input. */
  readonly isKnown: boolean;
  /** Requests the total again, after the shop has reported changed prices or tax. */
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

/** Requests the total from the server if the shop charges tax, because it depends on the customer's place. */
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
