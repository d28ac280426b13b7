import type { Caller } from '../../../people/caller.ts';
import type { AddOn } from '../add-on.ts';
import type { CataloguePorts } from '../ports.ts';
import { recordOfAddOn } from '../records.ts';
import type { AddOnGiven } from '../rules.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';

/** Adds an add-on. @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (no such experience) */
export const createAddOn =
  (ports: Pick<CataloguePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, given: AddOnGiven): Promise<AddOn> =>
    editCatalogue(ports, caller, async ({ catalogue, note }) => {
      const added = await catalogue.addAddOn(given);
      await note('add-on.created', 'add-on', added.id, { after: recordOfAddOn(added) });
      return added;
    });
