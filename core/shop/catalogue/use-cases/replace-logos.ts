import { changesOf } from '../../../people/audit/edit.ts';
import type { Caller } from '../../../people/caller.ts';
import type { LogoStrip } from '../logo.ts';
import type { CataloguePorts } from '../ports.ts';
import { recordOfStrip } from '../records.ts';
import type { LogoCarouselGiven } from '../rules.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';

/**
 * Replaces the partner logos. Fields of a known logo that are left out (link, scale, whether it is shown) stay as they were (decision 054).
 * Without `order` the order of the list counts.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const replaceLogos =
  (ports: Pick<CataloguePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, { enabled, logos }: LogoCarouselGiven): Promise<LogoStrip> =>
    editCatalogue(ports, caller, async ({ catalogue, note }) => {
      const before = await catalogue.logoStrip();
      const sorted = logos
        .map((logo, place) => ({ logo, order: logo.order ?? place + 1, place }))
        .toSorted((a, b) => a.order - b.order || a.place - b.place);
      const kept = await catalogue.replaceLogos({
        enabled,
        logos: sorted.map(({ logo }, place) => {
          const known = before.logos.find(({ id }) => id === logo.id);
          return {
            ...(known ? { id: known.id } : {}),
            name: logo.altText,
            imageUrl: logo.imageUrl,
            linkUrl: logo.linkUrl === undefined ? (known?.linkUrl ?? null) : logo.linkUrl,
            scale: logo.scale ?? known?.scale ?? 1,
            isActive: logo.isActive ?? known?.isActive ?? true,
            order: place + 1,
          };
        }),
      });
      const strip = { enabled, logos: kept };
      const changes = changesOf(recordOfStrip(before), recordOfStrip(strip));
      if (changes) await note('logo-carousel.updated', 'logo-carousel', 'all', changes);
      return strip;
    });
