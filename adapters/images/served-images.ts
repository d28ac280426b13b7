import { Readable } from 'node:stream';
import type { ImageStore } from '@wondercast/core/shop/media/ports';
import type { ImageSource } from '../http/deps.ts';

/** Serves images from several stores, which are searched in order. */
export const servedImages = (places: readonly Pick<ImageStore, 'read'>[]): ImageSource => ({
  read: async (file) => {
    for (const place of places) {
      const found = await place.read(file);
      if (!found) continue;
      const { type, size, content } = found;
      return { type, size, stream: content instanceof Readable ? content : Readable.from(content) };
    }
    return null;
  },
});
