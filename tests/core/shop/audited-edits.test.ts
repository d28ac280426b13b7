import { addOnRule, experienceRule } from '@wondercast/core/shop/catalogue/rules';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';
import { anAdmin, stockedShop } from '../../support/memory-ports.ts';

const ADMIN = anAdmin();

const withLog = async () => {
  const made = await stockedShop();
  const log = async (subject: string | null = null) =>
    (await made.shop.auditLog(ADMIN, { subject, subjectId: null }, { limit: 100, before: null })).entries.map(
      ({ action, subjectId, actor, at, details }) => ({ action, subjectId, actor, at, details }),
    );
  return { ...made, log };
};

describe('what the audit log says of the catalogue', () => {
  it('is who changed what and when, before and after, in dollars, and only what changed', async () => {
    const { shop, quiz, log, clock } = await withLog();
    await shop.updateExperience(ADMIN, quiz.id, {
      title: 'Bigger Quiz',
      starterPrice: usd(1090.5),
      duration: quiz.duration,
    });
    expect(await log('experience')).toEqual([
      {
        action: 'experience.updated',
        subjectId: String(quiz.id),
        actor: { accountId: 1, name: 'admin' },
        at: clock.now,
        details: {
          before: { title: 'The Big Quiz', starterPrice: 990 },
          after: { title: 'Bigger Quiz', starterPrice: 1090.5 },
        },
      },
    ]);
  });

  it('is nothing, and no version rises, when an edit changes nothing', async () => {
    const { shop, ports, quiz, snacks, log } = await withLog();
    const version = await ports.read.catalogue.version();
    const { title, prices } = quiz;
    await shop.updateExperience(ADMIN, quiz.id, {});
    await shop.updateExperience(ADMIN, quiz.id, { title, starterPrice: prices.starter, categoryIds: [1, 1] });
    await shop.updateCategory(ADMIN, 1, { name: 'Games', order: 1 });
    await shop.orderCategories(ADMIN, [1]);
    await shop.updateAddOn(ADMIN, snacks.id, { price: snacks.price, experienceIds: [quiz.id] });
    expect(await log()).toEqual([]);
    expect(await ports.read.catalogue.version()).toBe(version);
  });

  it('is nothing of an edit that was refused', async () => {
    const { shop, quiz, jazz, log } = await withLog();
    await expect(shop.updateExperience(ADMIN, quiz.id, { slug: jazz.slug })).rejects.toThrow();
    await expect(shop.updateExperience(ADMIN, quiz.id, { categoryIds: [99] })).rejects.toThrow();
    expect(await log()).toEqual([]);
  });

  it('names every kind of edit', async () => {
    const { shop, quiz, log } = await withLog();
    const made = await shop.createExperience(
      ADMIN,
      experienceRule.parse({
        title: 'Made',
        description: 'A new experience.',
        duration: '1 hour',
        imageUrl: '/a.webp',
        inclusions: 'a',
      }),
    );
    await shop.deleteExperience(ADMIN, made.id);
    const { id: shelf } = await shop.createCategory(ADMIN, { name: 'Shelf', slug: null });
    await shop.updateCategory(ADMIN, shelf, { order: 1 });
    await shop.orderCategories(ADMIN, [1, shelf]);
    await shop.deleteCategory(ADMIN, shelf);
    const { id: addOn } = await shop.createAddOn(
      ADMIN,
      addOnRule.parse({ name: 'Kit', description: 'A kit.', price: 5, experienceIds: [quiz.id] }),
    );
    await shop.updateAddOn(ADMIN, addOn, { isActive: false });
    await shop.deleteAddOn(ADMIN, addOn);
    await shop.replaceLogos(ADMIN, { enabled: false, logos: [] });
    const entries = (await log()).toReversed();
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['experience.created', String(made.id)],
      ['experience.deleted', String(made.id)],
      ['category.created', String(shelf)],
      ['category.updated', String(shelf)],
      ['categories.ordered', 'all'],
      ['category.deleted', String(shelf)],
      ['add-on.created', String(addOn)],
      ['add-on.updated', String(addOn)],
      ['add-on.deleted', String(addOn)],
      ['logo-carousel.updated', 'all'],
    ]);
    expect(entries[0]?.details).toMatchObject({ after: { title: 'Made', slug: 'made', starterPrice: 990 } });
    expect(entries[3]?.details).toEqual({ before: { order: 2 }, after: { order: 1 } });
    expect(entries[4]?.details).toEqual({ before: { ids: [shelf, 1] }, after: { ids: [1, shelf] } });
    expect(entries[7]?.details).toEqual({ before: { isActive: true }, after: { isActive: false } });
  });
});
