import { toAmount } from '@wondercast/core/kernel/money';
import type { AddOn } from '@wondercast/core/shop/catalogue/add-on';
import { ADD_ON } from '@wondercast/core/shop/catalogue/add-on-record';
import type { Category } from '@wondercast/core/shop/catalogue/category';
import { CATEGORY } from '@wondercast/core/shop/catalogue/category-record';
import type { CategoryRef, Experience, Review } from '@wondercast/core/shop/catalogue/experience';
import { inclusionsOf } from '@wondercast/core/shop/catalogue/experience';
import { EXPERIENCE } from '@wondercast/core/shop/catalogue/experience-record';
import type { Logo, LogoStrip } from '@wondercast/core/shop/catalogue/logo';
import type { NearSearch } from '@wondercast/core/shop/catalogue/near-searches';
import { minutesOf } from '@wondercast/core/shop/catalogue/search';
import { splitPrices } from '@wondercast/core/shop/pricing/price-fields';
import { encodeRules } from './booking-rules.ts';
import { encodePolicy } from './policy.ts';
import { encoderOf } from './record.ts';
import type { Wire } from './wire.ts';

const encodeRef = ({ id, name, slug, order }: CategoryRef): Wire<'CategoryRef'> => ({
  id,
  name,
  slug,
  order,
});

const encodeFieldsOfExperience = encoderOf(EXPERIENCE);

/** An address of the shop or elsewhere, in full. */
const inFull = (address: string, publicUrl: string): string =>
  address.startsWith('/') ? publicUrl + address : address;

/** `publicUrl` is the shop's, without trailing slash. */
export const encodeExperience = (experience: Experience, publicUrl: string): Wire<'Experience'> => ({
  id: experience.id,
  ...encodeFieldsOfExperience(splitPrices(experience)),
  categoryId: experience.categories[0]?.id ?? null,
  categories: experience.categories.map(encodeRef),
  bookingRules: experience.bookingRules && encodeRules(experience.bookingRules),
  policy: experience.policy && encodePolicy(experience.policy),
  minutes: minutesOf(experience.duration),
  inclusionsList: [...inclusionsOf(experience)],
  images: {
    card: inFull(experience.imageUrl, publicUrl),
    cover: experience.coverImageUrl && inFull(experience.coverImageUrl, publicUrl),
  },
  version: experience.version,
});

export const encodeCard = (experience: Experience): Wire<'ExperienceCard'> => ({
  id: experience.id,
  slug: experience.slug,
  title: experience.title,
  duration: experience.duration,
  imageUrl: experience.imageUrl,
  isNew: experience.isNew,
  starterPrice: toAmount(experience.prices.starter),
});

export const encodeNearSearch = ({
  search,
  category,
  duration,
  price,
  count,
}: NearSearch): Wire<'NearSearch'> => ({ search, category, duration, price, count });

const encodeFieldsOfCategory = encoderOf(CATEGORY);

export const encodeCategory = (category: Category, experienceCount: number): Wire<'Category'> => ({
  id: category.id,
  ...encodeFieldsOfCategory(category),
  order: category.order,
  experienceCount,
  version: category.version,
});

export const encodeReview = ({ writtenAt, ...review }: Review): Wire<'Review'> => ({
  ...review,
  writtenAt: writtenAt?.toISOString() ?? null,
});

const encodeFieldsOfAddOn = encoderOf(ADD_ON);

export const encodeAddOn = (addOn: AddOn): Wire<'AddOn'> => ({
  id: addOn.id,
  ...encodeFieldsOfAddOn(addOn),
});

/** With the experiences it is sold with; `titleOf` names those that are there. */
export const encodeAdminAddOn = (
  addOn: AddOn,
  titleOf: (experienceId: number) => string | null,
): Wire<'AdminAddOn'> => {
  const experiences = addOn.experienceIds.flatMap((id) => {
    const title = titleOf(id);
    return title === null ? [] : [{ id, title }];
  });
  return {
    ...encodeAddOn(addOn),
    experiences,
    experienceIds: experiences.map(({ id }) => id),
    createdAt: addOn.createdAt.toISOString(),
    updatedAt: addOn.updatedAt.toISOString(),
    version: addOn.version,
  };
};

/** Every logo, for editing. */
export const encodeLogoCarousel = ({ enabled, logos }: LogoStrip): Wire<'LogoCarousel'> => ({
  enabled,
  logos: logos.map(({ id, imageUrl, name, order, linkUrl, scale, isActive }) => ({
    id,
    imageUrl,
    altText: name,
    order,
    linkUrl,
    scale,
    isActive,
  })),
});

/** Active logos only; an off strip shows none. */
export const encodeLogoStrip = (enabled: boolean, logos: readonly Logo[]): Wire<'LogoStrip'> => ({
  enabled,
  logos: logos
    .filter(({ isActive }) => enabled && isActive)
    .map(({ id, name, imageUrl, linkUrl, scale }) => ({ id, name, imageUrl, linkUrl, scale })),
});
