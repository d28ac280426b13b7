import type { AskedDays } from '@wondercast/core/buying/free-times/free-times';
import { askedDaysRule } from '@wondercast/core/buying/free-times/rules';
import type { FreeDaysOfMany } from '@wondercast/core/buying/free-times/use-cases/free-times-of';
import { languageRule } from '@wondercast/core/calendar/staffing/language-rule';
import { dayIn } from '@wondercast/core/calendar/staffing/wall-clock';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { accept, Refusal } from '@wondercast/core/kernel/refusal';
import type { Experience } from '@wondercast/core/shop/catalogue/experience';
import { EXPERIENCE_NOT_FOUND } from '@wondercast/core/shop/catalogue/words';
import {
  encodeFreeDay,
  encodeFreeDays,
  encodeFreeTimes,
  encodeTimeHold,
} from '@wondercast/openapi/codec/free-times';
import { z } from 'zod';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';

type FreeTimesHandlers = Pick<
  Handlers,
  | 'listFreeTimes'
  | 'listTimesToMove'
  | 'listTimesOfLink'
  | 'listFreeDays'
  | 'holdTimes'
  | 'getHold'
  | 'endHold'
  | 'explainFreeTimes'
>;

const DAY_MS = 86_400_000;
const USUAL_DAYS = 31;

/** For answers that are meant for one caller only. */
const PRIVATE = { 'Cache-Control': 'private, no-store' };

const languageOf = z.object({ language: languageRule.optional() });

interface GivenDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly zone?: string | undefined;
}

export const freeTimesHandlers = ({ shop, live, ports }: HttpDeps): FreeTimesHandlers => {
  const plusDays = (day: LocalDate, days: number): string =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  /** The days of a query: by default a month from today. @throws Refusal 'invalid' */
  const daysOf = ({ from, to, zone }: GivenDays): AskedDays => {
    const asked = zone ?? live.current().bookingRules.zone;
    const today = () => dayIn(ports.now().getTime(), accept(askedDaysRule.shape.zone, asked));
    const first = from ?? today();
    return accept(askedDaysRule, {
      from: first,
      to: to ?? plusDays(accept(askedDaysRule.shape.from, first), USUAL_DAYS - 1),
      zone: asked,
    });
  };
  /** Whether a cached answer is right at this moment, and whether it can never be right again. */
  const freshness = ({ facts, holdsUntil }: Pick<FreeDaysOfMany, 'facts' | 'holdsUntil'>) => {
    const isInTime = () => holdsUntil === null || ports.now() < holdsUntil;
    return {
      isFresh: () => ports.staffing.isCurrent(facts) && isInTime(),
      isOver: () => !(ports.staffing.isLatest(facts) && isInTime()),
    };
  };
  const sold = (id: number): Experience => {
    const experience = live.current().byId.get(id);
    if (!experience) throw new Refusal('not-found', EXPERIENCE_NOT_FOUND);
    return experience;
  };
  /** An answer stays valid while the experience and the shop's booking rules are the same objects. */
  const stays = (experience: Experience): (() => boolean) => {
    const { bookingRules } = live.current();
    return () =>
      live.current().byId.get(experience.id) === experience && live.current().bookingRules === bookingRules;
  };
  const askedToMove = (parameters: GivenDays) => {
    const { byId, bookingRules } = live.current();
    return { ...daysOf(parameters), shopRules: bookingRules, sold: (each: number) => byId.get(each) };
  };
  return {
    listFreeTimes: async ({ parameters }) => {
      const { id, hold, units = 1 } = parameters;
      const experience = sold(id);
      const isStillTrue = stays(experience);
      const days = daysOf(parameters);
      const { language = null } = accept(languageOf, { language: parameters.language });
      const answer = await shop.freeTimesOf({
        ...days,
        experience,
        shopRules: live.current().bookingRules,
        language,
        units,
        holdId: hold ?? null,
      });
      const body = encodeFreeTimes(answer);
      if (hold !== undefined) return { body, headers: PRIVATE };
      return { body, isStillTrue, ...freshness(answer) };
    },
    listTimesToMove: async ({ caller, parameters }) => {
      const { id, sessionId, token = null } = parameters;
      const moved = { bookingId: id, id: sessionId };
      const answer = await shop.freeTimesToMove({ caller, token }, moved, askedToMove(parameters));
      return { body: encodeFreeTimes(answer), headers: PRIVATE };
    },
    listTimesOfLink: async ({ parameters }) => ({
      body: encodeFreeTimes(await shop.freeTimesOfLink(parameters.token, askedToMove(parameters))),
      headers: PRIVATE,
    }),
    listFreeDays: async ({ parameters }) => {
      const { first = false, to, ...given } = parameters;
      const days = daysOf(first ? given : { ...given, to });
      const ids = [...new Set(parameters.experienceIds.split(',').map(Number))];
      const snapshot = live.current();
      const known = ids.flatMap((id) => snapshot.byId.get(id) ?? []);
      const find = first ? shop.firstDaysOf : shop.freeDaysOf;
      const found = await find(known, snapshot.bookingRules, days);
      return {
        body: encodeFreeDays(ids, found.days),
        // Without a start day the answer depends on today's date, so it is not cached.
        ...(parameters.from !== undefined && {
          isStillTrue: () => live.current() === snapshot,
          ...freshness(found),
        }),
      };
    },
    holdTimes: async ({ caller, body, address, session }) => {
      const visitorKey = caller.kind === 'partner' ? caller.visitorKey : session.visitorKey();
      const hold = await shop.holdTimes({
        caller: { ...caller, visitorKey },
        lines: body.items,
        addressHash: ports.hashToken(address),
        holdId: body.hold ?? null,
      });
      return { body: encodeTimeHold(hold) };
    },
    getHold: async ({ caller, parameters }) => ({
      body: encodeTimeHold(await shop.ownHold(caller, parameters.id)),
    }),
    endHold: async ({ caller, parameters }) => {
      await shop.endHold(caller, parameters.id);
      return { body: { message: 'These times are free again' } };
    },
    explainFreeTimes: async ({ caller, parameters: { id, day } }) => {
      const { stored, bookingRules } = live.current();
      const experience = stored.find((each) => each.id === id);
      if (!experience) throw new Refusal('not-found', EXPERIENCE_NOT_FOUND);
      const asked = day === undefined ? null : accept(askedDaysRule.shape.from, day);
      const explained = await shop.explainTimes(caller, experience, bookingRules, asked);
      const { today, zone, days, reasons } = explained;
      return { body: { today, zone, days: days.map(encodeFreeDay), reasons: [...reasons] } };
    },
  };
};
