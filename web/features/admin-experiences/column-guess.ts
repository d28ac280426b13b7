import { fileColumns } from '@wondercast/core/shop/catalogue/file-columns';
import type { FileKind } from '../../api/admin/catalogue-files.ts';

/** The field of each column; null ignores the column. */
export type Mapping = Readonly<Record<string, string | null>>;

/** The fields of each kind of file, in the order of an export. */
export const fieldsOf = (kind: FileKind): readonly string[] =>
  fileColumns({ experiences: [] })[kind].map(({ name }) => name);

/** Usual names of fields in people's own sheets. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  title: ['name', 'experience', 'event', 'session'],
  name: ['title', 'category', 'addon'],
  description: ['details', 'text', 'about', 'summary'],
  duration: ['length', 'time', 'minutes', 'howlong'],
  imageUrl: ['image', 'picture', 'photo', 'cardimage'],
  coverImageUrl: ['cover', 'banner', 'coverimage'],
  videoUrl: ['video', 'videopreview'],
  inclusions: ['included', 'includes', 'whatsincluded', 'inclusion'],
  starterPrice: ['price', 'starter', 'priceusd', 'pricefrom'],
  elevatedPrice: ['elevated'],
  premiumPrice: ['premium'],
  ultimatePrice: ['ultimate'],
  categories: ['category', 'tags'],
  experiences: ['experience', 'soldwith'],
  price: ['cost', 'amount', 'priceusd'],
  isActive: ['active'],
};

const plain = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Whether a column is named exactly like a field, as in the shop's own files. */
const isField = (column: string, fields: readonly string[]): boolean =>
  fields.some((field) => field.toLowerCase() === column.toLowerCase());

/** Whether all columns are the shop's own, so that nothing must be mapped. */
export const isOwnFile = (kind: FileKind, columns: readonly string[]): boolean => {
  const fields = fieldsOf(kind);
  const key = kind === 'add-ons' ? 'name' : 'slug';
  return (
    columns.every((column) => isField(column, fields)) &&
    columns.some((column) => column.toLowerCase() === key)
  );
};

/** The mapping of columns: as chosen before, otherwise by name. Each field is used once. */
export const guessMapping = (kind: FileKind, columns: readonly string[], remembered: Mapping): Mapping => {
  const fields = fieldsOf(kind);
  const taken = new Set<string>();
  const guess = (column: string): string | null => {
    const before = remembered[column];
    if (before === null) return null;
    const found =
      before && fields.includes(before)
        ? before
        : (fields.find((field) => plain(field) === plain(column)) ??
          fields.find((field) => CALLED[field]?.includes(plain(column))));
    if (found === undefined || taken.has(found)) return null;
    taken.add(found);
    return found;
  };
  return Object.fromEntries(columns.map((column) => [column, guess(column)]));
};
