import { type Slot, slotsFor } from '../../calendar/scheduling/slot.ts';
import { type Cents, plus, sum, times } from '../../kernel/money.ts';
import type { Offer, OfferedAddOn, OfferedExperience } from '../../shop/catalogue/offer.ts';
import { priceOf, type Tier } from '../../shop/pricing/tiers.ts';

/** An experience as a cart shows it: a display cache, repriced from the server (decision 030). */
export type CartExperience = OfferedExperience;
export type CartAddOn = OfferedAddOn;

/** One line of a cart. Lines that agree in experience, tier and add-ons are merged. */
export interface CartLine {
  /** Unique in its cart; the instant of adding in milliseconds where that is free. */
  readonly id: number;
  readonly experience: CartExperience;
  readonly quantity: number;
  readonly selectedTier: Tier;
  readonly tierPrice: Cents;
  readonly addOns: readonly CartAddOn[];
  /** One per unit of quantity: the time that is preferred most. */
  readonly slots: readonly Slot[];
  /** The second and third preferred times, by unit; absent while there are none. */
  readonly otherTimes?: readonly (readonly Slot[])[];
  /** How many people each unit is for; absent while nobody has said. */
  readonly headcount?: number;
}

export type Cart = readonly CartLine[];

export interface CartAddition {
  readonly experience: CartExperience;
  readonly selectedTier: Tier;
  readonly addOns: readonly CartAddOn[];
  readonly quantity: number;
  /** How many people each unit is for, where somebody has said. */
  readonly headcount?: number | null;
}

/** Most lines of a cart and units of a line (decision 006). */
export const MAX_LINES = 50;
export const MAX_QUANTITY = 1000;
/** Most units of all lines together: what one request may make the shop do is bounded. */
export const MAX_UNITS = 2000;

/** Preferred times of a unit besides the first (delivery S4). */
export const MAX_OTHER_TIMES = 2;

export const addOnsTotal = (line: Pick<CartLine, 'addOns'>): Cents =>
  sum(line.addOns.map(({ price }) => price));

/** (tierPrice + addOnsTotal) × quantity (specification §9). */
export const lineTotal = (line: Pick<CartLine, 'tierPrice' | 'addOns' | 'quantity'>): Cents =>
  times(plus(line.tierPrice, addOnsTotal(line)), line.quantity);

export const cartTotal = (cart: Cart): Cents => sum(cart.map(lineTotal));

const sameAddOns = (a: readonly CartAddOn[], b: readonly CartAddOn[]): boolean => {
  const ids = new Set(a.map(({ id }) => id));
  return ids.size === new Set(b.map(({ id }) => id)).size && b.every(({ id }) => ids.has(id));
};

const freeId = (cart: Cart, wanted: number): number =>
  cart.some(({ id }) => id === wanted) ? Math.max(...cart.map(({ id }) => id)) + 1 : wanted;

/** The line with these second and third times; without any it has no list of them. */
export const withOtherTimes = (line: CartLine, times: readonly (readonly Slot[])[]): CartLine => {
  const { otherTimes: _, ...rest } = line;
  return times.some((each) => each.length > 0) ? { ...rest, otherTimes: times } : rest;
};

const withQuantity = (line: CartLine, quantity: number): CartLine =>
  withOtherTimes(
    { ...line, quantity, slots: slotsFor(quantity, line.slots) },
    (line.otherTimes ?? []).slice(0, quantity),
  );

/**
 * Adds n units: raises the quantity of a line whose experience, tier and add-ons all match, else starts a line.
 * Days are ignored in the match; the added units are undated (decision 029). Of two headcounts the larger one stays. `now` is the new line's id, in milliseconds.
 */
export const addToCart = (cart: Cart, addition: CartAddition, now: number): Cart => {
  const { experience, selectedTier, addOns, quantity } = addition;
  const people = (before = 0): Pick<CartLine, 'headcount'> => {
    const headcount = Math.max(before, addition.headcount ?? 0);
    return headcount > 0 ? { headcount } : {};
  };
  const twin = cart.find(
    (line) =>
      line.experience.id === experience.id &&
      line.selectedTier === selectedTier &&
      sameAddOns(line.addOns, addOns),
  );
  if (twin) {
    const raised = Math.min(twin.quantity + quantity, MAX_QUANTITY);
    return cart.map((line) =>
      line === twin ? { ...withQuantity(line, raised), ...people(twin.headcount) } : line,
    );
  }
  const line: CartLine = {
    id: freeId(cart, now),
    experience,
    quantity: Math.min(quantity, MAX_QUANTITY),
    selectedTier,
    tierPrice: priceOf(experience.prices, selectedTier),
    addOns,
    slots: slotsFor(Math.min(quantity, MAX_QUANTITY), []),
    ...people(),
  };
  return [...cart, line];
};

/** Zero or less removes the line. */
export const setQuantity = (cart: Cart, lineId: number, quantity: number): Cart =>
  quantity <= 0
    ? removeLine(cart, lineId)
    : cart.map((line) => (line.id === lineId ? withQuantity(line, Math.min(quantity, MAX_QUANTITY)) : line));

export const removeLine = (cart: Cart, lineId: number): Cart => cart.filter(({ id }) => id !== lineId);

/** A line is scheduled when all its units have a day (decision 029). */
export const isScheduled = (line: Pick<CartLine, 'slots'>): boolean =>
  line.slots.every(({ date }) => date !== null);

/** The cart at current prices. Lines whose experience or add-ons are deleted show what they showed; a quote names the problem. */
export const reprice = (cart: Cart, offers: ReadonlyMap<number, Offer>): Cart =>
  cart.map((line) => {
    const offer = offers.get(line.experience.id);
    if (!offer) return line;
    const addOns = line.addOns.map((addOn) => offer.addOns.find(({ id }) => id === addOn.id) ?? addOn);
    return {
      ...line,
      experience: offer.experience,
      tierPrice: priceOf(offer.experience.prices, line.selectedTier),
      addOns,
    };
  });
