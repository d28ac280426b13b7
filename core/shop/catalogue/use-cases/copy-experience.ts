import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../people/caller.ts';
import { copyTitle } from '../copy-title.ts';
import { type Experience, toEditable } from '../experience.ts';
import type { CataloguePorts } from '../ports.ts';
import { recordOfExperience } from '../records.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';
import { experienceSlug } from '../steps/experience-slug.ts';
import { EXPERIENCE_NOT_FOUND } from '../words.ts';

/**
 * Adds a draft with everything of an experience including its add-ons, under a new title and slug, but without its reviews.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const copyExperience =
  (ports: Pick<CataloguePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number): Promise<Experience> =>
    editCatalogue(ports, caller, async ({ catalogue, note, at }) => {
      const found = await catalogue.experience(id);
      if (!found) throw new Refusal('not-found', EXPERIENCE_NOT_FOUND);
      const copyId = await catalogue.nextExperienceId();
      const title = copyTitle(found.title);
      const slug = await experienceSlug(catalogue, { id: copyId, title, asked: null });
      const copy = { ...toEditable(found), title, slug, published: false };
      const added = await catalogue.addExperience({ ...copy, id: copyId });
      for (const addOn of await catalogue.addOnsOf(id))
        await catalogue.changeAddOn(addOn.id, { experienceIds: [...addOn.experienceIds, copyId] }, at);
      await note('experience.copied', 'experience', copyId, { after: recordOfExperience(copy) });
      return added;
    });
