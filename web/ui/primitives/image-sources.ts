import { NO_PICTURE } from '@wondercast/core/shop/catalogue/no-picture';
import { realWidth } from '@wondercast/core/shop/media/uploaded-image';

/** The shop's own pictures exist in three widths and two formats, which differ only in the file name. */
export type ImageKind = 'card' | 'cover';

export const dimensions = {
  card: { width: 386, height: 482 },
  cover: { width: 1600, height: 700 },
} as const;

const widths = { card: [386, 772], cover: [386, 772, 1600] } as const;

const OWN_RASTER = /^(\/uploads\/.+)-(?:386|772|1600)\.(?:avif|webp)$/;

export const FALLBACK_IMAGE = NO_PICTURE;

/**
 * The `srcset` of one of the shop's own pictures in a format; null for any other URL. The name of a picture that was narrower than
 * its widest version tells its width, so each version is listed once with its real width.
 */
export const srcSetOf = (url: string, kind: ImageKind, format: 'avif' | 'webp'): string | null => {
  const base = OWN_RASTER.exec(url)?.[1];
  if (!base) return null;
  const byWidth = new Map<number, string>();
  for (const width of widths[kind]) {
    const real = realWidth(base, width);
    if (!byWidth.has(real)) byWidth.set(real, `${base}-${width}.${format}`);
  }
  return [...byWidth].map(([width, file]) => `${file} ${width}w`).join(', ');
};

export interface ImageHosts {
  /** The owner's logo, a fallback for missing pictures; null for the shop's own. */
  readonly brandLogo?: string | null;
  readonly imageHosts: readonly string[];
  readonly imageHostSwap: { readonly from: string; readonly to: string } | null;
}

const isShown = (url: string, hosts: readonly string[]): boolean => {
  if (url.startsWith('/') && !url.startsWith('//')) return true;
  try {
    const { protocol, host } = new URL(url);
    return protocol === 'https:' && hosts.includes(host);
  } catch {
    return false;
  }
};

/**
 * URLs to try in turn: the given one, the same file in the shop, the one on the replacement host, the logo (specification §4;
 * decision 052: external ones only from listed hosts).
 */
export const candidatesOf = (
  url: string,
  { imageHosts, imageHostSwap, brandLogo }: ImageHosts,
): readonly string[] => {
  const file = url.split(/[?#]/)[0]?.split('/').pop();
  // A URL without the replaced host stays the same and is tried once.
  const swapped = imageHostSwap && url.replace(imageHostSwap.from, imageHostSwap.to);
  const wanted = url === FALLBACK_IMAGE ? [] : [url, file && `/api/images/experiences/${file}`, swapped];
  const shown = wanted.filter((each): each is string => !!each && isShown(each, imageHosts));
  return [...new Set(shown), brandLogo ?? FALLBACK_IMAGE];
};
