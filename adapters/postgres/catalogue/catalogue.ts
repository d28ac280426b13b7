import { rulesInForce } from '@wondercast/core/calendar/scheduling/booking-rules';
import { REMEMBERED_VERSIONS } from '@wondercast/core/shop/catalogue/changes';
import type { Review } from '@wondercast/core/shop/catalogue/experience';
import type { Offer } from '@wondercast/core/shop/catalogue/offer';
import type { Catalogue } from '@wondercast/core/shop/catalogue/ports';
import { supplyOf } from '@wondercast/core/shop/catalogue/venue';
import { policyInForce } from '@wondercast/core/shop/policy/policy';
import { sql } from 'kysely';
import { noteCatalogueEdit } from '../../system/work-context.ts';
import { type Query, textQuery, writtenRow } from '../driver/query.ts';
import { deleteBy, insertAndRead, rowsBy } from '../driver/row-statements.ts';
import { anyOf, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { postgresAddOns } from './add-ons.ts';
import { loadChanges } from './catalogue-changes.ts';
import { loadCatalogue } from './catalogue-load.ts';
import { postgresCategories } from './categories.ts';
import { postgresExperiences } from './experiences.ts';
import { postgresLogos } from './logos.ts';
import { raiseVersion } from './raise-version.ts';
import { SHOP_POLICY, SHOP_RULES } from './shop-rules.ts';
import { ReviewRow } from './tables.ts';

const VERSION = statement((db) =>
  db.selectFrom('shop_state').select('catalogue_version as version').where('id', '=', 1),
);
const HOLD = statement((db) => db.selectFrom('shop_state').select('id').where('id', '=', 1).forUpdate());
const HOLD_ALONE = textQuery('lock table experiences, add_ons, discount_codes in access exclusive mode');
const FORGET = statement((db, { remembered }: Given<{ remembered: number }>) =>
  db
    .deleteFrom('catalogue_changes')
    .where('version', '<=', ({ selectFrom }) =>
      selectFrom('shop_state')
        .select(sql<number>`catalogue_version - ${remembered}::int`.as('oldest'))
        .where('id', '=', 1),
    ),
);
const CLAIM_SEED = statement((db, { now }: Given<{ now: Date }>) =>
  db
    .updateTable('shop_state')
    .set({ seeded_at: now })
    .where('id', '=', 1)
    .where('seeded_at', 'is', null)
    .returning('id'),
);
const ADD_REVIEW = insertAndRead(ReviewRow, 'id');
const REVIEW = rowsBy(ReviewRow, 'id');
const ANSWER_REVIEW = statement((db, { id, answer }: Given<Pick<Review, 'id' | 'answer'>>) =>
  db.updateTable('reviews').set({ answer }).where('id', '=', id),
);
const REMOVE_REVIEW = deleteBy(ReviewRow, 'id');

const OFFERS = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db
    .selectFrom('experiences as e')
    .select([
      'e.id',
      'e.slug',
      'e.title',
      'e.duration',
      'e.image_url as imageUrl',
      'e.starter_price as starter',
      'e.elevated_price as elevated',
      'e.premium_price as premium',
      'e.ultimate_price as ultimate',
      'e.booking_rules as ownRules',
      SHOP_RULES.as('shopRules'),
      'e.booking_mode as bookingMode',
      'e.start_grid as startGrid',
      'e.horizon_days as horizonDays',
      'e.least_notice_hours as leastNoticeHours',
      'e.tax_category as taxCategory',
      'e.venue_country as venueCountry',
      'e.venue_region as venueRegion',
      'e.is_open_to_others as isOpenToOthers',
      'e.policy as ownPolicy',
      SHOP_POLICY.as('shopPolicy'),
      sql<
        Offer['addOns']
      >`(select coalesce(json_agg(json_strip_nulls(json_build_object('id', a.id, 'name', a.name, 'price', a.price,
          'taxCategory', a.tax_category)) order by a.id), '[]')
        from add_on_experiences l join add_ons a on a.id = l.add_on_id where l.experience_id = e.id and a.is_active)`.as(
        'addOns',
      ),
    ])
    .where('e.id', '=', anyOf(ids))
    .where('e.published', '=', true),
);

const RULES = statement((db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('experiences')
    .select(['booking_rules as ownRules', SHOP_RULES.as('shopRules')])
    .where('id', '=', id),
);

type OfferRow = ReturnType<typeof OFFERS> extends Query<infer Row> ? Row : never;

const offerOf = ({
  id,
  slug,
  title,
  duration,
  imageUrl,
  addOns,
  ownRules,
  shopRules,
  ownPolicy,
  shopPolicy,
  bookingMode,
  startGrid,
  horizonDays,
  leastNoticeHours,
  taxCategory,
  venueCountry,
  venueRegion,
  isOpenToOthers,
  ...prices
}: OfferRow): Offer => ({
  experience: { id, slug, title, duration, imageUrl, prices, taxCategory },
  addOns,
  rules: rulesInForce(ownRules, shopRules),
  policy: policyInForce(ownPolicy, shopPolicy),
  booking: { bookingMode, startGrid, horizonDays, leastNoticeHours },
  supply: supplyOf({ venueCountry, venueRegion, isOpenToOthers }),
});

export const postgresCatalogue = (session: Session): Catalogue => {
  const { run, read } = session;
  const raise = raiseVersion(session);
  return {
    ...postgresExperiences(session, raise),
    ...postgresCategories(session, raise),
    ...postgresAddOns(session, raise),
    ...postgresLogos(session, raise),
    load: () => loadCatalogue(run),
    changesSince: (version) => loadChanges(run, version),
    forgetChanges: async () => {
      await run(FORGET({ remembered: REMEMBERED_VERSIONS }));
    },
    version: async () => (await run(VERSION()))[0]?.version ?? 0,
    lock: async () => {
      noteCatalogueEdit();
      await run(HOLD());
    },
    lockExclusively: async () => {
      await run(HOLD_ALONE);
    },
    offersOf: async (experienceIds) => {
      const rows = await read(OFFERS({ ids: experienceIds }));
      return new Map(rows.map((row) => [row.id, offerOf(row)]));
    },
    rulesFor: async (id) => {
      const [row] = await read(RULES({ id }));
      return row ? rulesInForce(row.ownRules, row.shopRules) : [];
    },
    claimSeed: async (now) => (await run(CLAIM_SEED({ now }))).length > 0,
    addReview: async (review) => {
      await raise({ kind: 'reviews', id: review.experienceId });
      const unsaid = { company: null, answer: null, writtenAt: null };
      return writtenRow(await run(ADD_REVIEW({ ...unsaid, ...review })), 'The review');
    },
    answerReview: async (id, answer) => {
      const [review] = await run(REVIEW({ id }));
      if (!review) return;
      await raise({ kind: 'reviews', id: review.experienceId });
      await run(ANSWER_REVIEW({ id, answer }));
    },
    removeReview: async (id) => {
      const [review] = await run(REVIEW({ id }));
      if (!review) return;
      await raise({ kind: 'reviews', id: review.experienceId });
      await run(REMOVE_REVIEW({ id }));
    },
  };
};
