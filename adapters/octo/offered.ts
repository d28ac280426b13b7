import { offeredTimes } from '@wondercast/core/buying/free-times/offered-times';
import type { StaffingAhead } from '@wondercast/core/buying/free-times/ports';
import { rulesInForce } from '@wondercast/core/calendar/scheduling/booking-rules';
import type { OfferedTimes } from '@wondercast/core/calendar/staffing/free-times';
import { DAY_MS } from '@wondercast/core/calendar/staffing/wall-clock';
import type { Experience } from '@wondercast/core/shop/catalogue/experience';
import type { Snapshot } from '@wondercast/core/shop/catalogue/snapshot';
import { isTier, type Tier } from '@wondercast/core/shop/pricing/tiers';
import type { OctoDeps } from './deps.ts';
import { invalidOption, invalidProduct } from './errors.ts';
import { localStartTimes } from './start-times.ts';

/** An experience with free times: a product in the standard's terms. */
export interface Offered {
  readonly experience: Experience;
  readonly offer: OfferedTimes;
  /** Never empty. */
  readonly startTimes: readonly string[];
  readonly shop: Snapshot;
}

const ID = /^[1-9]\d{0,9}$/;

/** Start times computed for one state of hosts and catalogue and one day. */
interface Worked {
  readonly facts: StaffingAhead;
  readonly shop: Snapshot;
  readonly day: number;
  readonly known: Map<number, readonly string[]>;
}

/** Finds the offered products. Start times are cached and recomputed when hosts, catalogue or day change. */
export const offeredIn = ({ live, ports }: Pick<OctoDeps, 'live' | 'ports'>) => {
  let worked: Worked | null = null;
  const knownTimes = async (): Promise<Worked> => {
    const facts = await ports.staffing.current();
    const shop = live.current();
    const day = Math.floor(ports.now().getTime() / DAY_MS);
    if (worked?.facts !== facts || worked.shop !== shop || worked.day !== day)
      worked = { facts, shop, day, known: new Map() };
    return worked;
  };
  const asOffered = (experience: Experience, { facts, shop, known }: Worked): readonly Offered[] => {
    const offer = offeredTimes(experience, rulesInForce(experience.bookingRules, shop.bookingRules));
    if (!offer) return [];
    const startTimes =
      known.get(experience.id) ?? localStartTimes(facts, offer, shop.bookingRules.zone, ports.now());
    known.set(experience.id, startTimes);
    return startTimes.length === 0 ? [] : [{ experience, offer, startTimes, shop }];
  };
  return {
    all: async (): Promise<readonly Offered[]> => {
      const now = await knownTimes();
      return now.shop.experiences.flatMap((experience) => asOffered(experience, now));
    },
    /** null when the experience has no free times, or no longer exists. */
    find: async (id: number): Promise<Offered | null> => {
      const now = await knownTimes();
      const experience = now.shop.byId.get(id);
      return experience ? (asOffered(experience, now)[0] ?? null) : null;
    },
    /** @throws OctoError 'INVALID_PRODUCT_ID' */
    product: async (id: string): Promise<Offered> => {
      const now = await knownTimes();
      const experience = ID.test(id) ? now.shop.byId.get(Number(id)) : undefined;
      const [found] = experience ? asOffered(experience, now) : [];
      if (!found) throw invalidProduct(id);
      return found;
    },
  };
};

export type OfferedIn = ReturnType<typeof offeredIn>;

/** The tier of an option id. @throws OctoError 'INVALID_OPTION_ID' */
export const tierOf = (optionId: string): Tier => {
  if (!isTier(optionId)) throw invalidOption(optionId);
  return optionId;
};
