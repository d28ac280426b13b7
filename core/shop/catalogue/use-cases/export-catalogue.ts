import { BYTE_ORDER_MARK, csvRow } from '../../../kernel/csv-cell.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { FileFormat, FileKind } from '../catalogue-file.ts';
import { cellOfValue } from '../file-cells.ts';
import { type FileColumn, fileColumns } from '../file-columns.ts';
import type { CataloguePorts } from '../ports.ts';

const csvOf = <Part>(columns: readonly FileColumn<Part>[], parts: readonly Part[]): string => {
  const rows = parts.map((part) => csvRow(columns.map(({ value }) => cellOfValue(value(part)))));
  return [BYTE_ORDER_MARK, csvRow(columns.map(({ name }) => name)), ...rows].join('');
};

const jsonOf = <Part>(columns: readonly FileColumn<Part>[], parts: readonly Part[]): string => {
  const records = parts.map((part) =>
    Object.fromEntries(columns.map(({ name, value }) => [name, value(part)])),
  );
  return `${JSON.stringify(records, null, 2)}\n`;
};

/**
 * All experiences, categories or add-ons as the text of a file that can be imported.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const exportCatalogue =
  ({ read }: Pick<CataloguePorts, 'read'>) =>
  async (caller: Caller, kind: FileKind, format: FileFormat): Promise<string> => {
    requireAdmin(caller);
    const data = await read.catalogue.load();
    const write = format === 'csv' ? csvOf : jsonOf;
    const columns = fileColumns(data);
    switch (kind) {
      case 'experiences':
        return write(columns.experiences, data.experiences);
      case 'categories':
        return write(columns.categories, data.categories);
      case 'add-ons':
        return write(columns['add-ons'], data.addOns);
    }
  };
