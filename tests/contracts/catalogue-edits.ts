import type { Store } from '@wondercast/core/shop';
import type { NewExperience } from '@wondercast/core/shop/catalogue/experience';
import type { NewLogo } from '@wondercast/core/shop/catalogue/logo';
import {
  CATEGORY_NAME_TAKEN,
  NO_SUCH_CATEGORY,
  NO_SUCH_EXPERIENCE,
  SLUG_TAKEN,
} from '@wondercast/core/shop/catalogue/words';
import { describe, expect, it } from 'vitest';
import { aBookedLine, aBooking, anAddOn, anExperience, unique, usd } from '../support/builders.ts';
import { timePasses } from '../support/time-passes.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, refused, usingStore } from './store-under-test.ts';

const NOWHERE = 2_000_000_000;
const AT = new Date('2026-06-01T12:00:00.123Z');

/** What every catalogue must do when it is changed. */
export const describeCatalogueEdits = (name: string, open: OpenStore) =>
  describe(`edits of the catalogue on ${name}`, () => {
    const store = usingStore(open);
    const edit = <Result>(work: (catalogue: Store['catalogue']) => Promise<Result>) =>
      store().unitOfWork(async ({ catalogue }) => {
        await catalogue.lock();
        return work(catalogue);
      });
    const category = () =>
      edit((catalogue) => catalogue.addCategory({ name: unique('Games'), slug: unique('games') }));
    const experience = (change: Partial<NewExperience> = {}) =>
      edit((catalogue) => catalogue.addExperience(anExperience(change)));
    const loaded = () => store().read.catalogue.load();
    const orders = async () => (await loaded()).categories.map(({ order }) => order);
    const oneToN = async () => expect(await orders()).toEqual((await orders()).map((_, at) => at + 1));

    describe('an experience', () => {
      it('changes in what is given, and in nothing else', async () => {
        const [first, second] = [await category(), await category()];
        const before = await experience({ categoryIds: [first.id], theme: 'Heritage' });
        const change = {
          title: DIFFICULT_TEXT,
          slug: unique('other'),
          coverImageUrl: '/uploads/c-1600.webp',
          featured: true,
          prices: { ...before.prices, elevated: usd(0.01) },
          categoryIds: [second.id],
        };
        const after = await edit((catalogue) => catalogue.changeExperience(before.id, change, AT));
        const { categoryIds: _, ...fields } = change;
        const { id, name: shelf, slug, order } = second;
        expect(after).toEqual({
          ...before,
          ...fields,
          categories: [{ id, name: shelf, slug, order }],
          updatedAt: AT,
          version: 2,
        });
        expect(await store().read.catalogue.experience(before.id)).toEqual(after);
        expect((await loaded()).experiences.find((each) => each.id === before.id)).toEqual(after);
      });

      it('is added and changed with many others in one step', async () => {
        const [first, second] = [await category(), await category()];
        const before = await experience({ categoryIds: [first.id], theme: 'Heritage' });
        const rules = { noticeHours: 3, zone: 'UTC' as const, hours: null, blackoutDays: [] };
        const changed = anExperience({
          title: DIFFICULT_TEXT,
          categoryIds: [second.id],
          bookingRules: rules,
        });
        const added = anExperience({ categoryIds: [first.id, second.id] });
        const { version } = await loaded();
        const [id = 0, other = 0] = await edit((catalogue) => catalogue.nextExperienceIds(2));
        expect(other).toBeGreaterThan(id);
        await edit((catalogue) =>
          catalogue.putExperiences(
            [
              { ...changed, id: before.id },
              { ...added, id },
            ],
            AT,
          ),
        );
        const shelves = [first, second].map(({ version: _, ...shelf }) => shelf);
        const { categoryIds: _changed, ...changedFields } = changed;
        const { categoryIds: _added, ...addedFields } = added;
        const expected = [
          { ...before, ...changedFields, categories: [shelves[1]], updatedAt: AT, version: 2 },
          { ...addedFields, id, categories: shelves, createdAt: AT, updatedAt: AT, version: 1 },
        ];
        const after = await loaded();
        const found = [before.id, id].map((each) => after.experiences.find((one) => one.id === each));
        expect(found).toEqual(expected);
        const changes = await store().read.catalogue.changesSince(version);
        expect(changes?.experiences.filter((each) => [before.id, id].includes(each.id))).toHaveLength(2);
        const taken = edit((catalogue) =>
          catalogue.putExperiences([{ ...anExperience({ slug: added.slug }), id: other }], AT),
        );
        await refused(taken, 'conflict', SLUG_TAKEN);
        const nowhere = edit((catalogue) =>
          catalogue.putExperiences([{ ...anExperience({ categoryIds: [NOWHERE] }), id: other }], AT),
        );
        await refused(nowhere, 'invalid', NO_SUCH_CATEGORY);
        expect(await store().read.catalogue.experience(other)).toBeNull();
      });

      it('loses what may be missing, and all categories', async () => {
        const { id: shelf } = await category();
        const { id } = await experience({
          theme: 'x',
          videoUrl: 'https://v.example/1',
          categoryIds: [shelf],
        });
        const after = await edit((catalogue) =>
          catalogue.changeExperience(id, { theme: null, videoUrl: null, categoryIds: [] }, AT),
        );
        expect(after).toMatchObject({ theme: null, videoUrl: null, categories: [] });
      });

      it('keeps its categories when none are given', async () => {
        const { id: shelf } = await category();
        const { id } = await experience({ categoryIds: [shelf] });
        const after = await edit((catalogue) => catalogue.changeExperience(id, { title: 'Other' }, AT));
        expect(after.categories.map((each) => each.id)).toEqual([shelf]);
      });

      it('cannot take the slug of another, or a category that is not there', async () => {
        const taken = await experience();
        const { id, slug } = await experience();
        const change = (given: Partial<NewExperience>) =>
          edit((catalogue) => catalogue.changeExperience(id, given, AT));
        await refused(change({ slug: taken.slug }), 'conflict', SLUG_TAKEN);
        await refused(change({ categoryIds: [NOWHERE] }), 'invalid', NO_SUCH_CATEGORY);
        expect(await store().read.catalogue.experience(id)).toMatchObject({ slug, version: 1 });
        expect((await change({ slug })).version).toBe(2);
      });

      it('frees its slug when it takes another, and when it goes', async () => {
        const first = await experience();
        await edit((catalogue) => catalogue.changeExperience(first.id, { slug: unique('other') }, AT));
        const second = await experience({ slug: first.slug });
        await edit((catalogue) => catalogue.removeExperience(second.id));
        expect(await experience({ slug: first.slug })).toMatchObject({ slug: first.slug });
      });

      it('may be stored under an id that was taken before, which nobody else gets', async () => {
        const [id, other] = await edit(async (catalogue) => [
          await catalogue.nextExperienceId(),
          await catalogue.nextExperienceId(),
        ]);
        expect(other).not.toBe(id);
        const added = await edit((catalogue) => catalogue.addExperience({ ...anExperience(), id }));
        expect(added.id).toBe(id);
        expect([id, other]).not.toContain((await experience()).id);
      });

      it('knows the slugs that are one, or continue it', async () => {
        const slug = unique('jazz');
        for (const each of [slug, `${slug}-2`, `${slug}x`]) await experience({ slug: each });
        const alike = await store().read.catalogue.slugsLike(slug);
        expect(alike.toSorted()).toEqual([slug, `${slug}-2`]);
      });

      it('takes its reviews and links along when it goes, and leaves bookings whole', async () => {
        const { id: shelf } = await category();
        const gone = await experience({ categoryIds: [shelf] });
        const stays = await experience();
        const addOn = await edit((catalogue) =>
          catalogue.addAddOn(anAddOn({ experienceIds: [gone.id, stays.id] })),
        );
        const review = { experienceId: gone.id, username: 'u', userImage: null, rating: 3, comment: '' };
        await edit((catalogue) => catalogue.addReview(review));
        const booking = await store().unitOfWork(async ({ bookings }) => {
          const booked = aBooking({
            id: await bookings.nextId(),
            lines: [aBookedLine({ experienceId: gone.id })],
          });
          await bookings.add(booked);
          return booked;
        });
        await edit((catalogue) => catalogue.removeExperience(gone.id));
        const data = await loaded();
        expect(await store().read.catalogue.experience(gone.id)).toBeNull();
        expect(data.experiences.some(({ id }) => id === gone.id)).toBe(false);
        expect(data.reviews.some(({ experienceId }) => experienceId === gone.id)).toBe(false);
        expect(data.addOns.find(({ id }) => id === addOn.id)?.experienceIds).toEqual([stays.id]);
        expect((await store().read.catalogue.offersOf([gone.id])).size).toBe(0);
        expect(await store().read.bookings.byId(booking.id)).toEqual(booking);
      });
    });

    describe('a category', () => {
      it('is renamed, and so it stands on its experiences', async () => {
        const { id, order } = await category();
        const { id: experienceId } = await experience({ categoryIds: [id] });
        const change = { name: DIFFICULT_TEXT + unique(''), slug: unique('slug') };
        await edit((catalogue) => catalogue.changeCategory(id, change));
        const { categories, experiences } = await loaded();
        expect(categories.find((each) => each.id === id)).toEqual({ id, order, ...change, version: 2 });
        expect(experiences.find((each) => each.id === experienceId)?.categories).toEqual([
          { id, order, ...change },
        ]);
      });

      it('may change the case of its own name, and not take the name or slug of another', async () => {
        const taken = await category();
        const { id, name: own } = await category();
        const change = (given: { name?: string; slug?: string }) =>
          edit((catalogue) => catalogue.changeCategory(id, given));
        await change({ name: own.toUpperCase() });
        await refused(change({ name: taken.name.toUpperCase() }), 'conflict', CATEGORY_NAME_TAKEN);
        await refused(change({ slug: taken.slug }), 'conflict', SLUG_TAKEN);
      });

      it('has its place in a new order, which is no edit of it', async () => {
        await category();
        await category();
        const before = (await loaded()).categories;
        const ids = before.map(({ id }) => id).toReversed();
        await edit((catalogue) => catalogue.orderCategories(ids));
        const after = await store().read.catalogue.categories();
        expect(after.map(({ id }) => id)).toEqual(ids);
        await oneToN();
        const versions = (list: typeof after) =>
          Object.fromEntries(list.map(({ id, version }) => [id, version]));
        expect(versions(after)).toEqual(versions(before));
      });

      it('leaves no gap and no link when it goes, and its experiences stay', async () => {
        const [first, gone] = [await category(), await category()];
        await category();
        const { id } = await experience({ categoryIds: [first.id, gone.id] });
        await edit((catalogue) => catalogue.removeCategory(gone.id));
        await oneToN();
        const kept = await store().read.catalogue.experience(id);
        expect(kept?.categories.map((each) => each.id)).toEqual([first.id]);
        await edit((catalogue) => catalogue.addCategory({ name: gone.name, slug: gone.slug }));
        await oneToN();
      });

      it('keeps a place of its own when fifty are moved, added and removed at once', async () => {
        const made = await Promise.all(Array.from({ length: 5 }, category));
        const { failed } = await allAtOnce(50, (at) =>
          edit(async (catalogue) => {
            const ids = (await catalogue.categories()).map(({ id }) => id);
            const moved = made[at % made.length]?.id ?? 0;
            if (at % 10 === 3) await catalogue.addCategory({ name: unique('Extra'), slug: unique('extra') });
            else if (at === 24) await catalogue.removeCategory(made[0]?.id ?? 0);
            else {
              const others = ids.filter((id) => id !== moved);
              if (others.length < ids.length)
                await catalogue.orderCategories(others.toSpliced(at % ids.length, 0, moved));
            }
          }),
        );
        expect(failed).toEqual([]);
        await oneToN();
      });

      it('(without the hold: an order that was read before another write leaves gaps or doubles)', async () => {
        const [moved] = await Promise.all(Array.from({ length: 3 }, category));
        const ids = (await store().read.catalogue.categories()).map(({ id }) => id);
        await category();
        await store().unitOfWork(({ catalogue }) =>
          catalogue.orderCategories([...ids.filter((id) => id !== moved?.id).reverse(), 0, moved?.id ?? 0]),
        );
        const after = await orders();
        expect(after).not.toEqual(after.map((_, at) => at + 1));
        await edit(async (catalogue) =>
          catalogue.orderCategories((await catalogue.categories()).map(({ id }) => id)),
        );
        await oneToN();
      });
    });

    describe('an add-on', () => {
      it('is added and changed with many others in one step', async () => {
        const [first, second] = [await experience(), await experience()];
        const before = await edit((catalogue) => catalogue.addAddOn(anAddOn({ experienceIds: [first.id] })));
        const [id = 0, other = 0] = await edit((catalogue) => catalogue.nextAddOnIds(2));
        const changed = anAddOn({ name: DIFFICULT_TEXT, experienceIds: [second.id] });
        const added = anAddOn({ price: usd(0.01), isActive: false });
        await edit((catalogue) =>
          catalogue.putAddOns(
            [
              { ...changed, id: before.id },
              { ...added, id },
            ],
            AT,
          ),
        );
        expect(await store().read.catalogue.addOn(before.id)).toEqual({
          ...before,
          ...changed,
          updatedAt: AT,
          version: 2,
        });
        expect(await store().read.catalogue.addOn(id)).toEqual({
          ...added,
          id,
          createdAt: AT,
          updatedAt: AT,
          version: 1,
        });
        const nowhere = edit((catalogue) =>
          catalogue.putAddOns([{ ...anAddOn({ experienceIds: [NOWHERE] }), id: other }], AT),
        );
        await refused(nowhere, 'invalid', NO_SUCH_EXPERIENCE);
      });

      it('changes in what is given, and in nothing else', async () => {
        const [first, second] = [await experience(), await experience()];
        const before = await edit((catalogue) => catalogue.addAddOn(anAddOn({ experienceIds: [first.id] })));
        const change = { price: usd(0.01), isActive: false, experienceIds: [second.id, first.id, second.id] };
        const after = await edit((catalogue) => catalogue.changeAddOn(before.id, change, AT));
        expect(after).toEqual({
          ...before,
          ...change,
          experienceIds: [first.id, second.id],
          updatedAt: AT,
          version: 2,
        });
        expect(await store().read.catalogue.addOn(before.id)).toEqual(after);
        const renamed = await edit((catalogue) =>
          catalogue.changeAddOn(before.id, { name: DIFFICULT_TEXT, description: '' }, AT),
        );
        expect(renamed).toEqual({ ...after, name: DIFFICULT_TEXT, description: '', version: 3 });
      });

      it('is of experiences that are there', async () => {
        const { id } = await edit((catalogue) => catalogue.addAddOn(anAddOn()));
        const change = edit((catalogue) => catalogue.changeAddOn(id, { experienceIds: [NOWHERE] }, AT));
        await refused(change, 'invalid', NO_SUCH_EXPERIENCE);
      });

      it('is offered no more when it goes', async () => {
        const sold = await experience();
        const { id } = await edit((catalogue) => catalogue.addAddOn(anAddOn({ experienceIds: [sold.id] })));
        await edit((catalogue) => catalogue.removeAddOn(id));
        expect(await store().read.catalogue.addOn(id)).toBeNull();
        expect((await store().read.catalogue.offersOf([sold.id])).get(sold.id)?.addOns).toEqual([]);
      });
    });

    describe('the logos', () => {
      const logo = (change: Partial<NewLogo> = {}): NewLogo => ({
        name: 'Norvane',
        imageUrl: '/l.svg',
        linkUrl: null,
        scale: 1,
        isActive: true,
        order: 1,
        ...change,
      });

      it('stay the logos they are, by their ids; an id that is not there is a new logo', async () => {
        const [a, b] = await edit((catalogue) =>
          catalogue.replaceLogos({ enabled: true, logos: [logo(), logo({ order: 2 })] }),
        );
        const after = await edit((catalogue) =>
          catalogue.replaceLogos({
            enabled: false,
            logos: [
              { ...logo({ name: 'Moved up', order: 1 }), id: b?.id ?? 0 },
              { ...logo({ name: 'New', order: 2 }), id: NOWHERE },
            ],
          }),
        );
        expect(after).toMatchObject([
          { id: b?.id, name: 'Moved up', order: 1 },
          { name: 'New', order: 2 },
        ]);
        expect(after[0]?.createdAt).toEqual(b?.createdAt);
        expect([a?.id, NOWHERE]).not.toContain(after[1]?.id);
        expect(await store().read.catalogue.logoStrip()).toEqual({ enabled: false, logos: after });
      });

      it('are updated only when they differ by more than their place', async () => {
        const [a, b] = await edit((catalogue) =>
          catalogue.replaceLogos({ enabled: true, logos: [logo(), logo({ order: 2 })] }),
        );
        // The demo knows by its look whether somebody has touched a logo.
        await store().unitOfWork(({ demo }) => demo.mark('logo', [a?.id ?? 0, b?.id ?? 0]));
        await timePasses(2);
        const after = await edit((catalogue) =>
          catalogue.replaceLogos({
            enabled: false,
            logos: [
              { ...logo({ order: 1 }), id: b?.id ?? 0 },
              { ...logo({ order: 2, scale: 1.5 }), id: a?.id ?? 0 },
            ],
          }),
        );
        expect(after).toMatchObject([
          { id: b?.id, order: 1, updatedAt: b?.updatedAt },
          { id: a?.id, order: 2, scale: 1.5 },
        ]);
        expect(after[1]?.updatedAt).not.toEqual(a?.updatedAt);
        const marked = (await store().read.demo.all()).filter(
          ({ kind, id }) => kind === 'logo' && [a?.id, b?.id].includes(id),
        );
        expect(marked.map(({ id, touched }) => [id, touched])).toEqual([
          [a?.id, true],
          [b?.id, false],
        ]);
      });
    });

    it('raises the version with every kind of edit, and not with one that was rolled back', async () => {
      const [shelf, sold] = [await category(), await experience()];
      const addOn = await edit((catalogue) => catalogue.addAddOn(anAddOn()));
      const version = () => store().read.catalogue.version();
      const edits: ((catalogue: Store['catalogue']) => Promise<unknown>)[] = [
        (catalogue) => catalogue.changeExperience(sold.id, { title: 'Other' }, AT),
        (catalogue) => catalogue.changeCategory(shelf.id, { name: unique('Other') }),
        async (catalogue) =>
          catalogue.orderCategories((await catalogue.categories()).map(({ id }) => id).toReversed()),
        (catalogue) => catalogue.changeAddOn(addOn.id, { isActive: false }, AT),
        (catalogue) => catalogue.removeAddOn(addOn.id),
        (catalogue) => catalogue.removeExperience(sold.id),
        (catalogue) => catalogue.removeCategory(shelf.id),
      ];
      for (const each of edits) {
        const before = await version();
        const failing = edit(async (catalogue) => {
          await each(catalogue);
          throw new Error('later');
        });
        await expect(failing).rejects.toThrow('later');
        expect(await version()).toBe(before);
        await edit(each);
        expect(await version()).toBeGreaterThan(before);
        expect((await loaded()).version).toBe(await version());
      }
    });

    it('lets one editor after the other read, judge and write', async () => {
      const { id } = await experience({ match: 0 });
      const { failed } = await allAtOnce(20, () =>
        edit(async (catalogue) => {
          const found = await catalogue.experience(id);
          await catalogue.changeExperience(id, { match: (found?.match ?? 0) + 1 }, AT);
        }),
      );
      expect(failed).toEqual([]);
      expect(await store().read.catalogue.experience(id)).toMatchObject({ match: 20, version: 21 });
    });
  });
