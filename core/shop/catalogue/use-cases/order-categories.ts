import { Refusal } from '../../../kernel/refusal.ts';
import { STALE } from '../../../kernel/version.ts';
import type { Caller } from '../../../people/caller.ts';
import type { Category } from '../category.ts';
import type { CataloguePorts } from '../ports.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';

/**
 * Puts all categories in a new order, in one step. `ids` contains each of them once.
 * @throws Refusal 'unauthenticated', 'forbidden', 'conflict' (the categories have changed meanwhile)
 */
export const orderCategories =
  (ports: Pick<CataloguePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, ids: readonly number[]): Promise<readonly Category[]> =>
    editCatalogue(ports, caller, async ({ catalogue, note }) => {
      const categories = await catalogue.categories();
      const before = categories.map(({ id }) => id);
      const wanted = new Set(ids);
      const isWhole = ids.length === before.length && before.every((id) => wanted.has(id));
      if (!isWhole) throw new Refusal('conflict', STALE);
      if (ids.every((id, at) => id === before[at])) return categories;
      await catalogue.orderCategories(ids);
      await note('categories.ordered', 'categories', 'all', { before: { ids: before }, after: { ids } });
      return catalogue.categories();
    });
