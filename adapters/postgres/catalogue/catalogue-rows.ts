import type { AddOn } from '@wondercast/core/shop/catalogue/add-on';
import type { Category } from '@wondercast/core/shop/catalogue/category';
import type { CategoryRef, Experience, Review } from '@wondercast/core/shop/catalogue/experience';
import type { Logo } from '@wondercast/core/shop/catalogue/logo';
import { joinPrices } from '@wondercast/core/shop/pricing/price-fields';
import { type RawBuilder, sql } from 'kysely';
import { type Definition, type JsonRowOf, jsonFieldsOf } from '../driver/columns.ts';
import { AddOnRow, type CategoryRow, ExperienceRow, type LogoRow, type ReviewRow } from './tables.ts';

/* Converts catalogue rows in the form of `row_to_json` to models. */

export type CategoryJson = JsonRowOf<typeof CategoryRow>;
export type ExperienceJson = JsonRowOf<typeof ExperienceRow>;
export type AddOnJson = JsonRowOf<typeof AddOnRow>;
export type ReviewJson = JsonRowOf<typeof ReviewRow>;
export type LogoJson = JsonRowOf<typeof LogoRow>;

/** All rows of a table `r` as JSON. */
export const rowsInJson = <Table extends Definition>(
  table: Table,
  order: RawBuilder<unknown>,
): RawBuilder<readonly JsonRowOf<Table>[]> =>
  sql`(select coalesce(json_agg(row_to_json(r) order by ${order}), '[]') from ${sql.table(table.tableName)} r)`;

export const categoryOf = ({ position, ...fields }: CategoryJson): Category => ({
  ...fields,
  order: position,
});

const fieldsOfExperience = jsonFieldsOf(ExperienceRow);

/** `categories` are in order. Columns with the same name and type in the model need no line here. */
export const experienceOf = (row: ExperienceJson, categories: readonly CategoryRef[]): Experience => ({
  ...joinPrices(fieldsOfExperience(row)),
  categories: categories.map(({ id, name, slug, order }) => ({ id, name, slug, order })),
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});

const fieldsOfAddOn = jsonFieldsOf(AddOnRow);

/** `experienceIds` are in ascending order. */
export const addOnOf = (row: AddOnJson, experienceIds: readonly number[]): AddOn => ({
  ...fieldsOfAddOn(row),
  experienceIds,
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});

export const reviewOf = (row: ReviewJson): Review => ({
  id: row.id,
  experienceId: row.experience_id,
  username: row.username,
  userImage: row.user_image,
  rating: row.rating,
  comment: row.comment,
  company: row.company,
  answer: row.answer,
  writtenAt: row.written_at === null ? null : new Date(row.written_at),
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
