import { ADD_ON_GONE, EXPERIENCE_GONE } from '../../../buying/quote/quote.ts';
import { sum } from '../../../kernel/money.ts';
import { invalid } from '../../../kernel/refusal.ts';
import type { OfferedAddOn } from '../../../shop/catalogue/offer.ts';
import { priceOf, SEAT_CAPS, TIERS, type Tier } from '../../../shop/pricing/tiers.ts';
import type { FrozenOffer } from '../../booking/frozen-change.ts';
import type { LineChange } from '../../booking/line-change.ts';
import { MOST_PEOPLE, seatsUpTo, TOO_MANY_PEOPLE } from '../words.ts';
import type { OffersOfToday } from './amendment.ts';
import type { Variant } from './draft.ts';

/** A change of a line or a session, and its path in the request. */
export interface RequestedChange {
  readonly change: LineChange;
  readonly path: string;
}

/** The smallest tier, from `least` on, that seats this many people. */
const tierThatFits = (people: number, least: Tier): Tier =>
  TIERS.slice(TIERS.indexOf(least)).find((tier) => SEAT_CAPS[tier] >= people) ?? 'ultimate';

/**
 * The tier that a unit needs: more people than its tier seats move it up, fewer never move it down.
 * @throws Refusal 'invalid' for more people than any tier, or than the chosen tier, seats
 */
export const tierFor = ({ change, path }: RequestedChange, before: Tier, people: number | null): Tier => {
  const { selectedTier, headcount } = change;
  if (selectedTier === undefined && headcount === undefined) return before;
  if (people !== null && people > MOST_PEOPLE) throw invalid(`${path}.headcount`, TOO_MANY_PEOPLE);
  const tier = selectedTier ?? before;
  if (people === null || people <= SEAT_CAPS[tier]) return tier;
  if (selectedTier !== undefined) throw invalid(`${path}.headcount`, seatsUpTo(tier));
  return tierThatFits(people, tier);
};

/** @throws Refusal 'invalid' when it is not sold any longer */
export const offerFor = (offers: OffersOfToday, experienceId: number | null, path: string): FrozenOffer => {
  const offer = experienceId === null ? undefined : offers.get(experienceId);
  if (!offer) throw invalid(path, EXPERIENCE_GONE);
  return offer;
};

const addOnOf = (offer: FrozenOffer, id: number, path: string): OfferedAddOn => {
  const addOn = offer.addOns.find((each) => each.id === id);
  if (!addOn) throw invalid(path, ADD_ON_GONE);
  return addOn;
};

const withAddOns = (addOns: readonly OfferedAddOn[]): Pick<Variant, 'addOns' | 'addOnsTotal'> => ({
  addOns,
  addOnsTotal: sum(addOns.map(({ price }) => price)),
});

/** How a booked unit is sold after a change: what it keeps has the booked price, what is new has today's price. */
export const variantAfter = (
  requested: RequestedChange,
  before: Variant,
  people: number | null,
  offers: OffersOfToday,
): Variant => {
  const { change, path } = requested;
  const selectedTier = tierFor(requested, before.selectedTier, people);
  const today = (field: string): FrozenOffer => offerFor(offers, before.experienceId, `${path}.${field}`);
  const tierPrice =
    selectedTier === before.selectedTier
      ? before.tierPrice
      : priceOf(today(change.selectedTier ? 'selectedTier' : 'headcount').experience.prices, selectedTier);
  const ids = [...new Set(change.addOnIds ?? before.addOns.map(({ id }) => id))];
  const field = `${path}.addOnIds`;
  const booked = before.addOns.filter(({ id }) => ids.includes(id));
  const added = ids
    .filter((id) => !booked.some((each) => each.id === id))
    .map((id) => addOnOf(today('addOnIds'), id, field));
  return { ...before, selectedTier, tierPrice, ...withAddOns([...booked, ...added]) };
};

/** How a unit that is added is sold: everything at today's price, under today's policy. */
export const newVariant = (
  { path }: RequestedChange,
  offer: FrozenOffer,
  selectedTier: Tier,
  addOnIds: readonly number[],
): Variant => ({
  experienceId: offer.experience.id,
  experience: {
    title: offer.experience.title,
    slug: offer.experience.slug,
    duration: offer.experience.duration,
    imageUrl: offer.experience.imageUrl,
  },
  selectedTier,
  tierPrice: priceOf(offer.experience.prices, selectedTier),
  ...withAddOns([...new Set(addOnIds)].map((id) => addOnOf(offer, id, `${path}.addOnIds`))),
  policy: offer.policy,
});
