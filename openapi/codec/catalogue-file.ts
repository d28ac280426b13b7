import { shortened } from '@wondercast/core/kernel/refusal';
import type { CellValue } from '@wondercast/core/shop/catalogue/catalogue-file';
import { cellOfValue } from '@wondercast/core/shop/catalogue/file-cells';
import type { ImportPreview } from '@wondercast/core/shop/catalogue/import-plan';
import type { Wire } from './wire.ts';

/** A value as a cell of CSV has it; long texts are cut. */
const encodeValue = (value: CellValue): string | null =>
  value === null ? null : shortened(cellOfValue(value));

export const encodeImportPreview = (preview: ImportPreview): Wire<'ImportPreview'> => ({
  kind: preview.kind,
  version: preview.version,
  ...preview.counts,
  rows: preview.rows.map(({ line, key, name, change, fields }) => ({
    line,
    key,
    name,
    change,
    fields: fields.map(({ field, before, after, fetches }) => ({
      field,
      before: encodeValue(before),
      after: encodeValue(after),
      fetches,
    })),
  })),
  leftOutRows: preview.leftOutRows,
  picturesToFetch: preview.picturesToFetch,
  errors: preview.errors.map((each) => ({ ...each })),
  errorCount: preview.errorCount,
});
