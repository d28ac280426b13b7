import type { CatalogueData } from '@wondercast/core/shop/catalogue/catalogue-data';
import type { Category } from '@wondercast/core/shop/catalogue/category';
import { shopSettingsOf } from '@wondercast/core/shop/settings/shop-settings';
import { sql } from 'kysely';
import type { Query, Run } from '../driver/query.ts';
import { statement } from '../driver/statement.ts';
import { addOnOf, categoryOf, experienceOf, logoOf, reviewOf, rowsInJson } from './catalogue-rows.ts';
import { SHOP_POLICY, SHOP_RULES } from './shop-rules.ts';
import {
  AddOnExperienceRow,
  AddOnRow,
  CategoryRow,
  ExperienceCategoryRow,
  ExperienceRow,
  LogoRow,
  ReviewRow,
} from './tables.ts';

/** A single statement, so that all of its data belongs to one version. */
const LOAD = statement((db) =>
  db
    .selectFrom('shop_state')
    .select([
      'catalogue_version as version',
      'logos_enabled as logosEnabled',
      SHOP_RULES.as('bookingRules'),
      SHOP_POLICY.as('policy'),
      sql<
        Readonly<Record<string, unknown>>
      >`(select coalesce(json_object_agg(name, value), '{}') from settings)`.as('settings'),
      rowsInJson(ExperienceRow, sql`r.id`).as('experiences'),
      rowsInJson(CategoryRow, sql`r.position, r.id`).as('categories'),
      rowsInJson(ExperienceCategoryRow, sql`r.experience_id`).as('links'),
      rowsInJson(AddOnRow, sql`r.id`).as('addOns'),
      rowsInJson(AddOnExperienceRow, sql`r.experience_id`).as('addOnLinks'),
      rowsInJson(ReviewRow, sql`r.id desc`).as('reviews'),
      rowsInJson(LogoRow, sql`r.position, r.id`).as('logos'),
    ])
    .where('id', '=', 1),
);

type Loaded = ReturnType<typeof LOAD> extends Query<infer Row> ? Row : never;

const NONE: readonly Category[] = [];

const dataOf = (loaded: Loaded): CatalogueData => {
  const categories = loaded.categories.map(categoryOf);
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));
  const shelves = new Map<number, number[]>();
  for (const { experience_id: experience, category_id: category } of loaded.links) {
    const places = shelves.get(experience);
    const place = placeOf.get(category) ?? 0;
    if (places) places.push(place);
    else shelves.set(experience, [place]);
  }
  const linked = new Map<number, number[]>();
  for (const { add_on_id: addOn, experience_id: experience } of loaded.addOnLinks) {
    const experiences = linked.get(addOn);
    if (experiences) experiences.push(experience);
    else linked.set(addOn, [experience]);
  }
  const categoriesOf = (id: number): readonly Category[] =>
    shelves
      .get(id)
      ?.sort((a, b) => a - b)
      .map((place) => categories[place])
      .filter((category) => category !== undefined) ?? NONE;
  return {
    version: loaded.version,
    logosEnabled: loaded.logosEnabled,
    bookingRules: loaded.bookingRules,
    policy: loaded.policy,
    settings: shopSettingsOf(loaded.settings),
    categories,
    experiences: loaded.experiences.map((row) => experienceOf(row, categoriesOf(row.id))),
    addOns: loaded.addOns.map((row) => addOnOf(row, linked.get(row.id) ?? [])),
    reviews: loaded.reviews.map(reviewOf),
    logos: loaded.logos.map(logoOf),
  };
};

/** Loads the whole catalogue at one version. @throws Error when the tables are not migrated */
export const loadCatalogue = async (run: Run): Promise<CatalogueData> => {
  const [loaded] = await run(LOAD());
  if (!loaded) throw new Error('The shop has no state: it is not migrated');
  return dataOf(loaded);
};
