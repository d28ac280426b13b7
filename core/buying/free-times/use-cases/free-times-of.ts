import type { BookingRules } from '../../../calendar/scheduling/booking-rules.ts';
import { rulesInForce } from '../../../calendar/scheduling/booking-rules.ts';
import { dayIn } from '../../../calendar/staffing/wall-clock.ts';
import type { LocalDate } from '../../../kernel/calendar.ts';
import type { Experience } from '../../../shop/catalogue/experience.ts';
import {
  type AskedDays,
  asOf,
  changesByItself,
  type FreeTimes,
  firstFree,
  freeDaysOn,
  freeTimesOn,
  NO_FREE_TIMES,
  windowOf,
} from '../free-times.ts';
import { type Moving, withoutMoving } from '../moving.ts';
import { offeredTimes, type Timed } from '../offered-times.ts';
import type { FreeTimesPorts, StaffingAhead } from '../ports.ts';

export type TimedExperience = Timed & Pick<Experience, 'bookingRules'>;

/** The request for an experience that is sold, with the shop's own rules of booking, whose time zone decides days and grid. */
export interface AskedFreeTimes extends AskedDays {
  readonly experience: TimedExperience;
  readonly shopRules: BookingRules;
  /** BCP 47; null when any will do. */
  readonly language: string | null;
  /** How many units begin at the same time, each with a host of its own. */
  readonly units: number;
  /** The asker's own hold: what it reserves counts as free. */
  readonly holdId: string | null;
  /** The asker's session that moves, with its present length. */
  readonly moving?: (Moving & { readonly minutes: number }) | null;
}

export interface AnsweredFreeTimes extends FreeTimes {
  /** The facts that the answer was computed from: another object after each change. */
  readonly facts: StaffingAhead;
  /** Until when the answer is valid while nothing changes. */
  readonly holdsUntil: Date | null;
}

const offerOf = ({ experience, shopRules }: Pick<AskedFreeTimes, 'experience' | 'shopRules'>) =>
  offeredTimes(experience, rulesInForce(experience.bookingRules, shopRules));

/**
 * The free times on some days, correct to the second at which they are returned.
 * @throws Refusal 'unavailable'
 */
export const freeTimesOf =
  ({ staffing, now }: Pick<FreeTimesPorts, 'staffing' | 'now'>) =>
  async (asked: AskedFreeTimes): Promise<AnsweredFreeTimes> => {
    const { moving = null } = asked;
    const known = await staffing.current();
    const at = now();
    const offered = offerOf(asked);
    if (!offered) return { ...NO_FREE_TIMES, facts: known, holdsUntil: null };
    const offer = moving ? { ...offered, minutes: moving.minutes } : offered;
    const then = { ...asOf(known, at, asked.holdId), zone: asked.shopRules.zone };
    const facts = moving ? withoutMoving(then, moving) : then;
    const wanted = { offer, language: asked.language, now: at };
    return {
      ...freeTimesOn(facts, wanted, asked, asked.units),
      facts: known,
      holdsUntil: changesByItself(facts, offer, at),
    };
  };

/** The free days of several experiences, by experience id. */
export interface FreeDaysOfMany extends Pick<AnsweredFreeTimes, 'facts' | 'holdsUntil'> {
  readonly days: ReadonlyMap<number, readonly LocalDate[]>;
}

/** On which days each of some experiences has a free time. */
export const freeDaysOf =
  ({ staffing, now }: Pick<FreeTimesPorts, 'staffing' | 'now'>) =>
  async (
    experiences: readonly TimedExperience[],
    shopRules: BookingRules,
    asked: AskedDays,
  ): Promise<FreeDaysOfMany> => {
    const known = await staffing.current();
    const at = now();
    const facts = { ...asOf(known, at), zone: shopRules.zone };
    let holdsUntil: Date | null = null;
    const days = new Map(
      experiences.map((experience): readonly [number, readonly LocalDate[]] => {
        const offer = offerOf({ experience, shopRules });
        if (!offer) return [experience.id, []];
        const until = changesByItself(facts, offer, at);
        if (holdsUntil === null || until < holdsUntil) holdsUntil = until;
        return [experience.id, freeDaysOn(facts, { offer, language: null, now: at }, asked)];
      }),
    );
    return { days, facts: known, holdsUntil };
  };

/** The first free day of each experience, from the first requested day on, however far ahead it can be booked: at most one each. */
export const firstDaysOf = (ports: Pick<FreeTimesPorts, 'staffing' | 'now'>) => {
  const firstOf = firstFreeOf(ports);
  return async (
    experiences: readonly TimedExperience[],
    shopRules: BookingRules,
    asked: AskedDays,
  ): Promise<FreeDaysOfMany> => {
    const from = windowOf({ ...asked, to: asked.from }).startsAt;
    const { starts, facts, holdsUntil } = await firstOf(experiences, shopRules, {
      from,
      to: null,
      language: null,
    });
    const days = new Map(
      experiences.map(({ id }): readonly [number, readonly LocalDate[]] => {
        const start = starts.get(id);
        return [id, start ? [dayIn(start.getTime(), asked.zone)] : []];
      }),
    );
    return { days, facts, holdsUntil };
  };
};

/** The first free times of several experiences, by experience id; experiences without one are left out. */
export interface FirstFree extends Pick<AnsweredFreeTimes, 'facts' | 'holdsUntil'> {
  readonly starts: ReadonlyMap<number, Date>;
}

/** The first free time of several experiences in `[from, to)`; a `to` of null is the end of what can be booked. */
export const firstFreeOf =
  ({ staffing, now }: Pick<FreeTimesPorts, 'staffing' | 'now'>) =>
  async (
    experiences: readonly TimedExperience[],
    shopRules: BookingRules,
    {
      from,
      to,
      language,
    }: { readonly from: Date; readonly to: Date | null; readonly language: string | null },
  ): Promise<FirstFree> => {
    const known = await staffing.current();
    const at = now();
    const facts = { ...asOf(known, at), zone: shopRules.zone };
    let holdsUntil: Date | null = null;
    const starts = new Map(
      experiences.flatMap((experience) => {
        const offer = offerOf({ experience, shopRules });
        if (!offer) return [];
        const until = changesByItself(facts, offer, at);
        if (holdsUntil === null || until < holdsUntil) holdsUntil = until;
        const first = firstFree(facts, { offer, language, now: at }, from);
        return first && (to === null || first < to) ? [[experience.id, first] as const] : [];
      }),
    );
    return { starts, facts: known, holdsUntil };
  };
