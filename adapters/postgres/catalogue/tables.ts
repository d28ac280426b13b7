import { defineEntity, p } from '@mikro-orm/core';
import type { BookingRules } from '@wondercast/core/calendar/scheduling/booking-rules';
import type { Touched } from '@wondercast/core/shop/catalogue/changes';
import type { Policy } from '@wondercast/core/shop/policy/policy';
import { at, flag, id, now, price, text, version } from '../driver/column-builders.ts';

export const CategoryRow = defineEntity({
  name: 'CategoryRow',
  tableName: 'categories',
  uniques: [
    {
      name: 'categories_name_key',
      expression: 'create unique index "categories_name_key" on "categories" (lower("name"))',
    },
  ],
  properties: {
    id: id(),
    name: text(),
    slug: text().unique(),
    position: p.integer().default(1),
    version: version(),
  },
});

export const ExperienceRow = defineEntity({
  name: 'ExperienceRow',
  tableName: 'experiences',
  properties: {
    id: id(),
    slug: text().unique().check("slug !~ '^[0-9]*$'"),
    title: text(),
    description: text(),
    duration: text(),
    imageUrl: text(),
    coverImageUrl: text().nullable(),
    videoUrl: text().nullable(),
    inclusions: text(),
    theme: text().nullable(),
    year: p.integer().default(2025),
    match: p.integer().default(90),
    featured: flag(false),
    isNew: flag(false),
    published: flag(true),
    starterPrice: price().default(99_000).check('starter_price >= 0 and starter_price <= 100000000'),
    elevatedPrice: price().default(125_000).check('elevated_price >= 0 and elevated_price <= 100000000'),
    premiumPrice: price().default(150_000).check('premium_price >= 0 and premium_price <= 100000000'),
    ultimatePrice: price().default(170_000).check('ultimate_price >= 0 and ultimate_price <= 100000000'),
    bookingRules: p.json().$type<BookingRules | null>().nullable(),
    policy: p.json().$type<Policy | null>().nullable(),
    createdAt: now(),
    updatedAt: now(),
    version: version(),
  },
});

/** The truth of which experience is in which category (decision 047). */
export const ExperienceCategoryRow = defineEntity({
  name: 'ExperienceCategoryRow',
  tableName: 'experience_categories',
  properties: {
    experience: () => p.manyToOne(ExperienceRow).primary().deleteRule('cascade').updateRule('no action'),
    category: () => p.manyToOne(CategoryRow).primary().deleteRule('cascade').updateRule('no action'),
  },
});

export const ReviewRow = defineEntity({
  name: 'ReviewRow',
  tableName: 'reviews',
  properties: {
    id: id(),
    experience: () => p.manyToOne(ExperienceRow).index().deleteRule('cascade').updateRule('no action'),
    username: text(),
    userImage: text().nullable(),
    rating: p.integer().check('rating >= 1 and rating <= 5'),
    comment: text(),
    company: text().nullable(),
    answer: text().nullable(),
    writtenAt: at().nullable(),
  },
});

export const AddOnRow = defineEntity({
  name: 'AddOnRow',
  tableName: 'add_ons',
  properties: {
    id: id(),
    name: text(),
    description: text(),
    price: price().check('price >= 0 and price <= 100000000'),
    isActive: flag(true),
    createdAt: now(),
    updatedAt: now(),
    version: version(),
  },
});

export const AddOnExperienceRow = defineEntity({
  name: 'AddOnExperienceRow',
  tableName: 'add_on_experiences',
  properties: {
    addOn: () => p.manyToOne(AddOnRow).primary().deleteRule('cascade').updateRule('no action'),
    experience: () =>
      p.manyToOne(ExperienceRow).primary().index().deleteRule('cascade').updateRule('no action'),
  },
});

/** What each version of the catalogue touched; the last thousand versions are kept (decision 127). */
export const CatalogueChangeRow = defineEntity({
  name: 'CatalogueChangeRow',
  tableName: 'catalogue_changes',
  properties: {
    version: p.integer().primary().autoincrement(false),
    kind: text().$type<Touched['kind']>().primary(),
    /** 0 for what is touched as a whole. */
    subject: p.integer().primary().autoincrement(false),
  },
});

export const LogoRow = defineEntity({
  name: 'LogoRow',
  tableName: 'logo_carousel',
  properties: {
    id: id(),
    name: text(),
    imageUrl: text(),
    linkUrl: text().nullable(),
    scale: p.double().$type<number>().default(1),
    isActive: flag(true),
    position: p.integer().default(0),
    createdAt: now(),
    updatedAt: now(),
  },
});
