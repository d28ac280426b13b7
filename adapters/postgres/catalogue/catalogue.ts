import type { Offer } from '@wondercast/core/catalogue/offer';
import type { Catalogue } from '@wondercast/core/catalogue/ports';
import { cents } from '@wondercast/core/money';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { money } from '../rows.ts';
import { ReviewRow } from '../schema.ts';
import { postgresAddOns } from './add-ons.ts';
import { loadCatalogue } from './catalogue-load.ts';
import { postgresCategories } from './categories.ts';
import { postgresExperiences } from './experiences.ts';
import { postgresLogos } from './logos.ts';

const VERSION = constant('select catalogue_version "version" from shop_state where id = 1');
const HOLD = constant('select 1 from shop_state where id = 1 for update');
const RAISE = constant('update shop_state set catalogue_version = catalogue_version + 1 where id = 1');

const CLAIM_SEED = 'update shop_state set seeded_at = $1 where id = 1 and seeded_at is null returning id';

const OFFERS =
  constant(`select e.id, e.slug, e.title, e.duration, e.image_url "imageUrl", e.starter_price "starter",
  e.elevated_price "elevated", e.premium_price "premium", e.ultimate_price "ultimate",
  (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'price', a.price) order by a.id), '[]')
    from add_on_experiences l join add_ons a on a.id = l.add_on_id where l.experience_id = e.id and a.is_active) "addOns"
  from experiences e where e.id = any($1::int[])`);

interface OfferRow {
  id: number;
  slug: string;
  title: string;
  duration: string;
  imageUrl: string;
  starter: number;
  elevated: number;
  premium: number;
  ultimate: number;
  addOns: { id: number; name: string; price: number }[];
}

const offerOf = ({ id, slug, title, duration, imageUrl, addOns, ...prices }: OfferRow): Offer => ({
  experience: {
    id,
    slug,
    title,
    duration,
    imageUrl,
    prices: {
      starter: cents(prices.starter),
      elevated: cents(prices.elevated),
      premium: cents(prices.premium),
      ultimate: cents(prices.ultimate),
    },
  },
  addOns: addOns.map((addOn) => ({ ...addOn, price: money(addOn.price) })),
});

export const postgresCatalogue = (session: Session): Catalogue => {
  const { sql, read, entities } = session;
  /** Every write does this first, so that writers take the locks in one order. */
  const raise = async () => {
    await sql(RAISE);
  };
  return {
    ...postgresExperiences(session, raise),
    ...postgresCategories(session, raise),
    ...postgresAddOns(session, raise),
    ...postgresLogos(session, raise),
    load: () => loadCatalogue(sql),
    version: async () => (await sql<{ version: number }>(VERSION))[0]?.version ?? 0,
    hold: async () => {
      await sql(HOLD);
    },
    offersOf: async (experienceIds) => {
      const rows = await read<OfferRow>(OFFERS, [experienceIds]);
      return new Map(rows.map((row) => [row.id, offerOf(row)]));
    },
    claimSeed: async (now) => (await sql(CLAIM_SEED, [now])).length > 0,
    addReview: async ({ experienceId, ...review }) => {
      await raise();
      const id = Number(await (await entities()).insert(ReviewRow, { ...review, experience: experienceId }));
      return { id, experienceId, ...review };
    },
  };
};
