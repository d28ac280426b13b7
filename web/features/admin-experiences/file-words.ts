import type { CatalogueFile, FileKind } from '../../api/admin/catalogue-files.ts';
import type { ImportPreviewWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';

export const KINDS: readonly FileKind[] = ['experiences', 'categories', 'add-ons'];

/** Maximum size in bytes that the server accepts. */
export const LARGEST_FILE = 4_000_000;

const WORDS: Readonly<Record<FileKind, readonly [one: string, many: string]>> = {
  experiences: ['experience', 'experiences'],
  categories: ['category', 'categories'],
  'add-ons': ['add-on', 'add-ons'],
};

export const kindWords = (kind: FileKind): string => {
  const many = WORDS[kind][1];
  return many.charAt(0).toUpperCase() + many.slice(1);
};

/** JSON is a list of records; anything else is CSV. */
export const formatOf = (text: string): CatalogueFile['format'] =>
  /^\uFEFF?\s*[[{]/.test(text) ? 'json' : 'csv';

type Counts = Pick<ImportPreviewWire, 'created' | 'updated' | 'same'>;

const countedOf = (kind: FileKind, count: number): string => counted(count, ...WORDS[kind]);

/** Whether the import would change something, and every faulty row is left out. */
export const isImportable = ({
  errorCount,
  leftOutRows,
  created,
  updated,
}: Pick<ImportPreviewWire, 'errorCount' | 'leftOutRows' | 'created' | 'updated'>): boolean =>
  (errorCount === 0 || leftOutRows > 0) && created + updated > 0;

/** `Import 40 experiences`. */
export const toImport = (kind: FileKind, { created, updated }: Counts): string =>
  `Import ${countedOf(kind, created + updated)}`;

/** `40 new, 2 changed, 3 as they are`. */
export const countWords = ({ created, updated, same }: Counts): string =>
  [
    [created, 'new'],
    [updated, 'changed'],
    [same, 'as before'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');

export const importedWords = (kind: FileKind, counts: Counts): string =>
  `${countedOf(kind, counts.created + counts.updated)} imported`;

/** `starterPrice` is Starter price. */
export const columnWords = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `Fetching pictures: 40 of 120`. */
export const fetchingWords = (asked: number, all: number): string =>
  `Fetching pictures: ${Math.min(asked, all)} of ${all}. Nothing changes until all of them are here.`;
