import { taken } from '@wondercast/core/kernel/refusal';
import { byOrder, type Category } from '@wondercast/core/shop/catalogue/category';
import type { Categories } from '@wondercast/core/shop/catalogue/ports';
import { CATEGORY_NAME_TAKEN, SLUG_TAKEN } from '@wondercast/core/shop/catalogue/words';
import type { CatalogueMemory } from './catalogue-memory.ts';

const plain = (name: string): string => name.toLowerCase();

export const memoryCategories = ({ memory, changed }: CatalogueMemory): Categories => {
  const sorted = () => memory.tables.categories.all().toSorted(byOrder);
  const nextCategoryId = async () => memory.nextId('categories');
  const forget = ({ id, name, slug }: Category) => {
    const { categories, categoryByName, categoryBySlug } = memory.tables;
    categories.delete(id);
    categoryByName.delete(plain(name));
    categoryBySlug.delete(slug);
  };
  const keep = (category: Category, before: Category | null): Category => {
    const { categories, categoryByName, categoryBySlug } = memory.tables;
    const { id, name, slug } = category;
    if ((categoryByName.get(plain(name)) ?? id) !== id) throw taken('name', CATEGORY_NAME_TAKEN);
    if ((categoryBySlug.get(slug) ?? id) !== id) throw taken('slug', SLUG_TAKEN);
    if (before) forget(before);
    categories.set(id, category);
    categoryByName.set(plain(name), id);
    categoryBySlug.set(slug, id);
    return category;
  };
  const order = (ids: readonly number[]) => {
    const { categories } = memory.tables;
    ids.forEach((id, place) => {
      const category = categories.get(id);
      if (category) categories.set(id, { ...category, order: place + 1 });
    });
  };
  return {
    categories: async () => sorted(),
    nextCategoryId,
    addCategory: async ({ id, name, slug }) => {
      const last = Math.max(0, ...sorted().map((category) => category.order));
      const added = keep(
        { id: id ?? (await nextCategoryId()), name, slug, order: last + 1, version: 1 },
        null,
      );
      changed({ kind: 'categories' });
      return added;
    },
    changeCategory: async (id, change) => {
      const before = memory.tables.categories.get(id);
      if (!before) throw new Error(`Category ${id} is not there`);
      keep({ ...before, ...change, version: before.version + 1 }, before);
      changed({ kind: 'categories' });
    },
    orderCategories: async (ids) => {
      order(ids);
      changed({ kind: 'categories' });
    },
    removeCategory: async (id) => {
      const { categories, experiences } = memory.tables;
      const category = categories.get(id);
      if (!category) return;
      forget(category);
      for (const row of experiences.all())
        if (row.categoryIds.includes(id))
          experiences.set(row.id, { ...row, categoryIds: row.categoryIds.filter((each) => each !== id) });
      order(sorted().map((each) => each.id));
      changed({ kind: 'categories' });
    },
  };
};
