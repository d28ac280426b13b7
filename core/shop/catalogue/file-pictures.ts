import type { CatalogueTable, FileKind } from './catalogue-file.ts';

/** The columns of a file of experiences that name pictures. */
export const PICTURE_COLUMNS = ['imageUrl', 'coverImageUrl'] as const;
export type PictureColumn = (typeof PICTURE_COLUMNS)[number];

/** Most pictures of one file that are fetched. */
export const MOST_PICTURES = 2_000;

/** A picture that an import has to fetch before it can change anything. */
export interface PictureToFetch {
  readonly line: number;
  readonly field: PictureColumn;
  readonly address: string;
}

/** What is known of pictures that a file names by their address. */
export interface KnownPictures {
  /** The path of a picture that is the shop's own by its full address; null for any other. */
  ownPath(address: string): string | null;
  /** The shop's own copies of what is at an address, newest first. */
  copiesOf(address: string): readonly string[];
  /** Why an address is never asked; null when it may be. */
  objection(address: string): string | null;
}

const isPictureColumn = (name: string): boolean =>
  PICTURE_COLUMNS.some((column) => column.toLowerCase() === name.trim().toLowerCase());

export const isRemote = (address: string): boolean => /^https:/i.test(address);

/** The https addresses of a file's pictures, each once, in the order in which the file has them. */
export const picturesOfFile = (kind: FileKind, { rows }: CatalogueTable): readonly string[] => {
  if (kind !== 'experiences') return [];
  const found = new Set<string>();
  for (const { cells } of rows)
    for (const [name, cell] of cells)
      if (typeof cell === 'string' && isPictureColumn(name) && isRemote(cell.trim())) found.add(cell.trim());
  return [...found];
};

/** The host that an https address names; blank when it names none. */
export const hostOf = (address: string): string =>
  /^https:\/\/(?:[^/?#]*@)?([^/?#]*)/i.exec(address)?.[1]?.toLowerCase() ?? '';
