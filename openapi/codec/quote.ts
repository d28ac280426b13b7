import { addOnsTotal, type Cart, type CartLine } from '@wondercast/core/buying/cart/cart';
import { preferencesOf } from '@wondercast/core/buying/cart/cart-times';
import type { CheckedQuote } from '@wondercast/core/buying/quote/checked-times';
import type { Quote } from '@wondercast/core/buying/quote/quote';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { currency, toAmount } from '@wondercast/core/kernel/money';
import type { OfferedAddOn } from '@wondercast/core/shop/catalogue/offer';
import { linePolicies } from '@wondercast/core/shop/policy/line-policies';
import { FREE_POLICY } from '@wondercast/core/shop/policy/policy';
import { encodeLinePolicies, encodePolicyList } from './policy.ts';
import { encodeQuotedTax } from './taxed.ts';
import type { Wire } from './wire.ts';

export const encodeLineAddOn = ({ id, name, price }: OfferedAddOn): Wire<'LineAddOn'> => ({
  id,
  name,
  price: toAmount(price),
});

/** Of an empty cart everything comes back. */
const quotedPolicies = ({ lines }: Quote) => {
  const known = lines.flatMap(({ policy, experience }) =>
    policy && experience ? [{ title: experience.title, policy }] : [],
  );
  return linePolicies(known.length > 0 ? known : [{ title: '', policy: FREE_POLICY }]);
};

export const encodeQuote = (quote: Quote & Partial<Pick<CheckedQuote, 'taken'>>): Wire<'Quote'> => ({
  currency: currency(),
  lines: quote.lines.map((line) => ({
    experienceId: line.experienceId,
    title: line.experience?.title ?? null,
    selectedTier: line.selectedTier,
    quantity: line.quantity,
    tierPrice: toAmount(line.tierPrice),
    addOns: line.addOns.map(encodeLineAddOn),
    addOnsTotal: toAmount(line.addOnsTotal),
    unitPrice: toAmount(line.unitPrice),
    lineTotal: toAmount(line.lineTotal),
    headcount: line.headcount,
    startsAt: line.chosen?.map((time) => time?.startsAt ?? null) ?? null,
    language: line.language ?? null,
    problem: line.problem?.message ?? null,
  })),
  subtotal: toAmount(quote.subtotal),
  discount: quote.discount && {
    code: quote.discount.code,
    description: quote.discount.description,
    amount: toAmount(quote.discount.amount),
    error: quote.discount.error,
  },
  tax: encodeQuotedTax(quote.tax),
  total: toAmount(quote.total),
  policy: encodePolicyList(quotedPolicies(quote)),
  policies: encodeLinePolicies(quotedPolicies(quote)),
  taken: (quote.taken ?? []).map((each) => ({ ...each, alternatives: [...each.alternatives] })),
});

/** Without the look at zones that reading slots takes: carts are part of the first load. */
const encodeSlot = ({ date, time, meridiem, zone }: Slot) => ({ date, time, meridiem, zone });

/** All preferred times of each unit, where there is more than the slot says. */
const encodePreferences = (line: CartLine) => {
  const preferences = preferencesOf(line);
  return preferences && { preferences: preferences.map((times) => times.map(encodeSlot)) };
};

/** The free time of each unit, with the zone in which it was shown. */
const encodeChosen = ({ chosen }: CartLine) =>
  chosen && {
    startsAt: chosen.map((time) => time?.startsAt.toISOString() ?? null),
    timezone: chosen.map((time) => time?.zone ?? null),
  };

/** A cart as every operation takes it (decision 006). The prices shown to the customer go along, to be compared. */
export const encodeCart = (cart: Cart) =>
  cart.map((line) => ({
    experienceId: line.experience.id,
    selectedTier: line.selectedTier,
    quantity: line.quantity,
    tierPrice: toAmount(line.tierPrice),
    addOns: line.addOns.map(encodeLineAddOn),
    addOnsTotal: toAmount(addOnsTotal(line)),
    slots: line.slots.map(encodeSlot),
    ...encodePreferences(line),
    ...encodeChosen(line),
    ...(line.headcount && { headcount: line.headcount }),
  }));
