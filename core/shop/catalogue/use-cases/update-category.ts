import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { changesOf, editOf } from '../../../people/audit/edit.ts';
import type { Caller } from '../../../people/caller.ts';
import { type Category, movedTo } from '../category.ts';
import type { CataloguePorts } from '../ports.ts';
import { recordOfCategory } from '../records.ts';
import type { CategoryChangeGiven } from '../rules.ts';
import { categorySlug } from '../steps/category-slug.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';
import { CATEGORY_NOT_FOUND } from '../words.ts';

/**
 * Renames a category, moves it to a position and numbers the others anew, or both (decision 047). A position beyond the end is the last
 * one.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, name or slug taken)
 */
export const updateCategory =
  (ports: Pick<CataloguePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number, { version, order, slug, ...given }: CategoryChangeGiven): Promise<Category> =>
    editCatalogue(ports, caller, async ({ catalogue, note }) => {
      const all = await catalogue.categories();
      const found = all.find((category) => category.id === id);
      if (!found) throw new Refusal('not-found', CATEGORY_NOT_FOUND);
      assertVersion(version, found.version);

      const name = given.name ?? found.name;
      const words = {
        ...given,
        name,
        slug: slug === undefined ? found.slug : categorySlug(all, { id, name, asked: slug }),
      };
      const ids = all.map((category) => category.id);
      const ordered = order === undefined ? ids : movedTo(ids, id, order);
      const after = { ...found, ...words, order: ordered.indexOf(id) + 1 };
      const changes = editOf(recordOfCategory, found, after);
      if (!changes) return found;

      if (changesOf({ ...found }, words)) await catalogue.changeCategory(id, words);
      if (after.order !== found.order) await catalogue.orderCategories(ordered);
      await note('category.updated', 'category', id, changes);
      return (await catalogue.categories()).find((category) => category.id === id) ?? after;
    });
