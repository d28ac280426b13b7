import { defineEntity, p } from '@mikro-orm/core';
import type { BookingRules } from '@wondercast/core/calendar/scheduling/booking-rules';
import { ADD_ON } from '@wondercast/core/shop/catalogue/add-on-record';
import type { BookingMode, StartGrid } from '@wondercast/core/shop/catalogue/booking-mode';
import { CATEGORY } from '@wondercast/core/shop/catalogue/category-record';
import type { Touched } from '@wondercast/core/shop/catalogue/changes';
import { EXPERIENCE } from '@wondercast/core/shop/catalogue/experience-record';
import type { Policy } from '@wondercast/core/shop/policy/policy';
import { TAX_CATEGORIES, type TaxCategory } from '@wondercast/core/shop/tax/line-tax';
import { at, flag, id, now, text, version } from '../driver/column-builders.ts';
import { oneOf } from '../driver/one-of.ts';
import { keysIgnoringCase, recordColumns } from '../driver/record-columns.ts';

export const CategoryRow = defineEntity({
  name: 'CategoryRow',
  tableName: 'categories',
  uniques: keysIgnoringCase('categories', CATEGORY),
  properties: {
    id: id(),
    ...recordColumns(CATEGORY),
    position: p.integer().default(1),
    version: version(),
  },
});

export const ExperienceRow = defineEntity({
  name: 'ExperienceRow',
  tableName: 'experiences',
  properties: {
    id: id(),
    ...recordColumns(EXPERIENCE),
    // A slug of digits would be taken for an id (decision 046).
    slug: text().unique().check("slug !~ '^[0-9]*$'"),
    bookingMode: text()
      .$type<BookingMode>()
      .default('request')
      .check("booking_mode in ('request', 'instant', 'both')"),
    startGrid: p.integer().$type<StartGrid>().default(30),
    taxCategory: text().$type<TaxCategory>().default('standard').check(oneOf('tax_category', TAX_CATEGORIES)),
    bookingRules: p.json().$type<BookingRules | null>().nullable(),
    policy: p.json().$type<Policy | null>().nullable(),
    createdAt: now(),
    updatedAt: now(),
    version: version(),
  },
});

/** The authoritative assignment of experiences to categories (decision 047). */
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
    ...recordColumns(ADD_ON),
    taxCategory: text().$type<TaxCategory | null>().nullable(),
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

/** What each version of the catalogue touched. The last thousand versions are kept (decision 127). */
export const CatalogueChangeRow = defineEntity({
  name: 'CatalogueChangeRow',
  tableName: 'catalogue_changes',
  properties: {
    version: p.integer().primary().autoincrement(false),
    kind: text().$type<Touched['kind']>().primary(),
    /** 0 when everything of this kind was touched. */
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
