import type { Caller } from '../../../people/caller.ts';
import { joinPrices } from '../../pricing/price-fields.ts';
import type { Experience } from '../experience.ts';
import { assertMayOfferTimes } from '../may-offer-times.ts';
import type { CataloguePorts } from '../ports.ts';
import { recordOfExperience } from '../records.ts';
import type { ExperienceGiven } from '../rules.ts';
import { acceptVideo } from '../steps/accept-video.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';
import { experienceSlug } from '../steps/experience-slug.ts';
import { acceptVenue } from '../venue.ts';

/**
 * Adds an experience to the catalogue.
 * @throws Refusal 'unauthenticated', 'forbidden', 'conflict' (slug taken), 'invalid' (video, categories)
 */
export const createExperience =
  (ports: Pick<CataloguePorts, 'unitOfWork' | 'now' | 'profile'>) =>
  async (caller: Caller, given: ExperienceGiven): Promise<Experience> => {
    const { slug: asked, ...fields } = given;
    return editCatalogue(ports, caller, async ({ catalogue, settings, note }) => {
      await assertMayOfferTimes({ settings }, fields);
      const id = await catalogue.nextExperienceId();
      const experience = {
        ...acceptVenue(joinPrices(fields)),
        slug: await experienceSlug(catalogue, { id, title: fields.title, asked }),
        videoUrl: acceptVideo(fields.videoUrl, ports.profile.videoHosts),
      };
      const added = await catalogue.addExperience({ ...experience, id });
      await note('experience.created', 'experience', id, { after: recordOfExperience(experience) });
      return added;
    });
  };
