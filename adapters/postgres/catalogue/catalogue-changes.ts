import type { BookingRules } from '@wondercast/core/calendar/scheduling/booking-rules';
import type { CatalogueChanges } from '@wondercast/core/shop/catalogue/changes';
import type { CategoryRef } from '@wondercast/core/shop/catalogue/experience';
import type { Policy } from '@wondercast/core/shop/policy/policy';
import { shopSettingsOf } from '@wondercast/core/shop/settings/shop-settings';
import { sql } from 'kysely';
import type { Run } from '../driver/query.ts';
import { type Given, statement } from '../driver/statement.ts';
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
import { SHOP_POLICY, SHOP_RULES } from './shop-rules.ts';

interface Loaded {
  readonly version: number;
  /** Whether all versions up to this one have recorded what they touched. */
  readonly whole: boolean;
  readonly logosEnabled: boolean;
  readonly experiences: readonly {
    readonly id: number;
    readonly row: ExperienceJson | null;
    readonly categories: readonly CategoryRef[];
  }[];
  readonly addOns: readonly {
    readonly id: number;
    readonly row: AddOnJson | null;
    readonly experienceIds: readonly number[];
  }[];
  readonly reviews: readonly { readonly id: number; readonly rows: readonly ReviewJson[] }[];
  readonly categories: readonly CategoryJson[] | null;
  readonly logos: readonly LogoJson[] | null;
  readonly bookingRules: BookingRules | null;
  readonly policy: Policy | null;
  readonly settings: Readonly<Record<string, unknown>> | null;
}

/** A single statement, so that all of its data belongs to one version. */
const CHANGES = statement(
  (_, { since }: Given<{ since: number }>) => sql<Loaded>`with touched as materialized (
      select version, kind, subject from catalogue_changes where version > ${since}::int),
    subjects as materialized (select distinct kind, subject from touched)
  select s.catalogue_version "version", s.logos_enabled "logosEnabled",
    (select count(distinct version) from touched) = s.catalogue_version - ${since}::int "whole",
    (select coalesce(json_agg(json_build_object('id', t.subject, 'row', row_to_json(e), 'categories',
        (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'order', c.position)
            order by c.position, c.id), '[]')
          from experience_categories l join categories c on c.id = l.category_id where l.experience_id = e.id))), '[]')
      from subjects t left join experiences e on e.id = t.subject where t.kind = 'experience') "experiences",
    (select coalesce(json_agg(json_build_object('id', t.subject, 'row', row_to_json(a), 'experienceIds',
        (select coalesce(json_agg(l.experience_id order by l.experience_id), '[]')
          from add_on_experiences l where l.add_on_id = a.id))), '[]')
      from subjects t left join add_ons a on a.id = t.subject where t.kind = 'add-on') "addOns",
    (select coalesce(json_agg(json_build_object('id', t.subject, 'rows',
        (select coalesce(json_agg(row_to_json(r) order by r.id desc), '[]')
          from reviews r where r.experience_id = t.subject))), '[]')
      from subjects t where t.kind = 'reviews') "reviews",
    case when exists (select from subjects where kind = 'categories') then
      (select coalesce(json_agg(row_to_json(c) order by c.position, c.id), '[]') from categories c) end "categories",
    case when exists (select from subjects where kind = 'logos') then
      (select coalesce(json_agg(row_to_json(g) order by g.position, g.id), '[]') from logo_carousel g) end "logos",
    case when exists (select from subjects where kind = 'booking-rules') then
      ${SHOP_RULES} end "bookingRules",
    case when exists (select from subjects where kind = 'booking-rules') then
      ${SHOP_POLICY} end "policy",
    case when exists (select from subjects where kind = 'settings') then
      (select coalesce(json_object_agg(name, value), '{}') from settings) end "settings"
  from shop_state s where s.id = 1`,
);

/** The current state of everything touched after a version; null when some version since then did not record what it touched. */
export const loadChanges = async (run: Run, since: number): Promise<CatalogueChanges | null> => {
  const [loaded] = await run(CHANGES({ since }));
  if (!loaded?.whole) return null;
  return {
    version: loaded.version,
    experiences: loaded.experiences.map(({ id, row, categories }) => ({
      id,
      now: row && experienceOf(row, categories),
    })),
    addOns: loaded.addOns.map(({ id, row, experienceIds }) => ({
      id,
      now: row && addOnOf(row, experienceIds),
    })),
    reviews: loaded.reviews.map(({ id, rows }) => ({ experienceId: id, now: rows.map(reviewOf) })),
    bookingRules: loaded.bookingRules,
    policy: loaded.policy,
    settings: loaded.settings && shopSettingsOf(loaded.settings),
    categories: loaded.categories?.map(categoryOf) ?? null,
    logos: loaded.logos && { enabled: loaded.logosEnabled, logos: loaded.logos.map(logoOf) },
  };
};
