import { byOrder } from '@wondercast/core/shop/catalogue/category';
import { inclusionsOf } from '@wondercast/core/shop/catalogue/experience';
import { type Snapshot, snapshotOf, updatedSnapshot } from '@wondercast/core/shop/catalogue/snapshot';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../adapters/memory/memory-store.ts';
import { anAddOn, anExperience } from '../../support/builders.ts';

describe('the catalogue as served', () => {
  it('finds experiences, their reviews and add-ons, and counts categories', async () => {
    const store = memoryStore();
    await store.unitOfWork(async ({ catalogue }) => {
      await catalogue.addCategory({ name: 'Games', slug: 'games' });
      await catalogue.addCategory({ name: 'Food', slug: 'food' });
      await catalogue.addExperience(anExperience({ slug: 'quiz', categoryIds: [1, 2] }));
      await catalogue.addExperience(anExperience({ slug: 'jazz', categoryIds: [2] }));
      await catalogue.addAddOn(anAddOn({ experienceIds: [1, 2] }));
      await catalogue.addAddOn(anAddOn({ experienceIds: [2], isActive: false }));
      for (const rating of [4, 5])
        await catalogue.addReview({ experienceId: 1, username: 'u', userImage: null, rating, comment: '' });
    });
    const snapshot = snapshotOf(await store.read.catalogue.load());
    expect(snapshot.byId.get(2)?.slug).toBe('jazz');
    expect(snapshot.bySlug.get('quiz')?.id).toBe(1);
    expect(snapshot.reviewsOf.get(1)?.map(({ rating }) => rating)).toEqual([5, 4]);
    expect(snapshot.reviewsOf.get(2)).toBeUndefined();
    expect(snapshot.addOnsOf.get(2)?.map(({ isActive }) => isActive)).toEqual([true, false]);
    expect([snapshot.countOf.get(1), snapshot.countOf.get(2)]).toEqual([1, 2]);
  });
});

describe('drafts in the catalogue as served', () => {
  it('are found nowhere but among what is stored, before and after a change', async () => {
    const store = memoryStore();
    await store.unitOfWork(async ({ catalogue }) => {
      await catalogue.addCategory({ name: 'Games', slug: 'games' });
      await catalogue.addExperience(anExperience({ slug: 'quiz', categoryIds: [1] }));
      await catalogue.addExperience(anExperience({ slug: 'draft', categoryIds: [1], published: false }));
    });
    const { catalogue } = store.read;
    const before = snapshotOf(await catalogue.load());
    const slugsIn = ({ experiences, stored, drafts, bySlug, countOf }: Snapshot) => ({
      served: experiences.map(({ slug }) => slug),
      bySlug: ['quiz', 'draft'].filter((slug) => bySlug.has(slug)),
      stored: stored.map(({ slug }) => slug),
      drafts: [...drafts.values()].map(({ slug }) => slug),
      counted: countOf.get(1),
    });
    const quiet = {
      served: ['quiz'],
      bySlug: ['quiz'],
      stored: ['quiz', 'draft'],
      drafts: ['draft'],
      counted: 1,
    };
    expect(slugsIn(before)).toEqual(quiet);
    const follow = async (snapshot: Snapshot) => {
      const changes = await catalogue.changesSince(snapshot.version);
      if (!changes) throw new Error('The store has forgotten what changed');
      return updatedSnapshot(snapshot, changes);
    };
    const publish = (published: boolean) =>
      store.unitOfWork((open) => open.catalogue.changeExperience(2, { published }, new Date()));
    await publish(true);
    const after = await follow(before);
    expect(slugsIn(after)).toMatchObject({ served: ['quiz', 'draft'], drafts: [], counted: 2 });
    expect(after.experiences).toBe(after.stored);
    await publish(false);
    expect(slugsIn(await follow(after))).toEqual(quiet);
  });
});

describe('categories', () => {
  it('stand by order, then by id', () => {
    const [a, b, c] = [
      { id: 1, order: 2 },
      { id: 3, order: 1 },
      { id: 2, order: 1 },
    ];
    expect([a, b, c].toSorted(byOrder)).toEqual([c, b, a]);
  });
});

describe("what's included", () => {
  it('is split on commas and trimmed, without empty parts', () => {
    expect(inclusionsOf({ inclusions: ' A host , Questions,, ,A trophy,' })).toEqual([
      'A host',
      'Questions',
      'A trophy',
    ]);
  });
});
