import { idSet } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { editOf } from '../../../people/audit/edit.ts';
import type { Caller } from '../../../people/caller.ts';
import { joinPrices, priceFieldsOf } from '../../pricing/price-fields.ts';
import { type Experience, type NewExperience, toEditable } from '../experience.ts';
import { assertMayOfferTimes } from '../may-offer-times.ts';
import type { CataloguePorts } from '../ports.ts';
import { recordOfExperience } from '../records.ts';
import type { ExperienceChangeGiven } from '../rules.ts';
import { acceptVideo } from '../steps/accept-video.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';
import { experienceSlug } from '../steps/experience-slug.ts';
import { acceptVenue } from '../venue.ts';
import { EXPERIENCE_NOT_FOUND } from '../words.ts';

/**
 * Changes the given fields of an experience, and nothing else (decision 010). An edit without effect is neither saved nor audited.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, slug taken), 'invalid' (video, categories)
 */
export const updateExperience =
  (ports: Pick<CataloguePorts, 'unitOfWork' | 'now' | 'profile'>) =>
  async (caller: Caller, id: number, given: ExperienceChangeGiven): Promise<Experience> => {
    const { version, slug, videoUrl, categoryIds, ...fields } = given;
    return editCatalogue(ports, caller, async ({ catalogue, settings, note, at }) => {
      const found = await catalogue.experience(id);
      if (!found) throw new Refusal('not-found', EXPERIENCE_NOT_FOUND);
      assertVersion(version, found.version);
      const { title = found.title } = fields;
      const before = toEditable(found);
      const after: NewExperience = acceptVenue({
        ...before,
        ...joinPrices({ ...priceFieldsOf(before.prices), ...fields }),
        ...(slug === undefined
          ? {}
          : { slug: await experienceSlug(catalogue, { id, title, asked: slug, own: found.slug }) }),
        ...(videoUrl === undefined ? {} : { videoUrl: acceptVideo(videoUrl, ports.profile.videoHosts) }),
        ...(categoryIds === undefined ? {} : { categoryIds: idSet(categoryIds) }),
      });
      await assertMayOfferTimes({ settings }, after);
      const changes = editOf(recordOfExperience, before, after);
      if (!changes) return found;
      const changed = await catalogue.changeExperience(id, after, at);
      await note('experience.updated', 'experience', id, changes);
      return changed;
    });
  };
