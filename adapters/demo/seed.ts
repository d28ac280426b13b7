import { DEMO_KINDS, type DemoKind } from '@wondercast/core/desk/office/demo';
import { formatPrice, moneyStyle, readAmount, ZERO } from '@wondercast/core/kernel/money';
import type { Store, UnitOfWork } from '@wondercast/core/shop';
import { EXPERIENCE_DEFAULTS } from '@wondercast/core/shop/catalogue/experience-record';
import { tierPrices } from '@wondercast/core/shop/pricing/tiers';
import { demoAddOns, demoCategories, demoDiscountCodes, demoExperiences, demoLogos } from './catalogue.ts';
import type { DemoTax } from './european-shop.ts';

/** Converts a demo price from dollars to about the same in the shop's currency, in whole units when it has no smaller ones. */
const worth = (dollars: number): number => {
  const { scale, digits } = moneyStyle();
  return digits ? dollars * scale : Math.round(dollars * scale);
};

const price = (dollars: number) => readAmount(worth(dollars)) ?? ZERO;

/** Replaces dollar amounts in a text by amounts in the shop's currency. */
const inMoney = (words: string): string =>
  words.replaceAll(/\$([\d,]+)/g, (_, dollars: string) =>
    formatPrice(price(Number(dollars.replaceAll(',', '')))),
  );

const idOf = (ids: ReadonlyMap<string, number>, slug: string): number => {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo shop has nothing at ${slug}`);
  return id;
};

/** Ids of the rows that were filled in, by kind. */
export type Seeded = Partial<Readonly<Record<DemoKind, readonly number[]>>>;

/** Records which rows came with the demo, so that the owner can remove them (decision 169). */
const markAll = async ({ demo }: Store, seeded: Seeded): Promise<void> => {
  for (const kind of DEMO_KINDS) await demo.mark(kind, seeded[kind] ?? []);
};

/**
 * Fills an empty shop with the demo catalogue, and then calls `seedMore`, in one transaction. Does nothing when the shop has been
 * seeded before.
 */
export const seedDemo = (
  unitOfWork: UnitOfWork,
  now: Date,
  seedMore: (store: Store) => Promise<Seeded> = async () => ({}),
  tax: DemoTax | null = null,
): Promise<boolean> =>
  unitOfWork(async (store) => {
    const { catalogue, discountCodes } = store;
    if (!(await catalogue.claimSeed(now))) return false;
    if (tax) await store.settings.put('tax', { ...tax.settings, isOn: true }, now);
    const categories = new Map<string, number>();
    for (const category of demoCategories)
      categories.set(category.slug, (await catalogue.addCategory(category)).id);
    const experiences = new Map<string, number>();
    const reviewIds: number[] = [];
    for (const { slug, art, prices, categories: slugs, reviews, ...experience } of demoExperiences) {
      const { id } = await catalogue.addExperience({
        ...EXPERIENCE_DEFAULTS,
        ...experience,
        slug,
        imageUrl: `/uploads/demo/${art}-card-772.webp`,
        coverImageUrl: `/uploads/demo/${art}-cover-1600.webp`,
        inclusions: experience.inclusions.join(', '),
        prices: tierPrices((tier) => price(prices[tier])),
        categoryIds: slugs.map((category) => idOf(categories, category)),
      });
      experiences.set(slug, id);
      for (const review of reviews)
        reviewIds.push((await catalogue.addReview({ ...review, experienceId: id })).id);
    }
    const addOns: number[] = [];
    for (const addOn of demoAddOns) {
      const { id } = await catalogue.addAddOn({
        name: addOn.name,
        description: addOn.description,
        price: price(addOn.price),
        isActive: addOn.isActive,
        question: addOn.question ?? null,
        needsPhone: addOn.needsPhone ?? false,
        taxCategory: tax?.categoryOf(addOn.name) ?? null,
        experienceIds: addOn.experiences.map((slug) => idOf(experiences, slug)),
      });
      addOns.push(id);
    }
    const codes: number[] = [];
    for (const code of demoDiscountCodes) {
      const { id } = await discountCodes.add({
        ...code,
        description: code.description && inMoney(code.description),
        discountValue: code.discountType === 'fixed' ? worth(code.discountValue) : code.discountValue,
        minOrderAmount: price(code.minOrderAmount),
        oncePerCustomer: false,
        validFrom: code.validFrom === null ? now : new Date(code.validFrom),
        validUntil: code.validUntil === null ? null : new Date(code.validUntil),
      });
      codes.push(id);
    }
    const logos = await catalogue.replaceLogos({
      enabled: true,
      logos: demoLogos.map(({ name, imageUrl, linkUrl, scale }, order) => ({
        name,
        imageUrl,
        linkUrl,
        scale,
        isActive: true,
        order,
      })),
    });
    // Rows are marked last, because `seedMore` may change what was filled in before.
    const more = await seedMore(store);
    await markAll(store, {
      experience: [...experiences.values()],
      category: [...categories.values()],
      'add-on': addOns,
      'discount-code': codes,
      logo: logos.map(({ id }) => id),
      review: reviewIds,
    });
    await markAll(store, more);
    return true;
  });
