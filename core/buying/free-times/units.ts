import type { Zone } from '../../calendar/scheduling/zone.ts';
import type { OfferedTimes } from '../../calendar/staffing/free-times.ts';
import type { TimeHold } from '../../calendar/staffing/time-hold.ts';
import { type Issue, Refusal } from '../../kernel/refusal.ts';
import { takesWishes } from '../../shop/catalogue/booking-mode.ts';
import type { Offer } from '../../shop/catalogue/offer.ts';
import type { RequestedLine } from '../cart/requested-line.ts';
import { offeredTimes, timedOf } from './offered-times.ts';
import { BOOKED_BY_REQUEST, CHOOSE_A_TIME } from './words.ts';

/** One unit of a cart with a free time. */
export interface TimedUnit {
  /** Its path in the request: `items.0.startsAt.1`. */
  readonly path: string;
  /** Index among the cart's lines, from 0. */
  readonly line: number;
  /** Index within its line, from 0. */
  readonly unit: number;
  readonly offer: OfferedTimes;
  readonly startsAt: Date;
  readonly zone: Zone;
  readonly language: string | null;
}

type Line = Pick<RequestedLine, 'experienceId' | 'quantity' | 'chosen' | 'language'>;

/**
 * The units of a cart that have a free time.
 * @throws Refusal 'invalid' at each unit whose experience has no free times
 */
export const timedUnits = (
  lines: readonly Line[],
  offers: ReadonlyMap<number, Offer>,
): readonly TimedUnit[] => {
  const issues: Issue[] = [];
  const units = lines.flatMap(({ experienceId, chosen = [], language = null }, line) =>
    chosen.flatMap((time, unit): readonly TimedUnit[] => {
      if (!time) return [];
      const path = `items.${line}.startsAt.${unit}`;
      const offered = offers.get(experienceId);
      const offer = offered ? offeredTimes(timedOf(offered), offered.rules) : null;
      if (offer) return [{ path, line, unit, offer, ...time, language }];
      issues.push({ path, message: BOOKED_BY_REQUEST });
      return [];
    }),
  );
  if (issues[0]) throw new Refusal('invalid', issues[0].message, { issues });
  return units;
};

/**
 * Asserts that every unit of an experience without preferred times has a free time.
 * @throws Refusal 'invalid' at each unit that has none
 */
export const assertTimesChosen = (lines: readonly Line[], offers: ReadonlyMap<number, Offer>): void => {
  const issues = lines.flatMap(({ experienceId, quantity, chosen = [] }, line): readonly Issue[] => {
    const offer = offers.get(experienceId);
    if (!offer || takesWishes(offer.booking)) return [];
    return Array.from({ length: quantity }, (_, unit) => unit).flatMap((unit) =>
      chosen[unit] ? [] : [{ path: `items.${line}.startsAt.${unit}`, message: CHOOSE_A_TIME }],
    );
  });
  if (issues[0]) throw new Refusal('invalid', CHOOSE_A_TIME, { issues });
};

const isHeldAs = (unit: TimedUnit, held: TimeHold['units'][number]): boolean =>
  held.experienceId === unit.offer.experienceId &&
  held.startsAt.getTime() === unit.startsAt.getTime() &&
  held.minutes === unit.offer.minutes &&
  held.language === unit.language;

/** For each unit, the index of a unit of the hold with the same time, each used once; null where none is held. */
export const heldPlaces = (
  units: readonly TimedUnit[],
  hold: TimeHold | null,
): readonly (number | null)[] => {
  const used = new Set<number>();
  return units.map((unit) => {
    const place = hold?.units.findIndex((held, at) => !used.has(at) && isHeldAs(unit, held)) ?? -1;
    if (place < 0) return null;
    used.add(place);
    return place;
  });
};
