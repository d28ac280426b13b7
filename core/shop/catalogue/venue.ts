import { Refusal } from '../../kernel/refusal.ts';
import { countryRule, isRegionOf, NO_REGION } from '../../people/countries.ts';
import type { Supply } from '../tax/place.ts';
import type { Experience } from './experience.ts';

export type Venue = Pick<Experience, 'venueCountry' | 'venueRegion' | 'isOpenToOthers'>;

const WITHOUT_COUNTRY = 'Choose the country of the venue first.';

/** Why a venue is not valid; null where it is valid, or there is none. */
export const whyNoVenue = ({
  venueCountry: country,
  venueRegion: region,
}: Venue): { readonly path: 'venueCountry' | 'venueRegion'; readonly message: string } | null => {
  if (country === null) return region === null ? null : { path: 'venueRegion', message: WITHOUT_COUNTRY };
  const judged = countryRule().safeParse(country);
  if (!judged.success) return { path: 'venueCountry', message: judged.error.issues[0]?.message ?? '' };
  return region !== null && !isRegionOf(judged.data, region.toUpperCase())
    ? { path: 'venueRegion', message: NO_REGION }
    : null;
};

/**
 * Returns a venue with normalized ISO 3166 codes.
 * @throws Refusal 'invalid' at `venueCountry` or `venueRegion`
 */
export const acceptVenue = <Given extends Venue>(given: Given): Given => {
  const why = whyNoVenue(given);
  if (why) throw new Refusal('invalid', why.message, { issues: [why] });
  return {
    ...given,
    venueCountry: given.venueCountry?.toUpperCase() ?? null,
    venueRegion: given.venueRegion?.toUpperCase() ?? null,
  };
};

/** Where an experience takes place, as far as tax depends on it. */
export const supplyOf = ({
  venueCountry: country,
  venueRegion: region,
  isOpenToOthers: isOpen,
}: Venue): Supply => (country === null ? { kind: 'online' } : { kind: 'venue', country, region, isOpen });
