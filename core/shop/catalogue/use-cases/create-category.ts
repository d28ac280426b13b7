import type { Caller } from '../../../people/caller.ts';
import type { Category } from '../category.ts';
import type { CataloguePorts } from '../ports.ts';
import { recordOfCategory } from '../records.ts';
import type { CategoryGiven } from '../rules.ts';
import { categorySlug } from '../steps/category-slug.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';

/**
 * Adds a category as the last one (decision 047).
 * @throws Refusal 'unauthenticated', 'forbidden', 'conflict' (name or slug taken)
 */
export const createCategory =
  (ports: Pick<CataloguePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, { name, slug }: CategoryGiven): Promise<Category> =>
    editCatalogue(ports, caller, async ({ catalogue, note }) => {
      const id = await catalogue.nextCategoryId();
      const others = await catalogue.categories();
      const added = await catalogue.addCategory({
        id,
        name,
        slug: categorySlug(others, { id, name, asked: slug }),
      });
      await note('category.created', 'category', id, { after: recordOfCategory(added) });
      return added;
    });
