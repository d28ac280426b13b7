import type { Category } from '@wondercast/core/catalogue/category';
import type { CatalogueData } from '@wondercast/core/catalogue/snapshot';
import type { Sql } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import {
  type AddOnJson,
  addOnOf,
  type CategoryJson,
  categoryOf,
  type ExperienceJson,
  experienceOf,
  type LogoJson,
  logoOf,
  type ReviewJson,
  reviewOf,
} from './catalogue-rows.ts';

/** One statement, so that everything in it is of one version. */
const LOAD = constant(`select s.catalogue_version "version", s.logos_enabled "logosEnabled",
  (select coalesce(json_agg(row_to_json(e) order by e.id), '[]') from experiences e) "experiences",
  (select coalesce(json_agg(row_to_json(c) order by c.position, c.id), '[]') from categories c) "categories",
  (select coalesce(json_agg(row_to_json(l)), '[]') from experience_categories l) "links",
  (select coalesce(json_agg(row_to_json(a) order by a.id), '[]') from add_ons a) "addOns",
  (select coalesce(json_agg(row_to_json(l) order by l.experience_id), '[]') from add_on_experiences l) "addOnLinks",
  (select coalesce(json_agg(row_to_json(r) order by r.id desc), '[]') from reviews r) "reviews",
  (select coalesce(json_agg(row_to_json(g) order by g.position, g.id), '[]') from logo_carousel g) "logos"
  from shop_state s where s.id = 1`);

interface Loaded {
  version: number;
  logosEnabled: boolean;
  experiences: ExperienceJson[];
  categories: CategoryJson[];
  links: { experience_id: number; category_id: number }[];
  addOns: AddOnJson[];
  addOnLinks: { add_on_id: number; experience_id: number }[];
  reviews: ReviewJson[];
  logos: LogoJson[];
}

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
    categories,
    experiences: loaded.experiences.map((row) => experienceOf(row, categoriesOf(row.id))),
    addOns: loaded.addOns.map((row) => addOnOf(row, linked.get(row.id) ?? [])),
    reviews: loaded.reviews.map(reviewOf),
    logos: loaded.logos.map(logoOf),
  };
};

/** The whole catalogue at one version. @throws Error when the tables are not migrated */
export const loadCatalogue = async (sql: Sql): Promise<CatalogueData> => {
  const [loaded] = await sql<Loaded>(LOAD);
  if (!loaded) throw new Error('The shop has no state: it is not migrated');
  return dataOf(loaded);
};
