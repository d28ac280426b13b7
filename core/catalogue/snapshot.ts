import type { AddOn } from './add-on.ts';
import type { Category } from './category.ts';
import type { Experience, Review } from './experience.ts';
import type { Logo } from './logo.ts';

/** The catalogue at one version, as stored. */
export interface CatalogueData {
  readonly version: number;
  /** By id. */
  readonly experiences: readonly Experience[];
  /** By order. */
  readonly categories: readonly Category[];
  readonly addOns: readonly AddOn[];
  /** Newest first. */
  readonly reviews: readonly Review[];
  /** By order. */
  readonly logos: readonly Logo[];
  readonly logosEnabled: boolean;
}

/** The catalogue as served: data with the ways to find things in it. */
export interface Snapshot extends CatalogueData {
  readonly byId: ReadonlyMap<number, Experience>;
  readonly bySlug: ReadonlyMap<string, Experience>;
  readonly reviewsOf: ReadonlyMap<number, readonly Review[]>;
  /** Active and inactive, by id. */
  readonly addOnsOf: ReadonlyMap<number, readonly AddOn[]>;
  /** Experiences per category id. */
  readonly countOf: ReadonlyMap<number, number>;
}

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
};

export const snapshotOf = (data: CatalogueData): Snapshot => {
  const reviewsOf = new Map<number, Review[]>();
  for (const review of data.reviews) push(reviewsOf, review.experienceId, review);
  const addOnsOf = new Map<number, AddOn[]>();
  for (const addOn of data.addOns) for (const id of addOn.experienceIds) push(addOnsOf, id, addOn);
  const countOf = new Map<number, number>();
  for (const { categories } of data.experiences)
    for (const { id } of categories) countOf.set(id, (countOf.get(id) ?? 0) + 1);
  return {
    ...data,
    byId: new Map(data.experiences.map((each) => [each.id, each])),
    bySlug: new Map(data.experiences.map((each) => [each.slug, each])),
    reviewsOf,
    addOnsOf,
    countOf,
  };
};
