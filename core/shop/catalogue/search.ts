import { type MinorUnits, moneyStyle, toAmount, ZERO } from '../../kernel/money.ts';
import type { Experience } from './experience.ts';

/** What a search reads of an experience. */
export type Searchable = Pick<Experience, 'title' | 'description' | 'inclusions'>;

/** Suggestions search titles and descriptions; results search inclusions too (decision 049). */
export type SearchScope = 'suggestions' | 'results';

export const SUGGESTION_LIMIT = 5;
export const RELATED_LIMIT = 6;

type SearchTexts = Readonly<Record<keyof Searchable, string>>;

/** Cache of lower-case texts. An experience object never changes, because an edit creates another one. */
const lowered = new WeakMap<Searchable, SearchTexts>();

const searchTextsOf = (experience: Searchable): SearchTexts => {
  let texts = lowered.get(experience);
  if (!texts) {
    const { title, description, inclusions } = experience;
    texts = {
      title: title.toLowerCase(),
      description: description.toLowerCase(),
      inclusions: inclusions.toLowerCase(),
    };
    lowered.set(experience, texts);
  }
  return texts;
};

/** The term to search for: trimmed and in lower case. */
export const wantedOf = (term: string): string => term.trim().toLowerCase();

/** The field of an experience in which the term occurs; null where it does not. */
export const matchOf = (
  experience: Searchable,
  wanted: string,
  scope: SearchScope,
): 'title' | 'elsewhere' | null => {
  const { title, description, inclusions } = searchTextsOf(experience);
  if (title.includes(wanted)) return 'title';
  const isElsewhere = description.includes(wanted) || (scope === 'results' && inclusions.includes(wanted));
  return isElsewhere ? 'elsewhere' : null;
};

/** Experiences that contain the term, ignoring case. Matches in the title come first; otherwise the order stays. */
export const search = <E extends Searchable>(
  experiences: readonly E[],
  term: string,
  scope: SearchScope,
): readonly E[] => {
  const wanted = wantedOf(term);
  if (wanted === '') return [];
  const inTitle: E[] = [];
  const elsewhere: E[] = [];
  for (const experience of experiences) {
    const match = matchOf(experience, wanted, scope);
    if (match === 'title') inTitle.push(experience);
    else if (match) elsewhere.push(experience);
  }
  return [...inTitle, ...elsewhere];
};

/** The length of a session, in minutes, where its duration is not readable. */
export const DEFAULT_MINUTES = 60;

/** Minutes of a duration as people write it (`90 min`, `1.5 hour`, `1 hour 30 min`); null when it is not readable. */
export const minutesOf = (duration: string): number | null => {
  let minutes = 0;
  let found = false;
  for (const [, amount, unit] of duration.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*(h|m)/g)) {
    minutes += Number(amount) * (unit === 'h' ? 60 : 1);
    found = true;
  }
  return found ? Math.round(minutes) : null;
};

/** The choices of the duration filter: value in the address, label, minutes. */
export const DURATIONS = [
  { value: '30min', label: '30 min', minutes: 30 },
  { value: '1hour', label: '1 hour', minutes: 60 },
  { value: '90min', label: '90 min', minutes: 90 },
] as const;

export type DurationFilter = (typeof DURATIONS)[number]['value'];

/**
 * The choices of the price filter, for the starter price. A price belongs to the first bucket that it does not exceed, so there are no gaps
 * (decision 048).
 */
export const PRICE_BUCKETS = [
  { value: '0-500', from: 0, upTo: 500 },
  { value: '501-1000', from: 501, upTo: 1000 },
  { value: '1001-2000', from: 1001, upTo: 2000 },
  { value: '2001-5000', from: 2001, upTo: 5000 },
  { value: '5001-10000', from: 5001, upTo: Number.POSITIVE_INFINITY },
] as const;

export type PriceFilter = (typeof PRICE_BUCKETS)[number]['value'];

/** `$501-$1000`, `$5001+`; in another currency, amounts of about the same worth. */
export const bucketLabel = ({ from, upTo }: (typeof PRICE_BUCKETS)[number]): string => {
  const { positive, scale } = moneyStyle();
  const label = (amount: number) => positive.replace('#', `${amount}`);
  const least = label(from && (from - 1) * scale + 1);
  return Number.isFinite(upTo) ? `${least}-${label(upTo * scale)}` : `${least}+`;
};

export const bucketOf = (price: MinorUnits | null): PriceFilter => {
  const amount = toAmount(price ?? ZERO) / moneyStyle().scale;
  return (PRICE_BUCKETS.find(({ upTo }) => amount <= upTo) ?? PRICE_BUCKETS[0]).value;
};

export interface Filters {
  /** A category's slug. */
  readonly category: string | null;
  readonly duration: DurationFilter | null;
  readonly price: PriceFilter | null;
}

export const NO_FILTERS: Filters = { category: null, duration: null, price: null };

export type Filterable = Pick<Experience, 'duration' | 'prices' | 'categories'>;

/** Whether the experience passes every filter that is set. */
export const passes = (experience: Filterable, { category, duration, price }: Filters): boolean => {
  if (category && !experience.categories.some(({ slug }) => slug === category)) return false;
  if (duration) {
    const wanted = DURATIONS.find(({ value }) => value === duration)?.minutes;
    if (minutesOf(experience.duration) !== wanted) return false;
  }
  return !price || bucketOf(experience.prices.starter) === price;
};

type Related = Pick<Experience, 'id' | 'categories' | 'theme'>;

/** The similarity of two experiences of one category: the theme counts most, then the main category, then each other category in common. */
const likeness = (one: Related, other: Related): number => {
  const isSameTheme = one.theme !== null && one.theme.toLowerCase() === other.theme?.toLowerCase();
  const isSameMain = one.categories[0]?.id === other.categories[0]?.id;
  const shared = one.categories.filter(({ id }) => other.categories.some((category) => category.id === id));
  return (isSameTheme ? 1000 : 0) + (isSameMain ? 100 : 0) + shared.length;
};

/**
 * Other experiences that share the experience's first category, at most six (specification §5): the most similar first, otherwise by id.
 */
export const relatedTo = <E extends Related>(experiences: readonly E[], current: Related): readonly E[] => {
  const first = current.categories[0];
  if (!first) return [];
  return experiences
    .filter(
      ({ id, categories }) => id !== current.id && categories.some((category) => category.id === first.id),
    )
    .map((each) => ({ each, alike: likeness(each, current) }))
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, RELATED_LIMIT)
    .map(({ each }) => each);
};

/** The featured experience: the first by id that is featured (decision 055). */
export const featuredOf = <E extends Pick<Experience, 'featured'>>(experiences: readonly E[]): E | null =>
  experiences.find(({ featured }) => featured) ?? null;
