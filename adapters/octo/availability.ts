import { type AskedDays, asOf, untaken, windowOf } from '@wondercast/core/buying/free-times/free-times';
import { freeStarts, isOnGrid, type StaffingNow } from '@wondercast/core/calendar/staffing/free-times';
import { DAY_MS, dayIn, MINUTE_MS } from '@wondercast/core/calendar/staffing/wall-clock';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { SEAT_CAPS, type Tier } from '@wondercast/core/shop/pricing/tiers';
import { whenAsked } from './capabilities.ts';
import type { OctoDeps } from './deps.ts';
import { invalidAvailability } from './errors.ts';
import { localIso } from './local-time.ts';
import { offeredPricing } from './money.ts';
import type { Offered } from './offered.ts';
import type { Told } from './products.ts';
import type { AvailabilityStatus, OctoAvailability, OctoCalendarDay } from './wire.ts';

/** The option that a request asks about. `guests` is null when the request does not say how many. */
export interface AskedOption {
  readonly offered: Offered;
  readonly tier: Tier;
  readonly guests: number | null;
}

/** The start instant that an availability id names, in any offset. @throws OctoError 'INVALID_AVAILABILITY_ID' */
export const startOfId = (id: string): Date => {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(id)
    ? new Date(id)
    : null;
  if (!at || Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9_998) throw invalidAvailability(id);
  return at;
};

/** The latest time at which a start may be booked: the start minus the longest notice period. */
export const cutoffOf = ({ offer }: Pick<Offered, 'offer'>, startsAt: Date): Date => {
  const hours = Math.max(offer.noticeHours, ...offer.rules.map(({ noticeHours }) => noticeHours));
  return new Date(startsAt.getTime() - hours * 60 * MINUTE_MS);
};

/** One start of an option in OCTO's format. */
export const availabilityOf = (
  { offered, tier, guests }: AskedOption,
  startsAt: Date,
  status: AvailabilityStatus,
  { used, selling }: Told,
): OctoAvailability => {
  const { offer, shop } = offered;
  const { zone } = shop.bookingRules;
  const cap = SEAT_CAPS[tier];
  const isFree = status === 'AVAILABLE';
  const start = localIso(startsAt, zone);
  return {
    id: start,
    localDateTimeStart: start,
    localDateTimeEnd: localIso(new Date(startsAt.getTime() + offer.minutes * MINUTE_MS), zone),
    utcCutoffAt: cutoffOf(offered, startsAt).toISOString(),
    allDay: false,
    available: isFree && (guests === null || guests <= cap),
    status,
    vacancies: isFree ? cap : 0,
    capacity: cap,
    maxUnits: cap,
    openingHours: [],
    ...whenAsked(used, 'octo/content', () => ({ title: null, shortDescription: '' })),
    ...whenAsked(used, 'octo/pricing', () => ({
      pricing: offeredPricing(offered, tier, selling, startsAt),
    })),
  };
};

/** Finds the starts that are free, and those that would be free without bookings (to tell sold out from closed). */
const looking = ({ ports }: Pick<OctoDeps, 'ports'>) => {
  const judged = async ({ offered }: AskedOption) => {
    const ahead = await ports.staffing.current();
    const now = ports.now();
    const facts: StaffingNow = { ...asOf(ahead, now), zone: offered.shop.bookingRules.zone };
    return { facts, wanted: { offer: offered.offer, language: null, now } };
  };
  type Judged = Awaited<ReturnType<typeof judged>>;
  const startsIn = ({ facts, wanted }: Judged, span: { startsAt: Date; endsAt: Date }) => ({
    free: freeStarts(facts, wanted, span).map(({ startsAt }) => startsAt),
    offered: () => freeStarts(untaken(facts), wanted, span).map(({ startsAt }) => startsAt),
  });
  return { judged, startsIn };
};

export const availabilityIn = (deps: Pick<OctoDeps, 'ports'>) => {
  const { judged, startsIn } = looking(deps);
  const statusAt = async (asked: AskedOption, id: string, startsAt: Date): Promise<AvailabilityStatus> => {
    const known = await judged(asked);
    if (!isOnGrid(asked.offered.offer, known.facts.zone, startsAt)) throw invalidAvailability(id);
    const { free, offered } = startsIn(known, {
      startsAt,
      endsAt: new Date(startsAt.getTime() + MINUTE_MS),
    });
    if (free.length > 0) return 'AVAILABLE';
    return offered().length > 0 ? 'SOLD_OUT' : 'CLOSED';
  };
  return {
    statusAt,
    /** The starts with these ids, including those that are no longer free. @throws OctoError 'INVALID_AVAILABILITY_ID' */
    byIds: async (asked: AskedOption, ids: readonly string[], told: Told) => {
      const found: OctoAvailability[] = [];
      for (const id of ids) {
        const startsAt = startOfId(id);
        found.push(availabilityOf(asked, startsAt, await statusAt(asked, id, startsAt), told));
      }
      return found;
    },
    /** The free starts within a range of days. */
    onDays: async (asked: AskedOption, days: AskedDays, told: Told): Promise<readonly OctoAvailability[]> => {
      const { free } = startsIn(await judged(asked), windowOf(days));
      return free.map((startsAt) => availabilityOf(asked, startsAt, 'AVAILABLE', told));
    },
    /** One entry for every day in a range. */
    calendar: async (
      asked: AskedOption,
      days: AskedDays,
      told: Told,
    ): Promise<readonly OctoCalendarDay[]> => {
      const starts = startsIn(await judged(asked), windowOf(days));
      const dayOf = (at: Date) => dayIn(at.getTime(), days.zone);
      const free = new Set(starts.free.map(dayOf));
      const offered = new Set(starts.offered().map(dayOf));
      const cap = SEAT_CAPS[asked.tier];
      return eachDay(days).map((localDate) => {
        const isFree = free.has(localDate);
        return {
          localDate,
          available: isFree && (asked.guests === null || asked.guests <= cap),
          status: isFree ? 'AVAILABLE' : offered.has(localDate) ? 'SOLD_OUT' : 'CLOSED',
          vacancies: isFree ? cap : 0,
          capacity: cap,
          openingHours: [],
          ...whenAsked(told.used, 'octo/pricing', () => ({
            pricingFrom: offeredPricing(asked.offered, asked.tier, told.selling),
          })),
        };
      });
    },
  };
};

export type AvailabilityIn = ReturnType<typeof availabilityIn>;

const eachDay = ({ from, to }: Pick<AskedDays, 'from' | 'to'>): readonly LocalDate[] => {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Array.from(
    { length: Math.round((last - first) / DAY_MS) + 1 },
    (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10) as LocalDate,
  );
};
