import { rulesInForce } from '@wondercast/core/calendar/scheduling/booking-rules';
import { invalid } from '@wondercast/core/kernel/refusal';
import { byOrder } from '@wondercast/core/shop/catalogue/category';
import { REMEMBERED_VERSIONS } from '@wondercast/core/shop/catalogue/changes';
import type { Offer } from '@wondercast/core/shop/catalogue/offer';
import type { Catalogue } from '@wondercast/core/shop/catalogue/ports';
import { supplyOf } from '@wondercast/core/shop/catalogue/venue';
import { NO_SUCH_EXPERIENCE } from '@wondercast/core/shop/catalogue/words';
import { policyInForce } from '@wondercast/core/shop/policy/policy';
import { noteCatalogueEdit } from '../../system/work-context.ts';
import type { MemorySession } from '../memory-session.ts';
import { byId, newestFirst } from '../newest-first.ts';
import { memoryAddOns } from './add-ons.ts';
import { catalogueMemory } from './catalogue-memory.ts';
import { memoryCategories } from './categories.ts';
import { memoryChangesSince } from './changes.ts';
import { experienceOf, memoryExperiences } from './experiences.ts';
import { memoryLogos } from './logos.ts';
import { shopPolicy, shopRules } from './shop-rules.ts';
import { shopSettingsIn } from './shop-settings-in.ts';

export const memoryCatalogue = (memory: MemorySession): Catalogue => {
  const shared = catalogueMemory(memory);
  const { state, changed } = shared;
  return {
    ...memoryExperiences(shared),
    ...memoryCategories(shared),
    ...memoryAddOns(shared),
    ...memoryLogos(shared),
    version: async () => state().version,
    // Units of work run one after another, so the catalogue needs no lock.
    lock: async () => noteCatalogueEdit(),
    lockExclusively: async () => {},
    load: async () => {
      const { version, logosEnabled } = state();
      const { experiences, categories, addOns, reviews, logos } = memory.tables;
      return {
        version,
        logosEnabled,
        bookingRules: await shopRules(memory),
        policy: await shopPolicy(memory),
        settings: shopSettingsIn(memory.tables),
        experiences: experiences
          .all()
          .toSorted(byId)
          .map((row) => experienceOf(memory, row)),
        categories: categories.all().toSorted(byOrder),
        addOns: addOns.all().toSorted(byId),
        reviews: newestFirst(reviews.all()),
        logos: logos.all().toSorted(byOrder),
      };
    },
    changesSince: (version) => memoryChangesSince(shared, version),
    forgetChanges: async () => {
      const oldest = state().version - REMEMBERED_VERSIONS;
      const { catalogueChanges } = memory.tables;
      for (let version = oldest; catalogueChanges.get(version); version--) catalogueChanges.delete(version);
    },
    offersOf: async (experienceIds) => {
      const active = memory.tables.addOns.all().filter(({ isActive }) => isActive);
      const shop = await shopRules(memory);
      const policy = await shopPolicy(memory);
      const offers = new Map<number, Offer>();
      for (const experienceId of experienceIds) {
        const row = memory.tables.experiences.get(experienceId);
        if (!row?.published) continue;
        const { id, slug, title, duration, imageUrl, prices, taxCategory } = row;
        const addOns = active
          .filter(({ experienceIds }) => experienceIds.includes(id))
          .toSorted(byId)
          .map((addOn) => ({
            id: addOn.id,
            name: addOn.name,
            price: addOn.price,
            ...(addOn.taxCategory && { taxCategory: addOn.taxCategory }),
          }));
        offers.set(id, {
          experience: { id, slug, title, duration, imageUrl, prices, taxCategory },
          addOns,
          rules: rulesInForce(row.bookingRules, shop),
          policy: policyInForce(row.policy, policy),
          booking: {
            bookingMode: row.bookingMode,
            startGrid: row.startGrid,
            horizonDays: row.horizonDays,
            leastNoticeHours: row.leastNoticeHours,
          },
          supply: supplyOf(row),
        });
      }
      return offers;
    },
    rulesFor: async (experienceId) => {
      const row = memory.tables.experiences.get(experienceId);
      return row ? rulesInForce(row.bookingRules, await shopRules(memory)) : [];
    },
    claimSeed: async (now) => {
      if (state().seededAt) return false;
      memory.tables.catalogue.set('state', { ...state(), seededAt: now });
      return true;
    },
    addReview: async (given) => {
      if (!memory.tables.experiences.get(given.experienceId))
        throw invalid('experienceId', NO_SUCH_EXPERIENCE);
      const unsaid = { company: null, answer: null, writtenAt: null };
      const review = { ...unsaid, ...given, id: memory.nextId('reviews') };
      memory.tables.reviews.set(review.id, review);
      changed({ kind: 'reviews', id: review.experienceId });
      return review;
    },
    answerReview: async (id, answer) => {
      const review = memory.tables.reviews.get(id);
      if (!review) return;
      memory.tables.reviews.set(id, { ...review, answer });
      changed({ kind: 'reviews', id: review.experienceId });
    },
    removeReview: async (id) => {
      const review = memory.tables.reviews.get(id);
      if (!review) return;
      memory.tables.reviews.delete(id);
      changed({ kind: 'reviews', id: review.experienceId });
    },
  };
};
