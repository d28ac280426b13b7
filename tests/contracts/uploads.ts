import type { Store } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { aBookedLine, aBooking, aHost, anAccount, anExperience, unique } from '../support/builders.ts';
import { aProfile } from '../support/profile.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

const HOUR_MS = 60 * 60 * 1000;
const at = (hours: number) => new Date(Date.parse('2026-06-01T00:00:00.000Z') + hours * HOUR_MS);
const DAY = 24;

/** What every list of uploads must do. */
export const describeUploads = (name: string, open: OpenStore) =>
  describe(`uploads on ${name}`, () => {
    const store = usingStore(open);
    const within = <Result>(work: (store: Store) => Promise<Result>) => store().unitOfWork(work);
    const upload = async () => {
      const upload = unique('upload');
      await within(({ uploads }) => uploads.add(upload, at(0)));
      return upload;
    };
    /** Whether this one has been unused for a day at that hour. */
    const isUnused = async (upload: string, hours: number) =>
      (await within(({ uploads }) => uploads.unused(at(hours), at(hours - DAY)))).includes(upload);

    it('are unused a day after somebody first saw that nothing refers to them', async () => {
      const lonely = await upload();
      expect(await isUnused(lonely, 5)).toBe(false);
      expect(await isUnused(lonely, 28)).toBe(false);
      expect(await isUnused(lonely, 29)).toBe(true);
      expect(await isUnused(lonely, 40)).toBe(true);
      await within(({ uploads }) => uploads.remove([lonely]));
      expect(await isUnused(lonely, 41)).toBe(false);
      await within(({ uploads }) => uploads.remove([lonely, 'never-was']));
      await within(({ uploads }) => uploads.remove([]));
    });

    const USES: readonly (readonly [string, (store: Store, address: string) => Promise<unknown>])[] = [
      ['a card', ({ catalogue }, imageUrl) => catalogue.addExperience(anExperience({ imageUrl }))],
      ['a banner', ({ catalogue }, url) => catalogue.addExperience(anExperience({ coverImageUrl: url }))],
      [
        'a logo',
        ({ catalogue }, imageUrl) =>
          catalogue.replaceLogos({
            enabled: true,
            logos: [{ name: 'x', imageUrl, linkUrl: null, scale: 1, isActive: false, order: 1 }],
          }),
      ],
      ['the shop', ({ settings }, logo) => settings.put('brand', { ...aProfile().brand, logo }, at(0))],
      ['a host', ({ hosts }, pictureUrl) => hosts.add(aHost({ pictureUrl }))],
      ['a profile', ({ accounts }, profilePicture) => accounts.add({ ...anAccount(), profilePicture })],
      [
        'a review',
        async ({ catalogue }, userImage) => {
          const { id: experienceId } = await catalogue.addExperience(anExperience());
          await catalogue.addReview({ experienceId, username: 'u', userImage, rating: 5, comment: '' });
        },
      ],
      [
        'a booking of what is deleted by now',
        async ({ bookings }, imageUrl) => {
          const experience = { title: 'Gone', slug: 'gone', duration: '1 hour', imageUrl };
          await bookings.add(aBooking({ id: await bookings.nextId(), lines: [aBookedLine({ experience })] }));
        },
      ],
    ];

    it.each(USES)('are used by %s', async (_what, use) => {
      const used = await upload();
      await within((all) => use(all, `/uploads/${used}-772.webp`));
      expect(await isUnused(used, 0)).toBe(false);
      expect(await isUnused(used, 100)).toBe(false);
    });

    it.each([
      (name: string) => `/uploads/${name}-386.avif`,
      (name: string) => `/uploads/${name}-1600.webp`,
      (name: string) => `https://shop.example/uploads/${name}-772.webp`,
      (name: string) => `/api/images/experiences/${name}-772.webp`,
    ])('are used in any version and at any address (%#)', async (address) => {
      const used = await upload();
      await within(({ catalogue }) => catalogue.addExperience(anExperience({ imageUrl: address(used) })));
      expect(await isUnused(used, 0)).toBe(false);
      expect(await isUnused(used, 100)).toBe(false);
    });

    it('begin their day anew when they were used in between', async () => {
      const image = await upload();
      expect(await isUnused(image, 0)).toBe(false);
      const { id } = await within(({ catalogue }) =>
        catalogue.addExperience(anExperience({ imageUrl: `/uploads/${image}-772.webp` })),
      );
      expect(await isUnused(image, 30)).toBe(false);
      await within(({ catalogue }) => catalogue.removeExperience(id));
      expect(await isUnused(image, 31)).toBe(false);
      expect(await isUnused(image, 54)).toBe(false);
      expect(await isUnused(image, 55)).toBe(true);
    });

    it('are found by the address that they were fetched from, newest first, unless they are about to go', async () => {
      const [source, other] = [unique('source'), unique('source')];
      const fetched = async (hours: number, from: string) => {
        const name = unique('upload');
        await within(async ({ uploads }) => {
          await uploads.add(name, at(hours));
          await uploads.tellSource(name, from);
        });
        return name;
      };
      const copies = (sources: readonly string[], hours: number) =>
        within(async ({ uploads }) => (await uploads.copies(sources, at(hours))).map(({ upload }) => upload));
      const first = await fetched(0, source);
      const second = await fetched(1, source);
      const third = await fetched(2, other);
      await upload();
      expect(await copies([source], -12)).toEqual([second, first]);
      expect(await copies([source, other, 'unheard-of'], -12)).toEqual([third, second, first]);
      expect(await copies([], -12)).toEqual([]);
      await within(({ catalogue }) =>
        catalogue.addExperience(anExperience({ imageUrl: `/uploads/${second}-772.webp` })),
      );
      expect(await isUnused(first, 10)).toBe(false);
      expect(await copies([source], 9)).toEqual([second, first]);
      expect(await copies([source], 10)).toEqual([second]);
    });

    it('are not used by one whose name only begins alike', async () => {
      const image = await upload();
      await within(({ catalogue }) =>
        catalogue.addExperience(anExperience({ imageUrl: `/uploads/${image}-w300-772.webp` })),
      );
      expect(await isUnused(image, 0)).toBe(false);
      expect(await isUnused(image, DAY)).toBe(true);
    });
  });
