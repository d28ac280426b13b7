/** Maximum size of an upload in bytes (specification §9). */
export const MOST_BYTES = 5 * 1024 * 1024;

/** Every upload is stored in these widths (in pixels) and formats; the file names differ only in these. */
export const WIDTHS = [386, 772, 1600] as const;
export const FORMATS = ['avif', 'webp'] as const;

export type Width = (typeof WIDTHS)[number];
export type Format = (typeof FORMATS)[number];

const WIDEST = 1600;

/**
 * The base name of the files of an upload. For a picture narrower than the widest version it contains the picture's width, because no
 * version is wider than the picture, and code that offers the versions needs their real widths.
 */
export const uploadName = (token: string, naturalWidth: number): string =>
  naturalWidth < WIDEST ? `${token}-w${naturalWidth}` : token;

export const fileName = (upload: string, width: Width, format: Format): string =>
  `${upload}-${width}.${format}`;

/** Every file of an upload. */
export const filesOf = (upload: string): readonly string[] =>
  WIDTHS.flatMap((width) => FORMATS.map((format) => fileName(upload, width, format)));

export const addressOf = (upload: string): string => `/uploads/${fileName(upload, 772, 'webp')}`;

const ADDRESS =
  /\/(?:uploads|api\/images\/experiences)\/([A-Za-z0-9][A-Za-z0-9._-]*)-(?:386|772|1600)\.(?:avif|webp)$/;

/** The upload that an address shows, in any version and on any host; null when it shows none. */
export const uploadAt = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null;

/** The real width of a version of an upload, in pixels. */
export const realWidth = (upload: string, width: Width): number => {
  const natural = Number(/-w(\d{1,4})$/.exec(upload)?.[1] ?? WIDEST);
  return Math.min(width, natural);
};
