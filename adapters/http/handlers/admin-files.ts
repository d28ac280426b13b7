import { readOwnSheet } from '@wondercast/core/shop/catalogue/own-sheet';
import { MOST_ERRORS } from '@wondercast/core/shop/catalogue/steps/row-errors';
import { encodeImportPreview } from '@wondercast/openapi/codec/catalogue-file';
import type { HttpDeps } from '../deps.ts';
import type { BodyOf, Handlers } from '../pipeline/handler.ts';
import { readTableApart } from '../tables/read-table-apart.ts';
import { attachment } from './attachment.ts';

type FileHandlers = Pick<
  Handlers,
  'exportCatalogue' | 'previewCatalogueImport' | 'fetchImportImages' | 'importCatalogue'
>;

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** The uploaded file, with columns renamed to the shop's own names. */
const fileOf = async ({
  kind,
  format,
  text,
  columns,
  onlyGood = false,
}: BodyOf<'previewCatalogueImport'>) => {
  const table = await readTableApart(format, text);
  const isOwnSheet = columns !== undefined;
  return { kind, table: isOwnSheet ? readOwnSheet(kind, table, columns) : table, isOwnSheet, onlyGood };
};

/** Exports and imports of catalogue files. */
export const adminFileHandlers = ({ shop }: HttpDeps): FileHandlers => ({
  exportCatalogue: async ({ caller, parameters: { kind, format } }) => ({
    file: Buffer.from(await shop.exportCatalogue(caller, kind, format)),
    type: TYPES[format],
    headers: attachment(`${kind}.${format}`),
  }),
  previewCatalogueImport: async ({ caller, body }) => {
    const { kind, table, ...choice } = await fileOf(body);
    return { body: encodeImportPreview(await shop.previewImport(caller, kind, table, choice)) };
  },
  fetchImportImages: async ({ caller, body }) => {
    const asked = { ...(await fileOf(body)), from: body.from };
    const { errors, ...answer } = await shop.fetchImportPictures(caller, asked);
    return { body: { ...answer, errors: errors.slice(0, MOST_ERRORS) } };
  },
  importCatalogue: async ({ caller, body }) => {
    const asked = { ...(await fileOf(body)), version: body.version };
    const counts = await shop.importCatalogue(caller, asked);
    return { body: { ...counts } };
  },
});
