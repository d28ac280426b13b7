import { useState } from 'react';
import type { CatalogueFile, FileKind } from '../../api/admin/catalogue-files.ts';
import { useRemembered } from '../../ui/primitives/use-remembered.ts';
import { guessMapping, isOwnFile, type Mapping } from './column-guess.ts';
import { formatOf } from './file-words.ts';
import { headOf } from './sheet-head.ts';

const parsed = (text: string | null): Mapping => {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Mapping) : {};
  } catch {
    return {};
  }
};

/** The field of each column in a sheet. The choice is remembered by the columns' names. */
export const useMapping = (kind: FileKind, text: string) => {
  const [stored, store] = useRemembered(`import-columns-${kind}`);
  const [chosen, setChosen] = useState<Mapping>({});
  const columns = formatOf(text) === 'csv' && text.trim() !== '' ? headOf(text) : [];
  const isMapped = columns.length > 0 && !isOwnFile(kind, columns);
  const mapping = isMapped ? guessMapping(kind, columns, { ...parsed(stored), ...chosen }) : null;
  return {
    /** null when the columns are the shop's own. */
    mapping,
    choose: (column: string, field: string | null) => {
      // A field belongs to one column, so it is removed from the other.
      const left = Object.entries(mapping ?? {}).filter(([, held]) => held !== null && held === field);
      setChosen({ ...chosen, ...Object.fromEntries(left.map(([name]) => [name, null])), [column]: field });
    },
    remember: () => {
      if (mapping) store(JSON.stringify({ ...parsed(stored), ...mapping }));
    },
    sent: mapping
      ? ({
          columns: Object.entries(mapping).map(([column, field]) => ({ column, field })),
        } satisfies Partial<CatalogueFile>)
      : {},
  };
};
