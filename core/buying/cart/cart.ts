import type { ZonedTime } from '../../calendar/scheduling/session.ts';
import type { Slot } from '../../calendar/scheduling/slot.ts';
import { type MinorUnits, plus, sum, times } from '../../kernel/money.ts';
import type { BookingMode } from '../../shop/catalogue/booking-mode.ts';
import type { Offer, OfferedAddOn, OfferedExperience } from '../../shop/catalogue/offer.ts';
import { priceOf, type Tier } from '../../shop/pricing/tiers.ts';

/** An experience as a cart shows it: a display cache, updated with prices from the server (decision 030). */
export interface CartExperience extends OfferedExperience {
  /** Whether it had free times when it was put into the cart; absent in carts from before free times existed. */
  readonly bookingMode?: BookingMode;
}
export type CartAddOn = OfferedAddOn;

/** One line of a cart. Lines that agree in experience, tier and add-ons are merged. */
export interface CartLine {
  /** Unique in its cart; the instant of adding in milliseconds where that is free. */
  readonly id: number;
  readonly experience: CartExperience;
  readonly quantity: number;
  readonly selectedTier: Tier;
  readonly tierPrice: MinorUnits;
  readonly addOns: readonly CartAddOn[];
  /** One per unit: its first preferred time. */
  readonly slots: readonly Slot[];
  /** The second and third preferred times, by unit; absent while there are none. */
  readonly otherTimes?: readonly (readonly Slot[])[];
  /** The free time that was chosen for each unit, null for those without; absent while no unit has one. A unit with one has no slot. */
  readonly chosen?: readonly (ZonedTime | null)[];
  /** How many people each unit is for; absent while nobody has said. */
  readonly headcount?: number;
}

export type Cart = readonly CartLine[];

/** Most lines of a cart and units of a line (decision 006). */
export const MAX_LINES = 50;
export const MAX_QUANTITY = 1000;
/** Most units of all lines together: what one request may make the shop do is bounded. */
export const MAX_UNITS = 2000;

/** Maximum number of preferred times of a unit besides the first. */
export const MAX_OTHER_TIMES = 2;

export const addOnsTotal = (line: Pick<CartLine, 'addOns'>): MinorUnits =>
  sum(line.addOns.map(({ price }) => price));

/** (tierPrice + addOnsTotal) × quantity (specification §9). */
export const lineTotal = (line: Pick<CartLine, 'tierPrice' | 'addOns' | 'quantity'>): MinorUnits =>
  times(plus(line.tierPrice, addOnsTotal(line)), line.quantity);

export const cartTotal = (cart: Cart): MinorUnits => sum(cart.map(lineTotal));

/** The free time of a unit, counted from 0; null where it has none. */
export const timeOf = ({ chosen }: Pick<CartLine, 'chosen'>, unit: number): ZonedTime | null =>
  chosen?.[unit] ?? null;

/** A line is scheduled when all its units have a day (decision 029) or a free time. */
export const isScheduled = (line: Pick<CartLine, 'slots' | 'chosen'>): boolean =>
  line.slots.every(({ date }, unit) => date !== null || timeOf(line, unit) !== null);

/** The cart at current prices. Lines whose experience or add-ons are deleted keep what they showed; a quote names the problem. */
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
