import { type MinorUnits, minorUnits } from '../../kernel/money.ts';
import type { Experience } from './experience.ts';

/** What a search reads of an experience. */
export type Searchable = Pick<Experience, 'title' | 'description' | 'inclusions'>;

/** Suggestions read titles and descriptions; results read inclusions too (decision 049). */
export type SearchScope = 'suggestions' | 'results';

export const SUGGESTION_LIMIT = 5;
export const RELATED_LIMIT = 6;

type SearchTexts = Readonly<Record<keyof Searchable, string>>;

/** An experience never changes: an edit makes another object. So its texts are lowered once, not with every search. */
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

/** What is looked for: without blanks around it, and in small letters. */
export const wantedOf = (term: string): string => term.trim().toLowerCase();

/** Where an experience has what is wanted; null where it does not. */
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

/** Experiences that contain the term, ignoring case; matches in the title come first, otherwise the order stays. */
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

/** How long a session takes whose duration cannot be read. */
export const DEFAULT_MINUTES = 60;

/** Minutes of a duration as people write it (`90 min`, `1.5 hour`, `1 hour 30 min`), or null when it names none. */
export const minutesOf = (duration: string): number | null => {
  let minutes = 0;
  let found = false;
  for (const [, amount, unit] of duration.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*(h|m)/g)) {
    minutes += Number(amount) * (unit === 'h' ? 60 : 1);
    found = true;
  }
  return found ? Math.round(minutes) : null;
};

/** The duration filter's choices: value in the address, label, minutes. */
export const DURATIONS = [
  { value: '30min', label: '30 min', minutes: 30 },
  { value: '1hour', label: '1 hour', minutes: 60 },
  { value: '90min', label: '90 min', minutes: 90 },
] as const;

export type DurationFilter = (typeof DURATIONS)[number]['value'];

/** The price filter's choices on the starter price. A price belongs to the first bucket that it does not exceed, so there are no gaps (decision 048). */
export const PRICE_BUCKETS = [
  { value: '0-500', label: '$0-$500', upTo: 50_000 },
  { value: '501-1000', label: '$501-$1000', upTo: 100_000 },
  { value: '1001-2000', label: '$1001-$2000', upTo: 200_000 },
  { value: '2001-5000', label: '$2001-$5000', upTo: 500_000 },
  { value: '5001-10000', label: '$5001+', upTo: Number.POSITIVE_INFINITY },
] as const;

export type PriceFilter = (typeof PRICE_BUCKETS)[number]['value'];

export const bucketOf = (price: MinorUnits | null): PriceFilter => {
  const amount = price ?? minorUnits(0);
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

/** True when the experience passes every filter that is set. */
export const passes = (experience: Filterable, { category, duration, price }: Filters): boolean => {
  if (category && !experience.categories.some(({ slug }) => slug === category)) return false;
  if (duration) {
    const wanted = DURATIONS.find(({ value }) => value === duration)?.minutes;
    if (minutesOf(experience.duration) !== wanted) return false;
  }
  return !price || bucketOf(experience.prices.starter) === price;
};

type Related = Pick<Experience, 'id' | 'categories' | 'theme'>;

/** How alike two of one category are: the theme counts most, then the main category, then every other one that both are in. */
const likeness = (one: Related, other: Related): number => {
  const isSameTheme = one.theme !== null && one.theme.toLowerCase() === other.theme?.toLowerCase();
  const isSameMain = one.categories[0]?.id === other.categories[0]?.id;
  const shared = one.categories.filter(({ id }) => other.categories.some((category) => category.id === id));
  return (isSameTheme ? 1000 : 0) + (isSameMain ? 100 : 0) + shared.length;
};

/** Others that share the experience's first category, at most six (specification §5): the most alike first, otherwise by id. */
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

/** The featured experience: the first by id with featured true (decision 055). */
export const featuredOf = <E extends Pick<Experience, 'featured'>>(experiences: readonly E[]): E | null =>
  experiences.find(({ featured }) => featured) ?? null;
