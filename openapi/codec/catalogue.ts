import { toCents, toDollars } from '@wondercast/core/kernel/money';
import type { AddOn } from '@wondercast/core/shop/catalogue/add-on';
import type { Category } from '@wondercast/core/shop/catalogue/category';
import type { CategoryRef, Experience, Review } from '@wondercast/core/shop/catalogue/experience';
import type { Logo, LogoStrip } from '@wondercast/core/shop/catalogue/logo';
import type { OfferedAddOn, OfferedExperience } from '@wondercast/core/shop/catalogue/offer';
import { encodeRules } from './booking-rules.ts';
import { encodePolicy } from './policy.ts';
import type { Wire } from './wire.ts';

const encodeRef = ({ id, name, slug, order }: CategoryRef): Wire<'CategoryRef'> => ({
  id,
  name,
  slug,
  order,
});

export const encodeExperience = (experience: Experience): Wire<'Experience'> => ({
  id: experience.id,
  slug: experience.slug,
  title: experience.title,
  description: experience.description,
  duration: experience.duration,
  imageUrl: experience.imageUrl,
  coverImageUrl: experience.coverImageUrl,
  videoUrl: experience.videoUrl,
  inclusions: experience.inclusions,
  theme: experience.theme,
  year: experience.year,
  match: experience.match,
  categoryId: experience.categories[0]?.id ?? null,
  featured: experience.featured,
  isNew: experience.isNew,
  published: experience.published,
  starterPrice: toDollars(experience.prices.starter),
  elevatedPrice: toDollars(experience.prices.elevated),
  premiumPrice: toDollars(experience.prices.premium),
  ultimatePrice: toDollars(experience.prices.ultimate),
  categories: experience.categories.map(encodeRef),
  bookingRules: experience.bookingRules && encodeRules(experience.bookingRules),
  policy: experience.policy && encodePolicy(experience.policy),
  version: experience.version,
});

export const encodeCard = (experience: Experience): Wire<'ExperienceCard'> => ({
  id: experience.id,
  slug: experience.slug,
  title: experience.title,
  duration: experience.duration,
  imageUrl: experience.imageUrl,
  isNew: experience.isNew,
  starterPrice: toDollars(experience.prices.starter),
});

export const encodeCategory = (category: Category, experienceCount: number): Wire<'Category'> => ({
  id: category.id,
  name: category.name,
  slug: category.slug,
  order: category.order,
  experienceCount,
  version: category.version,
});

export const encodeReview = ({ writtenAt, ...review }: Review): Wire<'Review'> => ({
  ...review,
  writtenAt: writtenAt?.toISOString() ?? null,
});

export const encodeAddOn = ({ id, name, description, price, isActive }: AddOn): Wire<'AddOn'> => ({
  id,
  name,
  description,
  price: toDollars(price),
  isActive,
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

const price = (value: number) => toCents(value);

/** What a cart stores of an experience. */
export const decodeOfferedExperience = (wire: Wire<'Experience'>): OfferedExperience => ({
  id: wire.id,
  slug: wire.slug,
  title: wire.title,
  duration: wire.duration,
  imageUrl: wire.imageUrl,
  prices: {
    starter: price(wire.starterPrice),
    elevated: price(wire.elevatedPrice),
    premium: price(wire.premiumPrice),
    ultimate: price(wire.ultimatePrice),
  },
});

export const decodeOfferedAddOn = ({ id, name, price: dollarPrice }: Wire<'AddOn'>): OfferedAddOn => ({
  id,
  name,
  price: price(dollarPrice),
});
