import type { BookingRules } from '../../calendar/scheduling/booking-rules.ts';
import type { ServedPart } from '../../kernel/records/ports.ts';
import type { Policy } from '../policy/policy.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import type { AddOn } from './add-on.ts';
import type { CatalogueData } from './catalogue-data.ts';
import { byOrder, type Category } from './category.ts';
import type { CategoryRef, Experience, Review } from './experience.ts';
import type { LogoStrip } from './logo.ts';

/** Number of versions for which the store can name the changes. A process that is further behind loads the whole catalogue. */
export const REMEMBERED_VERSIONS = 1_000;

/** What a write to the catalogue changes: experiences, add-ons and reviews one by one, the others as a whole. */
export type Touched =
  | { readonly kind: 'experience' | 'add-on'; readonly id: number }
  /** All reviews of an experience. */
  | { readonly kind: 'reviews'; readonly id: number }
  | { readonly kind: 'categories' | 'logos' | ServedPart };

/** A changed part in its present form; null when it is deleted. */
export interface Changed<Part> {
  readonly id: number;
  readonly now: Part | null;
}

/** Everything that changed between two versions, as it is at the later one. */
export interface CatalogueChanges {
  /** The later version. */
  readonly version: number;
  readonly experiences: readonly Changed<Experience>[];
  readonly addOns: readonly Changed<AddOn>[];
  /** Reviews by experience; newest first. */
  readonly reviews: readonly { readonly experienceId: number; readonly now: readonly Review[] }[];
  /** All categories, sorted by `order`, or null when none has changed. */
  readonly categories: readonly Category[] | null;
  /** null when no logo has changed. */
  readonly logos: LogoStrip | null;
  /** null when they have not changed. */
  readonly bookingRules: BookingRules | null;
  /** null when neither the policy nor the rules of booking have changed. */
  readonly policy: Policy | null;
  /** null when they have not changed. */
  readonly settings: ShopSettings | null;
}

interface Numbered {
  readonly id: number;
}

/** The same list, sorted by id, with the changed parts replaced. */
const withParts = <Part extends Numbered>(
  parts: readonly Part[],
  changes: readonly Changed<Part>[],
): readonly Part[] => {
  if (changes.length === 0) return parts;
  const changed = new Map(changes.map(({ id, now }) => [id, now]));
  const kept = parts.flatMap((part) => {
    const now = changed.get(part.id);
    changed.delete(part.id);
    if (now === undefined) return part;
    return now === null ? [] : now;
  });
  const added = [...changed.values()].filter((now) => now !== null);
  return added.length === 0 ? kept : [...kept, ...added].toSorted((a, b) => a.id - b.id);
};

const isSameRef = (a: CategoryRef, b: CategoryRef): boolean =>
  a.id === b.id && a.name === b.name && a.slug === b.slug && a.order === b.order;

/** Experiences contain their categories, so a renamed, moved or removed category changes its experiences. */
const withCategories = (
  experiences: readonly Experience[],
  categories: readonly Category[],
): readonly Experience[] => {
  const refs = new Map(
    categories.map(({ id, name, slug, order }): [number, CategoryRef] => [id, { id, name, slug, order }]),
  );
  return experiences.map((experience) => {
    const now = experience.categories.flatMap(({ id }) => refs.get(id) ?? []).toSorted(byOrder);
    const before = experience.categories;
    const isSame = now.length === before.length && now.every((ref, at) => isSameRef(ref, before[at] ?? ref));
    return isSame ? experience : { ...experience, categories: now };
  });
};

/** Removes what belongs to a deleted experience: its reviews, and its links to add-ons. */
const withoutExperiences = (
  data: Pick<CatalogueData, 'addOns' | 'reviews'>,
  gone: ReadonlySet<number>,
): Pick<CatalogueData, 'addOns' | 'reviews'> => ({
  addOns: data.addOns.map((addOn) =>
    addOn.experienceIds.some((id) => gone.has(id))
      ? { ...addOn, experienceIds: addOn.experienceIds.filter((id) => !gone.has(id)) }
      : addOn,
  ),
  reviews: data.reviews.filter(({ experienceId }) => !gone.has(experienceId)),
});

const withReviews = (reviews: readonly Review[], changes: CatalogueChanges['reviews']): readonly Review[] => {
  if (changes.length === 0) return reviews;
  const touched = new Set(changes.map(({ experienceId }) => experienceId));
  const others = reviews.filter(({ experienceId }) => !touched.has(experienceId));
  return [...others, ...changes.flatMap(({ now }) => now)].toSorted((a, b) => b.id - a.id);
};

/** The catalogue after the changes. Everything that they do not change stays the same object. */
export const applyChanges = (data: CatalogueData, changes: CatalogueChanges): CatalogueData => {
  const gone = new Set(changes.experiences.filter(({ now }) => now === null).map(({ id }) => id));
  const rest = gone.size > 0 ? withoutExperiences(data, gone) : data;
  const experiences = withParts(data.experiences, changes.experiences);
  return {
    version: changes.version,
    experiences: changes.categories ? withCategories(experiences, changes.categories) : experiences,
    categories: changes.categories ?? data.categories,
    addOns: withParts(rest.addOns, changes.addOns),
    reviews: withReviews(rest.reviews, changes.reviews),
    bookingRules: changes.bookingRules ?? data.bookingRules,
    policy: changes.policy ?? data.policy,
    settings: changes.settings ?? data.settings,
    logos: changes.logos?.logos ?? data.logos,
    logosEnabled: changes.logos?.enabled ?? data.logosEnabled,
  };
};
