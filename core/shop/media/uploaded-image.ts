/** Most bytes of an upload (specification §9). */
export const MOST_BYTES = 5 * 1024 * 1024;

/** Every upload is kept in these widths (pixels) and formats; the files differ only in name. */
export const WIDTHS = [386, 772, 1600] as const;
export const FORMATS = ['avif', 'webp'] as const;

export type Width = (typeof WIDTHS)[number];
export type Format = (typeof FORMATS)[number];

const WIDEST = 1600;

/**
 * What the files of an upload are named after. A picture narrower than the widest version says its width, so that code that
 * offers the versions can say how wide each really is: no version is wider than the picture was.
 */
export const uploadName = (token: string, naturalWidth: number): string =>
  naturalWidth < WIDEST ? `${token}-w${naturalWidth}` : token;

export const fileName = (upload: string, width: Width, format: Format): string =>
  `${upload}-${width}.${format}`;

/** Every file of an upload. */
export const filesOf = (upload: string): readonly string[] =>
  WIDTHS.flatMap((width) => FORMATS.map((format) => fileName(upload, width, format)));

/** The address that an upload is used under. */
export const addressOf = (upload: string): string => `/uploads/${fileName(upload, 772, 'webp')}`;

const ADDRESS =
  /\/(?:uploads|api\/images\/experiences)\/([A-Za-z0-9][A-Za-z0-9._-]*)-(?:386|772|1600)\.(?:avif|webp)$/;

/** The upload that an address shows, in whichever version and on whichever host; null when it shows none. */
export const uploadAt = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null;

/** How wide (pixels) a version of an upload really is. */
export const realWidth = (upload: string, width: Width): number => {
  const natural = Number(/-w(\d{1,4})$/.exec(upload)?.[1] ?? WIDEST);
  return Math.min(width, natural);
};
