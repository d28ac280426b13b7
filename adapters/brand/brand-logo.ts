import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';

/** The shop's own logo, as mails and documents carry it: they show no SVG and load nothing. */
export interface DrawnLogo {
  readonly png: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A logo that the shop serves itself. */
export interface LogoFile {
  readonly type: string;
  readonly content: Buffer;
}

export interface BrandLogo {
  /** Null where the logo stands at another address. */
  readonly file: LogoFile | null;
  /** Null where there is none, or as long as another host has not answered: the name stands in its place. */
  drawn(): DrawnLogo | null;
}

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

const MOST_BYTES = 1024 * 1024;
/** Three times as high as it is shown, so that it is sharp on every screen and in print. */
const HEIGHT = 108;
const WIDTH = 1080;
const PATIENCE_MS = 5_000;
/** Vectors are drawn large and made smaller. */
const DENSITY = 300;

const draw = async (content: Uint8Array): Promise<DrawnLogo> => {
  // Loaded only where a logo is set: it costs a start time and memory.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(content, { density: DENSITY, limitInputPixels: 50_000_000, pages: 1 })
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
};

const readLogo = async (path: string): Promise<LogoFile> => {
  const type = TYPES[extname(path).toLowerCase()];
  if (!type) throw new Error(`its name must end in ${Object.keys(TYPES).join(', ')}`);
  if ((await stat(path)).size > MOST_BYTES) throw new Error('it is larger than 1 MB');
  return { type, content: await readFile(path) };
};

const fetchLogo = async (url: string): Promise<Uint8Array> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const content = new Uint8Array(await answer.arrayBuffer());
  if (content.length > MOST_BYTES) throw new Error(`${url} is larger than 1 MB`);
  return content;
};

export const NO_LOGO: BrandLogo = { file: null, drawn: () => null };

/**
 * Reads the configured logo. A file must be there and must be a picture; another host is asked meanwhile, and mails and
 * documents show the name when it does not answer.
 * @throws Error that names what is wrong with the file
 */
export const openBrandLogo = async (
  { logo, logoFile }: { readonly logo: string | null; readonly logoFile: string | null },
  onFailure: (error: unknown) => void,
): Promise<BrandLogo> => {
  let drawn: DrawnLogo | null = null;
  if (logoFile !== null)
    try {
      const file = await readLogo(logoFile);
      drawn = await draw(file.content);
      return { file, drawn: () => drawn };
    } catch (error) {
      throw new Error(
        `BRAND_LOGO ${logoFile} cannot be used: ${error instanceof Error ? error.message : error}`,
      );
    }
  if (!logo?.startsWith('https:')) return NO_LOGO;
  void fetchLogo(logo)
    .then(draw)
    .then((found) => {
      drawn = found;
    })
    .catch(onFailure);
  return { file: null, drawn: () => drawn };
};
