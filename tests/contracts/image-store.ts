import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ImageFile, ImageStore } from '@wondercast/core/shop/media/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../support/builders.ts';

export interface StoreOfImages {
  readonly images: ImageStore;
  /** Names of everything that is kept, drafts included. */
  names(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const anImage = (change: Partial<ImageFile> = {}): ImageFile => ({
  name: `${unique('image')}-772.webp`,
  content: randomBytes(1_000),
  type: 'image/webp',
  ...change,
});

/** What every place for images must do. */
export const describeImageStore = (name: string, open: () => Promise<StoreOfImages>) =>
  describe(`images in ${name}`, () => {
    let place: StoreOfImages;
    beforeAll(async () => {
      place = await open();
    });
    afterAll(() => place.close());
    const read = async (file: string) => {
      const found = await place.images.read(file);
      if (!found) return null;
      const { name, type, content, size } = found;
      const bytes = await buffer(content);
      expect(size).toBe(bytes.length);
      return { name, type, content: bytes };
    };

    it('are kept byte for byte, with what they are', async () => {
      const all = [0, 1, 2, 1_000_000].map((size) => anImage({ content: randomBytes(size) }));
      const avif = anImage({ name: `${unique('image')}-386.avif`, type: 'image/avif' });
      await place.images.add([...all, avif]);
      for (const file of [...all, avif])
        expect(await read(file.name)).toEqual({ ...file, content: Buffer.from(file.content) });
    });

    it.each([
      'none-772.webp',
      '',
      '.webp',
      '.hidden.webp',
      '../package.json',
      '..%2f..%2fx.webp',
      'a/b.webp',
      'a\\b.webp',
      'a.webp\0.svg',
      'noending',
      'page.html',
      'script.js',
      `${'a'.repeat(300)}.webp`,
    ])('are not found under %j', async (file) => {
      expect(await place.images.read(file)).toBeNull();
    });

    it('are gone when removed, and removing what is not there does nothing', async () => {
      const [gone, stays] = [anImage(), anImage()];
      await place.images.add([gone, stays]);
      await place.images.remove([gone.name, 'none-772.webp', '../../evil.webp']);
      expect(await read(gone.name)).toBeNull();
      expect(await read(stays.name)).not.toBeNull();
      await place.images.remove([gone.name]);
      await place.images.remove([]);
      await place.images.add([]);
    });

    it('are all kept when many come at once, and nothing else is', async () => {
      const sets = Array.from({ length: 10 }, () => Array.from({ length: 6 }, () => anImage()));
      await Promise.all(sets.map((set) => place.images.add(set)));
      const names = await place.names();
      for (const { name } of sets.flat()) expect(names).toContain(name);
      expect(names.filter((each) => each.startsWith('.'))).toEqual([]);
    });
  });
