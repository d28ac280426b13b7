import { invalid, taken } from '@wondercast/core/kernel/refusal';
import { byOrder } from '@wondercast/core/shop/catalogue/category';
import type { Experience } from '@wondercast/core/shop/catalogue/experience';
import type { Experiences } from '@wondercast/core/shop/catalogue/ports';
import { NO_SUCH_CATEGORY, SLUG_TAKEN } from '@wondercast/core/shop/catalogue/words';
import type { MemorySession } from '../memory-session.ts';
import type { ExperienceRow } from '../tables.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';

/** A stored experience with its categories in order. */
export const experienceOf = (memory: MemorySession, { categoryIds, ...row }: ExperienceRow): Experience => ({
  ...row,
  categories: categoryIds
    .map((id) => memory.tables.categories.get(id))
    .filter((category) => category !== undefined)
    .toSorted(byOrder)
    .map(({ id, name, slug, order }) => ({ id, name, slug, order })),
});

export const memoryExperiences = ({ memory, changed, changedAll, stamp }: CatalogueMemory): Experiences => {
  const present = (id: number): ExperienceRow => {
    const row = memory.tables.experiences.get(id);
    if (!row) throw new Error(`Experience ${id} is not there`);
    return row;
  };
  const write = (row: ExperienceRow, slugBefore: string | null): ExperienceRow => {
    const { experiences, experienceBySlug, categories } = memory.tables;
    const holder = experienceBySlug.get(row.slug);
    if (holder !== undefined && holder !== row.id) throw taken('slug', SLUG_TAKEN);
    if (row.categoryIds.some((id) => !categories.get(id))) throw invalid('categoryIds', NO_SUCH_CATEGORY);
    const kept = { ...row, categoryIds: [...new Set(row.categoryIds)] };
    if (slugBefore !== null) experienceBySlug.delete(slugBefore);
    experiences.set(row.id, kept);
    experienceBySlug.set(row.slug, row.id);
    return kept;
  };
  const keep = (row: ExperienceRow, slugBefore: string | null): Experience => {
    const kept = write(row, slugBefore);
    changed({ kind: 'experience', id: row.id });
    return experienceOf(memory, kept);
  };
  const nextExperienceId = async () => memory.nextId('experiences');
  return {
    nextExperienceId,
    addExperience: async ({ id, ...given }) =>
      keep({ ...given, ...stamp(), id: id ?? (await nextExperienceId()), version: 1 }, null),
    experience: async (id) => {
      const row = memory.tables.experiences.get(id);
      return row ? experienceOf(memory, row) : null;
    },
    slugsLike: async (slug) =>
      memory.tables.experiences
        .all()
        .map((row) => row.slug)
        .filter((each) => each === slug || each.startsWith(`${slug}-`)),
    changeExperience: async (id, change, at) => {
      const before = present(id);
      return keep({ ...before, ...change, updatedAt: at, version: before.version + 1 }, before.slug);
    },
    nextExperienceIds: async (count) => Array.from({ length: count }, () => memory.nextId('experiences')),
    putExperiences: async (experiences, at) => {
      for (const experience of experiences) {
        const before = memory.tables.experiences.get(experience.id);
        const { createdAt = at, version = 0, slug = null } = before ?? {};
        write({ ...experience, createdAt, updatedAt: at, version: version + 1 }, slug);
      }
      changedAll(experiences.map(({ id }) => ({ kind: 'experience', id })));
    },
    removeExperience: async (id) => {
      const { experiences, experienceBySlug, reviews, addOns } = memory.tables;
      experienceBySlug.delete(present(id).slug);
      experiences.delete(id);
      for (const review of reviews.all()) if (review.experienceId === id) reviews.delete(review.id);
      for (const addOn of addOns.all())
        if (addOn.experienceIds.includes(id))
          addOns.set(addOn.id, {
            ...addOn,
            experienceIds: addOn.experienceIds.filter((each) => each !== id),
          });
      changed({ kind: 'experience', id });
    },
  };
};
