import type { AddOn } from '@wondercast/core/catalogue/add-on';
import type { Category } from '@wondercast/core/catalogue/category';
import type { CategoryRef, Experience, Review } from '@wondercast/core/catalogue/experience';
import type { Logo } from '@wondercast/core/catalogue/logo';
import { type RawBuilder, sql } from 'kysely';
import type { Definition, JsonRowOf } from '../driver/columns.ts';
import type { AddOnRow, CategoryRow, ExperienceRow, LogoRow, ReviewRow } from './tables.ts';

/* Rows of the catalogue as `row_to_json` writes them, and the models they are. */

export type CategoryJson = JsonRowOf<typeof CategoryRow>;
export type ExperienceJson = JsonRowOf<typeof ExperienceRow>;
export type AddOnJson = JsonRowOf<typeof AddOnRow>;
export type ReviewJson = JsonRowOf<typeof ReviewRow>;
export type LogoJson = JsonRowOf<typeof LogoRow>;

/** Every row of a table `r` as JSON. */
export const rowsInJson = <Table extends Definition>(
  table: Table,
  order: RawBuilder<unknown>,
): RawBuilder<readonly JsonRowOf<Table>[]> =>
  sql`(select coalesce(json_agg(row_to_json(r) order by ${order}), '[]') from ${sql.table(table.tableName)} r)`;

export const categoryOf = ({ id, name, slug, position, version }: CategoryJson): Category => ({
  id,
  name,
  slug,
  order: position,
  version,
});

/** `categories` are given by order. */
export const experienceOf = (row: ExperienceJson, categories: readonly CategoryRef[]): Experience => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  duration: row.duration,
  imageUrl: row.image_url,
  coverImageUrl: row.cover_image_url,
  videoUrl: row.video_url,
  inclusions: row.inclusions,
  theme: row.theme,
  year: row.year,
  match: row.match,
  featured: row.featured,
  isNew: row.is_new,
  prices: {
    starter: row.starter_price,
    elevated: row.elevated_price,
    premium: row.premium_price,
    ultimate: row.ultimate_price,
  },
  categories: categories.map(({ id, name, slug, order }) => ({ id, name, slug, order })),
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
  version: row.version,
});

/** `experienceIds` rise. */
export const addOnOf = (row: AddOnJson, experienceIds: readonly number[]): AddOn => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: row.price,
  isActive: row.is_active,
  experienceIds,
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
  version: row.version,
});

export const reviewOf = (row: ReviewJson): Review => ({
  id: row.id,
  experienceId: row.experience_id,
  username: row.username,
  userImage: row.user_image,
  rating: row.rating,
  comment: row.comment,
});

export const logoOf = (row: LogoJson): Logo => ({
  id: row.id,
  name: row.name,
  imageUrl: row.image_url,
  linkUrl: row.link_url,
  scale: row.scale,
  isActive: row.is_active,
  order: row.position,
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});
