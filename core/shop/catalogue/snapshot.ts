import type { AddOn } from './add-on.ts';
import type { CatalogueData } from './catalogue-data.ts';
import { applyChanges, type CatalogueChanges } from './changes.ts';
import type { Experience, Review } from './experience.ts';
import { differencesOf, type FollowedLookup, lookupOf } from './lookup.ts';
import { type SearchIndex, searchIndex } from './search-index.ts';

/** The catalogue as it is served: the data with indexes to find things in it. Only `stored`, `drafts` and `addOns` include drafts. */
export interface Snapshot extends CatalogueData {
  /** Published experiences, sorted by id. */
  readonly experiences: readonly Experience[];
  /** All experiences including drafts, sorted by id. It is the same list as `experiences` where there are no drafts. */
  readonly stored: readonly Experience[];
  /** Experiences that are not published, by id. */
  readonly drafts: ReadonlyMap<number, Experience>;
  readonly byId: FollowedLookup<number, Experience>;
  readonly bySlug: FollowedLookup<string, Experience>;
  readonly reviewsOf: ReadonlyMap<number, readonly Review[]>;
  /** Active and inactive add-ons, by experience id. */
  readonly addOnsOf: ReadonlyMap<number, readonly AddOn[]>;
  /** Number of published experiences by category id. */
  readonly countOf: ReadonlyMap<number, number>;
  /** The same index is passed on from snapshot to snapshot. */
  readonly searchIndex: SearchIndex<Experience>;
}

const grouped = <Value>(entries: Iterable<readonly [number, Value]>): Map<number, Value[]> => {
  const groups = new Map<number, Value[]>();
  for (const [key, value] of entries) {
    const values = groups.get(key);
    if (values) values.push(value);
    else groups.set(key, [value]);
  }
  return groups;
};

/** The same groups, in which a group with unchanged values stays the same object. */
const keepingSame = <Value>(
  groups: Map<number, readonly Value[]>,
  before: ReadonlyMap<number, readonly Value[]> | undefined,
): ReadonlyMap<number, readonly Value[]> => {
  if (before)
    for (const [key, values] of groups) {
      const known = before.get(key);
      if (known?.length === values.length && known.every((value, at) => value === values[at]))
        groups.set(key, known);
    }
  return groups;
};

/**
 * Maps by id and by slug. The maps of the snapshot before are updated with its differences, which are few; a slug may have moved from one
 * experience to another.
 */
const lookupsOf = (experiences: readonly Experience[], before: Snapshot | null) => {
  if (!before)
    return {
      byId: lookupOf(experiences.map((each) => [each.id, each])),
      bySlug: lookupOf(experiences.map((each) => [each.slug, each])),
    };
  const differences = differencesOf(before.experiences, experiences);
  const gone = differences.flatMap(({ was }) => was ?? []);
  const now = differences.flatMap(({ is }) => is ?? []);
  return {
    byId: before.byId.with([
      ...gone.map(({ id }) => [id, null] as const),
      ...now.map((each) => [each.id, each] as const),
    ]),
    bySlug: before.bySlug.with([
      ...gone.map(({ slug }) => [slug, null] as const),
      ...now.map((each) => [each.slug, each] as const),
    ]),
  };
};

const experienceIndexes = (stored: readonly Experience[], before: Snapshot | null) => {
  const experiences = stored.every(({ published }) => published)
    ? stored
    : stored.filter(({ published }) => published);
  const countOf = new Map<number, number>();
  for (const { categories } of experiences)
    for (const { id } of categories) countOf.set(id, (countOf.get(id) ?? 0) + 1);
  return {
    experiences,
    drafts: new Map(stored.filter(({ published }) => !published).map((each) => [each.id, each])),
    ...lookupsOf(experiences, before),
    countOf,
  };
};

/** `before` is the snapshot that the data is derived from: its indexes of unchanged parts are reused. */
export const snapshotOf = (data: CatalogueData, before: Snapshot | null = null): Snapshot => ({
  ...data,
  stored: data.experiences,
  searchIndex: before?.searchIndex ?? searchIndex(),
  ...(before?.stored === data.experiences
    ? {
        experiences: before.experiences,
        drafts: before.drafts,
        byId: before.byId,
        bySlug: before.bySlug,
        countOf: before.countOf,
      }
    : experienceIndexes(data.experiences, before)),
  reviewsOf:
    before?.reviews === data.reviews
      ? before.reviewsOf
      : keepingSame(grouped(data.reviews.map((review) => [review.experienceId, review])), before?.reviewsOf),
  addOnsOf:
    before?.addOns === data.addOns
      ? before.addOnsOf
      : keepingSame(
          grouped(data.addOns.flatMap((addOn) => addOn.experienceIds.map((id) => [id, addOn] as const))),
          before?.addOnsOf,
        ),
});

/** The snapshot after the changes. Its cost depends on what changed and the index of that kind, not on the whole catalogue. */
export const updatedSnapshot = (snapshot: Snapshot, changes: CatalogueChanges): Snapshot =>
  snapshotOf(applyChanges({ ...snapshot, experiences: snapshot.stored }, changes), snapshot);
