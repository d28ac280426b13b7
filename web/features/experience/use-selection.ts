import { addToCart } from '@wondercast/core/buying/cart/add-to-cart';
import { type CartAddOn, lineTotal } from '@wondercast/core/buying/cart/cart';
import { mayMeanPeople, type Room, roomFor } from '@wondercast/core/buying/cart/people';
import { ADDED_TO_CART } from '@wondercast/core/buying/cart/words';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { MAX_TIMED_UNITS } from '@wondercast/core/calendar/staffing/time-hold';
import { type MinorUnits, sum } from '@wondercast/core/kernel/money';
import {
  DEFAULT_TIER,
  priceOf,
  type Tier,
  type TierPrices,
  tierLabel,
} from '@wondercast/core/shop/pricing/tiers';
import { decodeOfferedAddOn, decodeOfferedExperience } from '@wondercast/openapi/codec/offer';
import { useState } from 'react';
import type { AddOnWire, ExperienceWire } from '../../api/transport/wire.ts';
import { changeCart } from '../../cart/cart-store.ts';
import { headcountOf, peopleProblem } from '../../headless/people-field.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { viewCart } from '../../ui/overlays/view-cart.ts';

export interface Selection {
  readonly prices: TierPrices;
  readonly tier: Tier;
  readonly chooseTier: (tier: Tier) => void;
  readonly quantity: number;
  readonly chooseQuantity: (quantity: number) => void;
  /** The typed number of people. */
  readonly people: string;
  /** Sets the typed text, with the tier and quantity for it. */
  readonly choosePeople: (text: string, room: Room | null) => void;
  /** Whether to ask if the quantity was meant as people. */
  readonly isAsking: boolean;
  readonly meanPeople: () => void;
  readonly stopAsking: () => void;
  readonly addOns: readonly CartAddOn[];
  readonly toggleAddOn: (id: number) => void;
  /** The chosen free time; null without one. */
  readonly time: ZonedTime | null;
  readonly chooseTime: (time: ZonedTime | null) => void;
  readonly tierTotal: MinorUnits;
  readonly addOnsTotal: MinorUnits;
  readonly total: MinorUnits;
  /** Adds to the cart, or first asks about a large quantity. */
  readonly add: () => void;
  readonly addSessions: () => void;
}

/** What a visitor is about to add to the cart: tier, quantity, add-ons and time. */
export function useSelection(experience: ExperienceWire, offered: readonly AddOnWire[]): Selection {
  const [tier, chooseTier] = useState<Tier>(DEFAULT_TIER);
  const [quantity, chooseQuantity] = useState(1);
  const [people, setPeople] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [taken, chooseTime] = useState<ZonedTime | null>(null);
  // A larger quantity than a cart may have at free times is added without times.
  const time = quantity <= MAX_TIMED_UNITS ? taken : null;
  const cartExperience = decodeOfferedExperience(experience);
  const addOns = offered.filter(({ id }) => chosen.has(id)).map(decodeOfferedAddOn);
  const tierPrice = priceOf(cartExperience.prices, tier);
  const headcount = peopleProblem(people, tier, quantity) === null ? headcountOf(people, quantity) : null;
  const choosePeople = (text: string, room: Room | null) => {
    setPeople(text);
    if (!room) return;
    chooseTier(room.tier);
    chooseQuantity(room.sessions);
  };
  const addSessions = () => {
    setAsking(false);
    const addition = { experience: cartExperience, selectedTier: tier, addOns, quantity, headcount, time };
    changeCart((cart) => addToCart(cart, addition, Date.now()));
    // Afterwards the chosen add-ons are cleared (specification §4).
    setChosen(new Set());
    chooseTime(null);
    const extras = addOns.length > 0 ? ` with ${addOns.length} add-on(s)` : '';
    showToast(
      ADDED_TO_CART,
      `${quantity} ${tierLabel(tier)} tier(s) of ${experience.title}${extras} added to your cart!`,
      viewCart,
    );
  };
  return {
    prices: cartExperience.prices,
    tier,
    chooseTier,
    quantity,
    chooseQuantity,
    people,
    choosePeople,
    isAsking,
    meanPeople: () => {
      setAsking(false);
      choosePeople(String(quantity), roomFor(quantity));
    },
    stopAsking: () => setAsking(false),
    addOns,
    toggleAddOn: (id) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    time,
    chooseTime,
    tierTotal: lineTotal({ tierPrice, addOns: [], quantity }),
    addOnsTotal: sum(addOns.map(({ price }) => price)),
    total: lineTotal({ tierPrice, addOns, quantity }),
    add: () => {
      if (mayMeanPeople(quantity) && headcount === null) setAsking(true);
      else addSessions();
    },
    addSessions,
  };
}
