import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../people/caller.ts';
import type { CataloguePorts } from '../ports.ts';
import { recordOfAddOn } from '../records.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';
import { ADD_ON_NOT_FOUND } from '../words.ts';

/** Removes an add-on; bookings with it stay whole. @throws Refusal 'unauthenticated', 'forbidden', 'not-found' */
export const deleteAddOn =
  (ports: Pick<CataloguePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number): Promise<void> =>
    editCatalogue(ports, caller, async ({ catalogue, note }) => {
      const found = await catalogue.addOn(id);
      if (!found) throw new Refusal('not-found', ADD_ON_NOT_FOUND);
      await catalogue.removeAddOn(id);
      await note('add-on.deleted', 'add-on', id, { before: recordOfAddOn(found) });
    });
