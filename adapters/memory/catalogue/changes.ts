import { byOrder } from '@wondercast/core/shop/catalogue/category';
import type { CatalogueChanges, Touched } from '@wondercast/core/shop/catalogue/changes';
import { newestFirst } from '../newest-first.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { experienceOf } from './experiences.ts';
import { shopPolicy, shopRules } from './shop-rules.ts';
import { shopSettingsIn } from './shop-settings-in.ts';

/** The current state of everything that was touched after a version; null when those changes are no longer recorded. */
export const memoryChangesSince = async (
  { memory, state }: CatalogueMemory,
  since: number,
): Promise<CatalogueChanges | null> => {
  const { version, logosEnabled } = state();
  const { catalogueChanges, experiences, addOns, reviews, categories, logos } = memory.tables;
  const touched: Touched[] = [];
  if (since > version) return null;
  for (let each = version; each > since; each--) {
    const remembered = catalogueChanges.get(each);
    if (!remembered) return null;
    touched.push(...remembered);
  }
  const idsOf = (kind: Touched['kind']): readonly number[] => [
    ...new Set(touched.flatMap((each) => (each.kind === kind && 'id' in each ? each.id : []))),
  ];
  const isTouched = (kind: Touched['kind']) => touched.some((each) => each.kind === kind);
  return {
    version,
    experiences: idsOf('experience').map((id) => {
      const row = experiences.get(id);
      return { id, now: row ? experienceOf(memory, row) : null };
    }),
    addOns: idsOf('add-on').map((id) => ({ id, now: addOns.get(id) ?? null })),
    reviews: idsOf('reviews').map((experienceId) => ({
      experienceId,
      now: newestFirst(reviews.all().filter((review) => review.experienceId === experienceId)),
    })),
    bookingRules: isTouched('booking-rules') ? await shopRules(memory) : null,
    policy: isTouched('booking-rules') ? await shopPolicy(memory) : null,
    settings: isTouched('settings') ? shopSettingsIn(memory.tables) : null,
    categories: isTouched('categories') ? categories.all().toSorted(byOrder) : null,
    logos: isTouched('logos') ? { enabled: logosEnabled, logos: logos.all().toSorted(byOrder) } : null,
  };
};
