import type { CatalogueTable, FileKind } from './catalogue-file.ts';

/** The columns of an experiences file that contain addresses of pictures. */
export const PICTURE_COLUMNS = ['imageUrl', 'coverImageUrl'] as const;
export type PictureColumn = (typeof PICTURE_COLUMNS)[number];

/** Maximum number of pictures of one file that are fetched. */
export const MOST_PICTURES = 2_000;

/** A picture that must be fetched before an import can change anything. */
export interface PictureToFetch {
  readonly line: number;
  readonly field: PictureColumn;
  readonly address: string;
}

/** What the shop knows about pictures that a file names by their address. */
export interface KnownPictures {
  /** The path of one of the shop's own pictures, given its full address; null for any other. */
  ownPath(address: string): string | null;
  /** The shop's copies of the picture at an address, newest first. */
  copiesOf(address: string): readonly string[];
  /** Why the shop does not fetch an address; null when it may. */
  objection(address: string): string | null;
}

const isPictureColumn = (name: string): boolean =>
  PICTURE_COLUMNS.some((column) => column.toLowerCase() === name.trim().toLowerCase());

export const isRemote = (address: string): boolean => /^https:/i.test(address);

/** The https addresses of a file's pictures, each once, in the order of the file. */
export const picturesOfFile = (kind: FileKind, { rows }: CatalogueTable): readonly string[] => {
  if (kind !== 'experiences') return [];
  const found = new Set<string>();
  for (const { cells } of rows)
    for (const [name, cell] of cells)
      if (typeof cell === 'string' && isPictureColumn(name) && isRemote(cell.trim())) found.add(cell.trim());
  return [...found];
};

/** The host of an https address; blank when there is none. */
export const hostOf = (address: string): string =>
  /^https:\/\/(?:[^/?#]*@)?([^/?#]*)/i.exec(address)?.[1]?.toLowerCase() ?? '';
