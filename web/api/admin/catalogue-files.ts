import type { QueryClient } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import { catalogueKey, categoriesQuery } from '../catalogue/catalogue.ts';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { addressOf } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const PREVIEW = '/api/admin/catalogue/import/preview';
const IMAGES = '/api/admin/catalogue/import/images';
const IMPORT = '/api/admin/catalogue/import';

export type CatalogueFile = Body<typeof PREVIEW, 'post'>;
export type FileKind = CatalogueFile['kind'];

/** All experiences, categories or add-ons as a file. */
export const exportAddress = (kind: FileKind, format: CatalogueFile['format']): string =>
  addressOf('/api/admin/catalogue/export', { query: { kind, format } });

/** Previews an import without changing anything. */
export const previewImport = mutation({
  send: (file: CatalogueFile) => write('post', PREVIEW, { body: file }),
  refresh: () => undefined,
});

/** Copies the next pictures of the file into the shop. The catalogue does not change. */
export const fetchPictures = (file: Body<typeof IMAGES, 'post'>) => write('post', IMAGES, { body: file });

/** An import may change anything that is shown. */
const refresh = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: catalogueKey }),
    client.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
    client.invalidateQueries({ queryKey: adminKey }),
  ]);

export const importFile = mutation({
  send: (file: Body<typeof IMPORT, 'post'>) =>
    write('post', IMPORT, { body: file, idempotencyKey: newKey() }),
  refresh,
});
