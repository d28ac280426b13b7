import { MOST_ERRORS } from '@wondercast/core/shop/catalogue/steps/row-errors';
import { encodeImportPreview } from '@wondercast/openapi/codec/catalogue-file';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { readTableApart } from '../tables/read-table-apart.ts';
import { attachment } from './attachment.ts';

type FileHandlers = Pick<
  Handlers,
  'exportCatalogue' | 'previewCatalogueImport' | 'fetchImportImages' | 'importCatalogue'
>;

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** Files of the catalogue, out and in. */
export const adminFileHandlers = ({ shop, live }: HttpDeps): FileHandlers => ({
  exportCatalogue: async ({ caller, parameters: { kind, format } }) => ({
    file: Buffer.from(await shop.exportCatalogue(caller, kind, format)),
    type: TYPES[format],
    headers: attachment(`${kind}.${format}`),
  }),
  previewCatalogueImport: async ({ caller, body: { kind, format, text } }) => ({
    body: encodeImportPreview(await shop.previewImport(caller, kind, await readTableApart(format, text))),
  }),
  fetchImportImages: async ({ caller, body: { kind, format, text, from } }) => {
    const table = await readTableApart(format, text);
    const { errors, ...answer } = await shop.fetchImportPictures(caller, { kind, table, from });
    return { body: { ...answer, errors: errors.slice(0, MOST_ERRORS) } };
  },
  importCatalogue: async ({ caller, body: { kind, format, text, version } }) => {
    const table = await readTableApart(format, text);
    const counts = await shop.importCatalogue(caller, { kind, version, table });
    await live.refresh();
    return { body: { ...counts } };
  },
});
