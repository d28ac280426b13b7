import { Readable } from 'node:stream';
import type { ImageFile, ImageRenderer, ImageStore } from '@wondercast/core/shop/media/ports';
import { FORMATS, WIDTHS } from '@wondercast/core/shop/media/uploaded-image';

/** Images in this process's memory. */
export const memoryImages = (): ImageStore & { readonly files: ReadonlyMap<string, ImageFile> } => {
  const files = new Map<string, ImageFile>();
  return {
    files,
    add: async (given) => {
      for (const file of given) files.set(file.name, file);
    },
    read: async (name) => {
      const file = files.get(name);
      if (!file) return null;
      const { type, content } = file;
      return { name, type, size: content.length, content: Readable.from([content]) };
    },
    remove: async (names) => {
      for (const name of names) files.delete(name);
    },
  };
};

/** Returns the uploaded file unchanged as every version, for tests that do not look at pictures. */
export const memoryRenderer: ImageRenderer = {
  render: async (content) => ({
    naturalWidth: 1600,
    versions: WIDTHS.flatMap((width) => FORMATS.map((format) => ({ width, format, content }))),
  }),
};
