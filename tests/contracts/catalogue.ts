import type { Experience, NewExperience } from '@wondercast/core/shop/catalogue/experience';
import { EXPERIENCE } from '@wondercast/core/shop/catalogue/experience-record';
import type { NewLogo } from '@wondercast/core/shop/catalogue/logo';
import {
  CATEGORY_NAME_TAKEN,
  NO_SUCH_CATEGORY,
  NO_SUCH_EXPERIENCE,
  SLUG_TAKEN,
} from '@wondercast/core/shop/catalogue/words';
import { DEFAULT_POLICY } from '@wondercast/core/shop/policy/policy';
import { joinPrices } from '@wondercast/core/shop/pricing/price-fields';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAddOn, anExperience, BY_REQUEST, day, unique, usd } from '../support/builders.ts';
import { fullFields } from '../support/full-fields.ts';
import { allAtOnce, DIFFICULT_TEXT, type OpenStore, refused, usingStore } from './store-under-test.ts';

const NOWHERE = 2_000_000_000;

const fullExperience = (): NewExperience => ({
  ...joinPrices(fullFields(EXPERIENCE, DIFFICULT_TEXT)),
  slug: unique('full'),
  description: `First.\n\n${DIFFICULT_TEXT}`,
  imageUrl: 'https://images.example/a.webp?w=386&h=482',
  prices: { starter: usd(0), elevated: usd(0.01), premium: usd(1234.56), ultimate: usd(1_000_000) },
  bookingRules: {
    noticeHours: 48,
    zone: 'Europe/Berlin',
    hours: [{ weekday: 1, from: 480, to: 1_440 }],
    blackoutDays: [day('2031-12-24')],
  },
  policy: { zones: [{ fromHours: 0, refundPercent: 25, movePercent: null }] },
  categoryIds: [],
});

/** What every catalogue must do. */
export const describeCatalogue = (name: string, open: OpenStore) =>
  describe(`catalogue on ${name}`, () => {
    const store = usingStore(open);
    const category = (change: { name?: string; slug?: string } = {}) =>
      store().unitOfWork(({ catalogue }) =>
        catalogue.addCategory({ name: unique('Games'), slug: unique('games'), ...change }),
      );
    const experience = (change: Partial<NewExperience> = {}) =>
      store().unitOfWork(({ catalogue }) => catalogue.addExperience(anExperience(change)));
    const loaded = async (id: number) => {
      const { experiences } = await store().read.catalogue.load();
      return experiences.find((each) => each.id === id) ?? null;
    };

    describe('experience fields', () => {
      const given = fullExperience();
      let kept: Experience | null = null;
      beforeAll(async () => {
        kept = await loaded((await experience(given)).id);
      });
      const { categoryIds, ...fields } = given;
      it.each(Object.entries(fields))('keeps %s', (field, value) => {
        expect(value, 'nothing was given to be kept').toEqual(expect.anything());
        expect(kept?.[field as keyof typeof fields]).toEqual(value);
      });
      it('starts at version 1 with the instant of its making', () => {
        expect(kept).toMatchObject({ version: 1, createdAt: expect.any(Date), updatedAt: expect.any(Date) });
        expect(Number.isInteger(kept?.id)).toBe(true);
      });
    });

    it('answers a new experience as it will be loaded', async () => {
      const { id } = await category();
      const added = await experience({ categoryIds: [id] });
      expect(added).toEqual(await loaded(added.id));
    });

    it('keeps what may be missing as null', async () => {
      const { id } = await experience({ coverImageUrl: null, videoUrl: null, theme: null });
      expect(await loaded(id)).toMatchObject({
        coverImageUrl: null,
        videoUrl: null,
        theme: null,
        categories: [],
      });
    });

    it('names the categories of an experience by their order, however they were given, each once', async () => {
      const first = await category();
      const second = await category();
      const { id } = await experience({ categoryIds: [second.id, first.id, second.id] });
      const refOf = ({ id, name, slug, order }: typeof first) => ({ id, name, slug, order });
      expect((await loaded(id))?.categories).toEqual([refOf(first), refOf(second)]);
    });

    it('lists experiences by id and categories by order', async () => {
      await experience();
      await experience();
      await category();
      const { experiences, categories } = await store().read.catalogue.load();
      const rises = (numbers: readonly number[]) =>
        numbers.every((each, at) => at === 0 || each > (numbers[at - 1] ?? 0));
      expect(rises(experiences.map(({ id }) => id))).toBe(true);
      expect(rises(categories.map(({ order }) => order))).toBe(true);
    });

    it('puts a new category last, and counts from 1 without gaps', async () => {
      const before = await category();
      const added = await category({ name: DIFFICULT_TEXT });
      expect(added).toEqual({
        id: added.id,
        name: DIFFICULT_TEXT,
        slug: added.slug,
        order: before.order + 1,
        version: 1,
      });
      const { categories } = await store().read.catalogue.load();
      expect(categories.at(-1)).toEqual(added);
      expect(categories.map(({ order }) => order)).toEqual(categories.map((_, at) => at + 1));
    });

    it('refuses a taken slug of an experience', async () => {
      const { slug } = await experience();
      await refused(experience({ slug }), 'conflict', SLUG_TAKEN);
    });

    it('refuses a taken category slug, and a taken category name in any case', async () => {
      const taken = await category();
      await refused(category({ slug: taken.slug }), 'conflict', SLUG_TAKEN);
      await refused(category({ name: taken.name.toUpperCase() }), 'conflict', CATEGORY_NAME_TAKEN);
    });

    it('refuses an experience in a category that does not exist', async () => {
      await refused(experience({ categoryIds: [NOWHERE] }), 'invalid', NO_SUCH_CATEGORY);
    });

    it('keeps every field of an add-on', async () => {
      const { id } = await experience();
      const other = await experience();
      const given = anAddOn({
        name: DIFFICULT_TEXT,
        description: DIFFICULT_TEXT,
        price: usd(0.01),
        isActive: false,
        experienceIds: [id, other.id],
      });
      const added = await store().unitOfWork(({ catalogue }) => catalogue.addAddOn(given));
      expect(added).toMatchObject({
        ...given,
        version: 1,
        createdAt: expect.any(Date),
        updatedAt: expect.any(Date),
      });
      const { addOns } = await store().read.catalogue.load();
      expect(addOns.find((each) => each.id === added.id)).toEqual(added);
    });

    it('refuses an add-on of an experience that does not exist', async () => {
      const add = store().unitOfWork(({ catalogue }) =>
        catalogue.addAddOn(anAddOn({ experienceIds: [NOWHERE] })),
      );
      await refused(add, 'invalid', NO_SUCH_EXPERIENCE);
    });

    it('keeps every field of a review, newest first', async () => {
      const { id: experienceId } = await experience();
      const given = {
        experienceId,
        username: DIFFICULT_TEXT,
        userImage: null,
        rating: 5,
        comment: DIFFICULT_TEXT,
      };
      const [older, newer] = await store().unitOfWork(async ({ catalogue }) => [
        await catalogue.addReview(given),
        await catalogue.addReview({ ...given, userImage: '/u.webp', rating: 1 }),
      ]);
      const { reviews } = await store().read.catalogue.load();
      expect(reviews.filter((each) => each.experienceId === experienceId)).toEqual([newer, older]);
      expect(older).toEqual({ ...given, company: null, answer: null, writtenAt: null, id: older?.id });
      expect(newer).toMatchObject({ userImage: '/u.webp', rating: 1 });
    });

    it('replaces the logos, in the given order, with every field', async () => {
      const logo = (change: Partial<NewLogo>): NewLogo => ({
        name: DIFFICULT_TEXT,
        imageUrl: '/l.svg',
        linkUrl: null,
        scale: 1,
        isActive: true,
        order: 0,
        ...change,
      });
      const strip = [
        logo({ order: 0, linkUrl: 'https://partner.example/' }),
        logo({ order: 1, isActive: false, scale: 1.25 }),
      ];
      const replace = (enabled: boolean, logos: readonly NewLogo[]) =>
        store().unitOfWork(({ catalogue }) => catalogue.replaceLogos({ enabled, logos }));
      await replace(true, [logo({ name: 'Gone' })]);
      const kept = await replace(false, strip);
      expect(kept).toMatchObject(strip);
      const data = await store().read.catalogue.load();
      expect(data.logos).toEqual(kept);
      expect(data.logosEnabled).toBe(false);
      await replace(true, []);
      expect(await store().read.catalogue.load()).toMatchObject({ logos: [], logosEnabled: true });
    });

    it('offers an experience at its prices, with its active add-ons only', async () => {
      const added = await experience({ prices: fullExperience().prices });
      const other = await experience();
      const [active] = await store().unitOfWork(async ({ catalogue }) => [
        await catalogue.addAddOn(anAddOn({ experienceIds: [added.id] })),
        await catalogue.addAddOn(anAddOn({ experienceIds: [added.id], isActive: false })),
        await catalogue.addAddOn(anAddOn({ experienceIds: [other.id] })),
      ]);
      const offers = await store().read.catalogue.offersOf([added.id, NOWHERE]);
      expect([...offers.keys()]).toEqual([added.id]);
      const { id, slug, title, duration, imageUrl, prices } = added;
      expect(offers.get(added.id)).toEqual({
        experience: { id, slug, title, duration, imageUrl, prices, taxCategory: 'standard' },
        addOns: [{ id: active?.id, name: active?.name, price: active?.price }],
        rules: [expect.anything()],
        policy: DEFAULT_POLICY,
        booking: BY_REQUEST,
        supply: { kind: 'online' },
      });
    });

    it('offers the rates of an experience and its add-ons, and its venue', async () => {
      const added = await experience({
        taxCategory: 'reduced',
        venueCountry: 'AT',
        venueRegion: 'AT-9',
        isOpenToOthers: true,
      });
      await store().unitOfWork(({ catalogue }) =>
        catalogue.addAddOn(anAddOn({ experienceIds: [added.id], taxCategory: 'zero' })),
      );
      const offer = (await store().read.catalogue.offersOf([added.id])).get(added.id);
      expect([offer?.experience.taxCategory, offer?.addOns[0]?.taxCategory]).toEqual(['reduced', 'zero']);
      expect(offer?.supply).toEqual({ kind: 'venue', country: 'AT', region: 'AT-9', isOpen: true });
    });

    it('does not offer a draft, but knows its rules of booking and its add-ons', async () => {
      const draft = await experience({ published: false, bookingRules: fullExperience().bookingRules });
      const addOn = await store().unitOfWork(({ catalogue }) =>
        catalogue.addAddOn(anAddOn({ experienceIds: [draft.id], isActive: false })),
      );
      const { catalogue } = store().read;
      expect(await catalogue.experience(draft.id)).toMatchObject({ published: false });
      expect((await catalogue.offersOf([draft.id])).size).toBe(0);
      expect(await catalogue.rulesFor(draft.id)).toContainEqual(fullExperience().bookingRules);
      expect(await catalogue.rulesFor(NOWHERE)).toEqual([]);
      expect(await catalogue.addOnsOf(draft.id)).toEqual([addOn]);
      expect(await catalogue.addOnsOf(NOWHERE)).toEqual([]);
    });

    it('offers nothing for no ids', async () => {
      expect((await store().read.catalogue.offersOf([])).size).toBe(0);
    });

    it('lets exactly one fill the empty shop, and nobody whose work failed', async () => {
      const claim = () => store().unitOfWork(({ catalogue }) => catalogue.claimSeed(new Date()));
      const failing = store().unitOfWork(async ({ catalogue }) => {
        await catalogue.claimSeed(new Date());
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      const { succeeded } = await allAtOnce(10, claim);
      expect(succeeded.filter((mayFill) => mayFill)).toHaveLength(1);
      expect(await claim()).toBe(false);
    });

    it('raises its version with every kind of write, and loads at that version', async () => {
      const { id } = await experience();
      const writes = [
        () => category(),
        () => experience(),
        () => store().unitOfWork(({ catalogue }) => catalogue.addAddOn(anAddOn({ experienceIds: [id] }))),
        () =>
          store().unitOfWork(({ catalogue }) =>
            catalogue.addReview({ experienceId: id, username: 'u', userImage: null, rating: 3, comment: '' }),
          ),
        () => store().unitOfWork(({ catalogue }) => catalogue.replaceLogos({ enabled: true, logos: [] })),
      ];
      for (const write of writes) {
        const before = await store().read.catalogue.version();
        await write();
        const after = await store().read.catalogue.version();
        expect(after).toBeGreaterThan(before);
        expect((await store().read.catalogue.load()).version).toBe(after);
      }
    });

    it('does not raise its version for a write that was rolled back', async () => {
      const before = await store().read.catalogue.version();
      await refused(experience({ categoryIds: [NOWHERE] }), 'invalid');
      expect(await store().read.catalogue.version()).toBe(before);
    });
  });
