import type { Uploads } from '@wondercast/core/shop/media/ports';
import { uploadAt } from '@wondercast/core/shop/media/uploaded-image';
import { shopSettingsIn } from '../catalogue/shop-settings-in.ts';
import type { MemorySession } from '../memory-session.ts';
import type { Tables } from '../tables.ts';

/** All picture addresses that stored rows refer to. */
const addressesIn = ({
  experiences,
  logos,
  hosts,
  reviews,
  accounts,
  bookings,
  settings,
}: Tables): readonly (string | null)[] => [
  ...experiences.all().flatMap(({ imageUrl, coverImageUrl }) => [imageUrl, coverImageUrl]),
  ...logos.all().map(({ imageUrl }) => imageUrl),
  ...hosts.all().map(({ pictureUrl }) => pictureUrl),
  ...reviews.all().map(({ userImage }) => userImage),
  ...accounts.all().map(({ profilePicture }) => profilePicture),
  ...bookings.all().flatMap(({ lines }) => lines.map(({ experience }) => experience?.imageUrl ?? null)),
  shopSettingsIn({ settings }).brand?.logo ?? null,
];

export const memoryUploads = (memory: MemorySession): Uploads => ({
  add: async (upload, at) => {
    memory.tables.uploads.set(upload, { upload, createdAt: at, unusedSince: null, source: null });
  },
  tellSource: async (upload, source) => {
    const row = memory.tables.uploads.get(upload);
    if (row) memory.tables.uploads.set(upload, { ...row, source });
  },
  copies: async (sources, since) => {
    const wanted = new Set(sources);
    return memory.tables.uploads
      .all()
      .filter(({ unusedSince }) => unusedSince === null || unusedSince > since)
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.upload < b.upload ? -1 : 1))
      .flatMap(({ upload, source }) => (source !== null && wanted.has(source) ? [{ source, upload }] : []));
  },
  remove: async (gone) => {
    for (const upload of gone) memory.tables.uploads.delete(upload);
  },
  unused: async (now, since) => {
    const { uploads } = memory.tables;
    const used = new Set(addressesIn(memory.tables).map((address) => address && uploadAt(address)));
    const found: string[] = [];
    for (const row of uploads.all()) {
      const unusedSince = used.has(row.upload) ? null : (row.unusedSince ?? now);
      if (unusedSince !== row.unusedSince) uploads.set(row.upload, { ...row, unusedSince });
      if (unusedSince && unusedSince <= since) found.push(row.upload);
    }
    return found;
  },
});
