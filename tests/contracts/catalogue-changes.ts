import type { Store } from '@wondercast/core/shop';
import { REMEMBERED_VERSIONS } from '@wondercast/core/shop/catalogue/changes';
import type { NewLogo } from '@wondercast/core/shop/catalogue/logo';
import { type Snapshot, snapshotOf, updatedSnapshot } from '@wondercast/core/shop/catalogue/snapshot';
import { DEFAULT_POLICY } from '@wondercast/core/shop/policy/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAddOn, anExperience, unique } from '../support/builders.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

type Catalogue = Store['catalogue'];

const AT = new Date('2026-06-01T12:00:00.123Z');

/** One of them, chosen by a number; undefined when there are none. */
const one = <Part>(parts: readonly Part[], number: number): Part | undefined => parts[number % parts.length];
/** Some of them, chosen by the bits of a number. */
const some = (parts: readonly { readonly id: number }[], bits: number): readonly number[] =>
  parts.filter((_, at) => (bits >> (at % 30)) & 1).map(({ id }) => id);

const logo = (name: string): NewLogo => ({
  name,
  imageUrl: '/art/logo.svg',
  linkUrl: null,
  scale: 1,
  isActive: true,
  order: 1,
});

/** Every kind of edit, each on what the number chooses. */
const EDITS: Readonly<
  Record<string, (catalogue: Catalogue, number: number, settings: Store['settings']) => Promise<unknown>>
> = {
  'adds an experience': async (catalogue, number) =>
    catalogue.addExperience(anExperience({ categoryIds: some(await catalogue.categories(), number) })),
  'changes an experience': async (catalogue, number) => {
    const found = one((await catalogue.load()).experiences, number);
    if (found)
      await catalogue.changeExperience(found.id, { title: unique('Title'), slug: unique('slug') }, AT);
  },
  'moves an experience': async (catalogue, number) => {
    const found = one((await catalogue.load()).experiences, number);
    const categoryIds = some(await catalogue.categories(), number);
    if (found) await catalogue.changeExperience(found.id, { categoryIds }, AT);
  },
  'removes an experience': async (catalogue, number) => {
    const found = one((await catalogue.load()).experiences, number);
    if (found) await catalogue.removeExperience(found.id);
  },
  'adds a category': (catalogue) => catalogue.addCategory({ name: unique('Games'), slug: unique('games') }),
  'renames a category': async (catalogue, number) => {
    const found = one(await catalogue.categories(), number);
    if (found) await catalogue.changeCategory(found.id, { name: unique('Other'), slug: unique('other') });
  },
  'orders the categories': async (catalogue, number) => {
    const ids = (await catalogue.categories()).map(({ id }) => id);
    const at = number % (ids.length + 1);
    await catalogue.orderCategories([...ids.slice(at), ...ids.slice(0, at)]);
  },
  'sets the policy': (_catalogue, _number, settings) => settings.put('policy', DEFAULT_POLICY, AT),
  'removes a category': async (catalogue, number) => {
    const found = one(await catalogue.categories(), number);
    if (found) await catalogue.removeCategory(found.id);
  },
  'adds an add-on': async (catalogue, number) =>
    catalogue.addAddOn(anAddOn({ experienceIds: some((await catalogue.load()).experiences, number) })),
  'changes an add-on': async (catalogue, number) => {
    const { addOns, experiences } = await catalogue.load();
    const found = one(addOns, number);
    if (found) await catalogue.changeAddOn(found.id, { experienceIds: some(experiences, number) }, AT);
  },
  'removes an add-on': async (catalogue, number) => {
    const found = one((await catalogue.load()).addOns, number);
    if (found) await catalogue.removeAddOn(found.id);
  },
  'adds a review': async (catalogue, number) => {
    const found = one((await catalogue.load()).experiences, number);
    const review = { username: 'u', userImage: null, rating: 5, comment: unique('Good') };
    if (found) await catalogue.addReview({ ...review, experienceId: found.id });
  },
  'replaces the logos': (catalogue, number) =>
    catalogue.replaceLogos({ enabled: number % 2 === 0, logos: [logo(unique('Logo'))] }),
};

const edits = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(EDITS)),
    number: fc.nat(2 ** 30),
    /** Whether the follower looks after this edit, or sleeps through it. */
    follows: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

const follow = async (catalogue: Catalogue, snapshot: Snapshot): Promise<Snapshot> => {
  const changes = await catalogue.changesSince(snapshot.version);
  if (!changes) throw new Error(`What changed since version ${snapshot.version} is not known`);
  return updatedSnapshot(snapshot, changes);
};

/** What a snapshot says, also where it answers questions. */
const said = (snapshot: Snapshot) => {
  const { searchIndex, byId, bySlug, ...parts } = snapshot;
  const { stored } = parts;
  return {
    ...parts,
    byId: stored.map(({ id }) => byId.get(id)),
    bySlug: stored.map(({ slug }) => bySlug.get(slug)),
    found: ['e', 'jazz', 'a tour'].map((term) => searchIndex.find(snapshot, term, 'results')),
  };
};

/** Whoever follows a catalogue by what has changed has what whoever loads everything has. */
export const describeCatalogueChanges = (name: string, open: OpenStore) =>
  describe(`changes of the catalogue on ${name}`, () => {
    const store = usingStore(open);
    const edit = (work: (catalogue: Catalogue, settings: Store['settings']) => Promise<unknown>) =>
      store().unitOfWork(async ({ catalogue, settings }) => {
        await catalogue.lock();
        await work(catalogue, settings);
      });
    const whole = async () => snapshotOf(await store().read.catalogue.load());

    it('give the same snapshot as loading everything, whatever is edited and whenever somebody looks', async () => {
      await fc.assert(
        fc.asyncProperty(edits, async (list) => {
          let followed = await whole();
          for (const { name: kind, number, follows } of list) {
            await edit(async (catalogue, settings) => EDITS[kind]?.(catalogue, number, settings));
            if (follows) followed = await follow(store().read.catalogue, followed);
          }
          expect(said(await follow(store().read.catalogue, followed))).toEqual(said(await whole()));
        }),
        { numRuns: 12 },
      );
    });

    it('are those of both, when two edit at the same time', async () => {
      const before = await whole();
      await Promise.all(
        Array.from({ length: 8 }, () => edit((catalogue) => catalogue.addExperience(anExperience()))),
      );
      const after = await follow(store().read.catalogue, before);
      expect(after.experiences.length).toBe(before.experiences.length + 8);
      expect(said(after)).toEqual(said(await whole()));
    });

    it('leave everything else the object that it was', async () => {
      await edit((catalogue) => catalogue.addExperience(anExperience()));
      await edit((catalogue) => catalogue.addExperience(anExperience()));
      const before = await whole();
      const last = before.experiences.at(-1);
      await edit((catalogue) => catalogue.changeExperience(last?.id ?? 0, { title: 'Another title' }, AT));
      const after = await follow(store().read.catalogue, before);
      expect(after.experiences.filter((each, at) => each !== before.experiences[at])).toHaveLength(1);
      expect(after.addOnsOf).toBe(before.addOnsOf);
      expect(after.reviewsOf).toBe(before.reviewsOf);
      expect(after.categories).toBe(before.categories);
    });

    it('are not there for work that was rolled back', async () => {
      const before = await whole();
      const failing = edit(async (catalogue) => {
        await catalogue.addExperience(anExperience());
        throw new Error('No');
      });
      await expect(failing).rejects.toThrow('No');
      expect(await store().read.catalogue.changesSince(before.version)).toMatchObject({
        version: before.version,
        experiences: [],
      });
    });

    it('are none where nothing was written since, and unknown for a version that is still to come', async () => {
      const { version } = await whole();
      expect(await store().read.catalogue.changesSince(version)).toMatchObject({ version, experiences: [] });
      expect(await store().read.catalogue.changesSince(version + 1)).toBeNull();
    });

    it('are forgotten after a thousand versions, so whoever slept that long loads everything', async () => {
      const start = (await whole()).version;
      await store().unitOfWork(async ({ catalogue }) => {
        for (let n = 0; n <= REMEMBERED_VERSIONS; n++)
          await catalogue.orderCategories((await catalogue.categories()).map(({ id }) => id));
      });
      expect(await store().read.catalogue.changesSince(start)).not.toBeNull();
      await store().unitOfWork(({ catalogue }) => catalogue.forgetChanges());
      expect(await store().read.catalogue.changesSince(start)).toBeNull();
      const recent = (await whole()).version - REMEMBERED_VERSIONS;
      expect(await store().read.catalogue.changesSince(recent)).not.toBeNull();
    });
  });
