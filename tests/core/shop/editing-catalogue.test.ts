import { STALE } from '@wondercast/core/kernel/version';
import { NOT_AUTHENTICATED, NOT_PERMITTED } from '@wondercast/core/people/caller';
import type { Shop } from '@wondercast/core/shop';
import { categoryRule, experienceRule } from '@wondercast/core/shop/catalogue/rules';
import { SLUG_TAKEN } from '@wondercast/core/shop/catalogue/words';
import { describe, expect, it } from 'vitest';
import { anAdmin, aPlacing, aUser, aVisitor, stockedShop } from '../../support/memory-ports.ts';

const ADMIN = anAdmin();

const aQuiz = (change: object = {}) =>
  experienceRule.parse({
    title: 'Quiz Night Live',
    description: 'A quiz with a live host.',
    duration: '60 min',
    imageUrl: '/uploads/demo/trivia-card-772.webp',
    inclusions: 'Host, Buzzers',
    ...change,
  });

const EDITS: readonly (readonly [
  string,
  (shop: Shop, caller: Parameters<Shop['deleteAddOn']>[0]) => Promise<unknown>,
])[] = [
  ['createExperience', (shop, caller) => shop.createExperience(caller, aQuiz())],
  ['updateExperience', (shop, caller) => shop.updateExperience(caller, 1, { featured: true })],
  ['deleteExperience', (shop, caller) => shop.deleteExperience(caller, 1)],
  ['createCategory', (shop, caller) => shop.createCategory(caller, { name: 'x', slug: null })],
  ['updateCategory', (shop, caller) => shop.updateCategory(caller, 1, { order: 1 })],
  ['orderCategories', (shop, caller) => shop.orderCategories(caller, [1])],
  ['deleteCategory', (shop, caller) => shop.deleteCategory(caller, 1)],
  ['updateAddOn', (shop, caller) => shop.updateAddOn(caller, 1, { isActive: false })],
  ['deleteAddOn', (shop, caller) => shop.deleteAddOn(caller, 1)],
  ['replaceLogos', (shop, caller) => shop.replaceLogos(caller, { enabled: false, logos: [] })],
  [
    'auditLog',
    (shop, caller) => shop.auditLog(caller, { subject: null, subjectId: null }, { limit: 1, before: null }),
  ],
];

describe('who edits the catalogue', () => {
  it.each(EDITS)('%s is for administrators alone', async (_name, edit) => {
    const { shop, ports } = await stockedShop();
    const before = await ports.read.catalogue.load();
    await expect(edit(shop, aVisitor())).rejects.toMatchObject({
      kind: 'unauthenticated',
      message: NOT_AUTHENTICATED,
    });
    await expect(edit(shop, aUser(7))).rejects.toMatchObject({ kind: 'forbidden', message: NOT_PERMITTED });
    expect(await ports.read.catalogue.load()).toEqual(before);
    await edit(shop, ADMIN);
  });
});

describe('an experience', () => {
  const slugOf = async (shop: Shop, change: object) =>
    (await shop.createExperience(ADMIN, aQuiz(change))).slug;

  it('gets a slug of its title, and another number when it is taken', async () => {
    const { shop } = await stockedShop();
    expect(await slugOf(shop, { title: 'Café & Crème!' })).toBe('cafe-creme');
    expect(await slugOf(shop, { title: 'Cafe creme' })).toBe('cafe-creme-2');
    expect(await slugOf(shop, { title: 'CAFE-CREME', slug: ' ' })).toBe('cafe-creme-3');
  });

  it('gets a slug that is never empty and never all digits', async () => {
    const { shop } = await stockedShop();
    expect(await slugOf(shop, { title: '日本語の夜' })).toMatch(/^experience-\d+$/);
    expect(await slugOf(shop, { title: '2027' })).toMatch(/^2027-experience-\d+$/);
    expect(await slugOf(shop, { slug: '!!!' })).toMatch(/^experience-\d+$/);
    expect(await slugOf(shop, { slug: '12345' })).toMatch(/^12345-experience-\d+$/);
  });

  it('takes a given slug in the form of one, and refuses one that is taken', async () => {
    const { shop } = await stockedShop();
    expect(await slugOf(shop, { slug: 'My Own Slug' })).toBe('my-own-slug');
    await expect(slugOf(shop, { slug: 'my-own-slug' })).rejects.toMatchObject({
      kind: 'conflict',
      message: SLUG_TAKEN,
    });
  });

  it('keeps its slug when its title changes, and gets a new one when it is emptied', async () => {
    const { shop } = await stockedShop();
    const { id } = await shop.createExperience(ADMIN, aQuiz());
    const title = 'Quiz Morning';
    expect((await shop.updateExperience(ADMIN, id, { title })).slug).toBe('quiz-night-live');
    expect((await shop.updateExperience(ADMIN, id, { slug: null })).slug).toBe('quiz-morning');
    const same = await shop.updateExperience(ADMIN, id, { slug: null });
    expect([same.slug, same.version]).toEqual(['quiz-morning', 3]);
  });

  it('keeps the address of a pasted video, and nothing else of it', async () => {
    const { shop } = await stockedShop();
    const videoUrl =
      '<iframe src="https://player.vimeo.com/video/1?h=2&amp;b=3" onload="alert(1)" srcdoc="x"></iframe>';
    const { id, videoUrl: kept } = await shop.createExperience(ADMIN, aQuiz({ videoUrl }));
    expect(kept).toBe('https://player.vimeo.com/video/1?h=2&b=3');
    expect((await shop.updateExperience(ADMIN, id, { videoUrl: '' })).videoUrl).toBeNull();
    for (const evil of [
      'javascript:alert(1)',
      'https://evil.example/',
      '<iframe src="https://evil.example">',
    ])
      await expect(shop.updateExperience(ADMIN, id, { videoUrl: evil })).rejects.toMatchObject({
        kind: 'invalid',
        message: 'Video must be a supported address',
        issues: [{ path: 'videoUrl', message: 'Video must be a supported address' }],
      });
  });

  it('is not overwritten by an edit of an older version', async () => {
    const { shop, quiz } = await stockedShop();
    await shop.updateExperience(ADMIN, quiz.id, { title: 'First', version: 1 });
    await expect(
      shop.updateExperience(ADMIN, quiz.id, { description: 'Something else', version: 1 }),
    ).rejects.toMatchObject({ kind: 'conflict', message: STALE });
    expect(STALE).toBe('Changed by someone else. Reload and try again.');
    const after = await shop.updateExperience(ADMIN, quiz.id, { duration: '90 min' });
    expect(after).toMatchObject({ title: 'First', description: quiz.description, version: 3 });
  });

  it('changes one price and leaves the others', async () => {
    const { shop, quiz } = await stockedShop();
    const { prices } = await shop.updateExperience(ADMIN, quiz.id, { premiumPrice: 0 as never });
    expect(prices).toEqual({ ...quiz.prices, premium: 0 });
  });

  it('is sold no more when it is deleted, and what was booked of it stays whole', async () => {
    const { shop, ports, quiz } = await stockedShop();
    const booking = await shop.placeBooking(aPlacing());
    await shop.deleteExperience(ADMIN, quiz.id);
    expect(await ports.read.bookings.byId(booking.id)).toEqual(booking);
    await expect(shop.deleteExperience(ADMIN, quiz.id)).rejects.toMatchObject({
      kind: 'not-found',
      message: 'Experience not found',
    });
  });
});

describe('categories', () => {
  const shelves = async (...names: readonly string[]) => {
    const made = await stockedShop();
    for (const name of names) await made.shop.createCategory(ADMIN, categoryRule.parse({ name }));
    const names_ = async () =>
      (await made.ports.read.catalogue.categories()).map(({ name, order }) => `${order} ${name}`);
    return { ...made, names: names_ };
  };

  it('go last, under a slug of their name', async () => {
    const { shop, names } = await shelves('Team & Group Socials');
    expect(await names()).toEqual(['1 Games', '2 Team & Group Socials']);
    const { slug } = await shop.createCategory(ADMIN, { name: 'Games!', slug: null });
    expect(slug).toBe('games-2');
  });

  it.each([
    [1, ['1 C', '2 Games', '3 A', '4 B']],
    [2, ['1 Games', '2 C', '3 A', '4 B']],
    [4, ['1 Games', '2 A', '3 B', '4 C']],
    [99, ['1 Games', '2 A', '3 B', '4 C']],
  ])('are moved to place %i, and the others are numbered anew', async (order, expected) => {
    const { shop, names } = await shelves('A', 'B', 'C');
    await shop.updateCategory(ADMIN, 4, { order: 3 });
    const moved = await shop.updateCategory(ADMIN, 4, { order });
    expect(await names()).toEqual(expected);
    expect(moved.order).toBe(Math.min(order, 4));
  });

  it('are renamed and moved in one step', async () => {
    const { shop, names } = await shelves('A', 'B');
    const after = await shop.updateCategory(ADMIN, 3, { name: 'Bee', slug: 'bee', order: 1, version: 1 });
    expect(after).toEqual({ id: 3, name: 'Bee', slug: 'bee', order: 1, version: 2 });
    expect(await names()).toEqual(['1 Bee', '2 Games', '3 A']);
    await expect(shop.updateCategory(ADMIN, 3, { name: 'B', version: 1 })).rejects.toMatchObject({
      kind: 'conflict',
      message: STALE,
    });
  });

  it('stand in a new order at once, if the order names every one of them', async () => {
    const { shop, names } = await shelves('A', 'B');
    await shop.orderCategories(ADMIN, [3, 1, 2]);
    expect(await names()).toEqual(['1 B', '2 Games', '3 A']);
    for (const ids of [[], [1, 2], [1, 2, 2], [1, 2, 4], [1, 2, 3, 4]])
      await expect(shop.orderCategories(ADMIN, ids)).rejects.toMatchObject({
        kind: 'conflict',
        message: STALE,
      });
    expect(await names()).toEqual(['1 B', '2 Games', '3 A']);
  });

  it('leave no gap, and their experiences stay', async () => {
    const { shop, ports, names, quiz } = await shelves('A', 'B');
    await shop.deleteCategory(ADMIN, 1);
    expect(await names()).toEqual(['1 A', '2 B']);
    expect((await ports.read.catalogue.experience(quiz.id))?.categories).toEqual([]);
    await expect(shop.deleteCategory(ADMIN, 1)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('the logos', () => {
  it('keep link, scale and visibility when those are absent, and lose them when said', async () => {
    const { shop, ports } = await stockedShop();
    const first = {
      imageUrl: '/a.svg',
      altText: 'A',
      linkUrl: 'https://a.example',
      scale: 1.3,
      isActive: false,
    };
    const { logos } = await shop.replaceLogos(ADMIN, { enabled: true, logos: [first] });
    const id = logos[0]?.id ?? 0;
    const kept = await shop.replaceLogos(ADMIN, {
      enabled: true,
      logos: [
        { imageUrl: '/new.svg', altText: 'New', order: 5 },
        { id, imageUrl: '/a2.svg', altText: 'A2', order: 2 },
      ],
    });
    expect(kept.logos).toMatchObject([
      {
        id,
        name: 'A2',
        imageUrl: '/a2.svg',
        linkUrl: 'https://a.example',
        scale: 1.3,
        isActive: false,
        order: 1,
      },
      { name: 'New', linkUrl: null, scale: 1, isActive: true, order: 2 },
    ]);
    const off = await shop.replaceLogos(ADMIN, {
      enabled: false,
      logos: [{ id, imageUrl: '/a2.svg', altText: 'A2', linkUrl: null, scale: 1 }],
    });
    expect(off.logos).toMatchObject([{ id, linkUrl: null, scale: 1 }]);
    expect(await ports.read.catalogue.logoStrip()).toEqual(off);
  });
});
