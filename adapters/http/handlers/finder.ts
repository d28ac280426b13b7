import { type Fitting, findFitting, type LeftOut } from '@wondercast/core/buying/free-times/finder';
import { windowOf } from '@wondercast/core/buying/free-times/free-times';
import { askedDaysRule } from '@wondercast/core/buying/free-times/rules';
import { languageRule } from '@wondercast/core/calendar/staffing/language-rule';
import { dayIn } from '@wondercast/core/calendar/staffing/wall-clock';
import { toMinorUnits } from '@wondercast/core/kernel/money';
import { accept } from '@wondercast/core/kernel/refusal';
import type { Experience } from '@wondercast/core/shop/catalogue/experience';
import { encodeCard, encodeExperience } from '@wondercast/openapi/codec/catalogue';
import { encodeFit } from '@wondercast/openapi/codec/free-times';
import { z } from 'zod';
import type { HttpDeps } from '../deps.ts';
import { findMatching, type ListParameters } from './find-matching.ts';
import { pageOf, shownPage } from './pages-of-list.ts';

const languageOf = z.object({ language: languageRule.optional() });

/** Whether the query needs more than the catalogue, such as free times or prices for a group. */
export const isFinding = ({ people, budget, from, to }: ListParameters): boolean =>
  [people, budget, from, to].some((each) => each !== undefined);

const leftOutWords = ({ budget, times, seats }: LeftOut): string =>
  `budget=${budget}; times=${times}; seats=${seats}`;

const encoded = ({ experience, fit }: Fitting<Experience>, isCard: boolean, publicUrl: string) => ({
  ...(isCard ? encodeCard(experience) : encodeExperience(experience, publicUrl)),
  ...(fit && { fit: encodeFit(fit) }),
});

/** Experiences that fit people, budget and days: first those with free times, then those with times on request. */
export const findExperiences = async (
  { shop, live, ports }: HttpDeps,
  parameters: ListParameters,
  url: string,
) => {
  const { people = null, budget, from, to, cursor } = parameters;
  const snapshot = live.current();
  const isDated = from !== undefined || to !== undefined;
  const zone = parameters.zone ?? snapshot.bookingRules.zone;
  const first = from ?? dayIn(ports.now().getTime(), accept(askedDaysRule.shape.zone, zone));
  const window = windowOf(accept(askedDaysRule, { from: first, to: to ?? first, zone }));
  const { language = null } = accept(languageOf, { language: parameters.language });
  const matching = findMatching(snapshot, parameters);
  // Without days, the very first free time is of interest.
  const span = isDated ? { from: window.startsAt, to: window.endsAt } : { from: ports.now(), to: FOR_EVER };
  const known = await shop.firstFreeOf(matching, snapshot.bookingRules, { ...span, language });
  const sought = { people, budget: budget === undefined ? null : toMinorUnits(budget), isDated };
  const { found, leftOut } = findFitting(matching, sought, known.starts);
  const page = pageOf(found, parameters).map((each) =>
    encoded(each, parameters.fields === 'card', ports.profile.publicUrl),
  );
  const shown = shownPage(url, page, { total: found.length, cursor });
  const { facts, holdsUntil } = known;
  return {
    ...shown,
    headers: { ...shown.headers, 'X-Left-Out': leftOutWords(leftOut) },
    isStillTrue: () => live.current() === snapshot,
    isFresh: () => ports.staffing.isCurrent(facts) && (holdsUntil === null || ports.now() < holdsUntil),
  };
};

/** Later than any booking horizon. */
const FOR_EVER = new Date('9999-01-01T00:00:00.000Z');
