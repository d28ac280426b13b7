import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../people/caller.ts';
import { toEditable } from '../experience.ts';
import type { CataloguePorts } from '../ports.ts';
import { recordOfExperience } from '../records.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';
import { EXPERIENCE_NOT_FOUND } from '../words.ts';

/**
 * Removes an experience from the catalogue; its bookings stay as they are (decision 053).
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const deleteExperience =
  (ports: Pick<CataloguePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number): Promise<void> =>
    editCatalogue(ports, caller, async ({ catalogue, note }) => {
      const found = await catalogue.experience(id);
      if (!found) throw new Refusal('not-found', EXPERIENCE_NOT_FOUND);
      await catalogue.removeExperience(id);
      await note('experience.deleted', 'experience', id, {
        before: recordOfExperience(toEditable(found)),
      });
    });
