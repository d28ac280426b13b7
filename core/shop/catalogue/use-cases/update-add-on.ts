import { idSet } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { editOf } from '../../../people/audit/edit.ts';
import type { Caller } from '../../../people/caller.ts';
import type { AddOn } from '../add-on.ts';
import type { CataloguePorts } from '../ports.ts';
import { recordOfAddOn } from '../records.ts';
import type { AddOnChangeGiven } from '../rules.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';
import { ADD_ON_NOT_FOUND } from '../words.ts';

/**
 * Changes what is given of an add-on. An edit that changes nothing leaves no trace.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version), 'invalid' (no such experience)
 */
export const updateAddOn =
  (ports: Pick<CataloguePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number, { version, ...change }: AddOnChangeGiven): Promise<AddOn> =>
    editCatalogue(ports, caller, async ({ catalogue, note, at }) => {
      const found = await catalogue.addOn(id);
      if (!found) throw new Refusal('not-found', ADD_ON_NOT_FOUND);
      assertVersion(version, found.version);
      const before = { ...found, experienceIds: idSet(found.experienceIds) };
      const after = { ...before, ...change };
      const changes = editOf(recordOfAddOn, before, { ...after, experienceIds: idSet(after.experienceIds) });
      if (!changes) return found;
      const changed = await catalogue.changeAddOn(id, change, at);
      await note('add-on.updated', 'add-on', id, changes);
      return changed;
    });
