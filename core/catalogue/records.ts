import { toDollars } from '../money.ts';
import type { AddOn } from './add-on.ts';
import type { Category } from './category.ts';
import type { NewExperience } from './experience.ts';
import type { LogoStrip } from './logo.ts';

/* What the audit log keeps of the catalogue: the fields an administrator may change, in the words and units of the wire. */

/** Each once, rising: how they were given is no difference. */
const idsOf = (ids: readonly number[]): readonly number[] => [...new Set(ids)].toSorted((a, b) => a - b);

export const recordOfExperience = ({ prices, ...experience }: NewExperience) => ({
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
  featured: experience.featured,
  isNew: experience.isNew,
  starterPrice: toDollars(prices.starter),
  elevatedPrice: toDollars(prices.elevated),
  premiumPrice: toDollars(prices.premium),
  ultimatePrice: toDollars(prices.ultimate),
  categoryIds: idsOf(experience.categoryIds),
});

export const recordOfCategory = ({ name, slug, order }: Pick<Category, 'name' | 'slug' | 'order'>) => ({
  name,
  slug,
  order,
});

export const recordOfAddOn = ({
  name,
  description,
  price,
  isActive,
  experienceIds,
}: Omit<AddOn, 'id' | 'createdAt' | 'updatedAt' | 'version'>) => ({
  name,
  description,
  price: toDollars(price),
  isActive,
  experienceIds: idsOf(experienceIds),
});

export const recordOfStrip = (strip: LogoStrip) => ({
  enabled: strip.enabled,
  logos: strip.logos.map(({ id, name, imageUrl, linkUrl, scale, isActive }) => ({
    id,
    name,
    imageUrl,
    linkUrl,
    scale,
    isActive,
  })),
});
