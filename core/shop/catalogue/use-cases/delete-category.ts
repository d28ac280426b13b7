import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../people/caller.ts';
import type { CataloguePorts } from '../ports.ts';
import { recordOfCategory } from '../records.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';
import { CATEGORY_NOT_FOUND } from '../words.ts';

/**
 * Removes a category; its experiences stay, and the others are numbered without a gap.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const deleteCategory =
  (ports: Pick<CataloguePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number): Promise<void> =>
    editCatalogue(ports, caller, async ({ catalogue, note }) => {
      const found = (await catalogue.categories()).find((category) => category.id === id);
      if (!found) throw new Refusal('not-found', CATEGORY_NOT_FOUND);
      await catalogue.removeCategory(id);
      await note('category.deleted', 'category', id, { before: recordOfCategory(found) });
    });
