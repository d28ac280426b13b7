import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fetchLogo, MAX_LOGO_BYTES } from './fetch-logo.ts';
import { readInBackground } from './read-in-background.ts';

/** The brand's logo as PNG for mails and documents, which cannot show SVG and do not load external files. */
export interface LogoImage {
  readonly png: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A logo file that the shop serves. */
export interface LogoFile {
  readonly type: string;
  readonly content: Buffer;
}

export interface BrandLogo {
  /** null when the logo has an external URL. */
  readonly file: LogoFile | null;
  /** null when there is no logo, or its host has not replied yet; the brand's name is shown instead. */
  image(): LogoImage | null;
}

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** Three times the height at which it is shown, so that it is sharp on all screens and in print. */
const HEIGHT = 108;
const WIDTH = 1080;
/** SVGs are rendered at this high density (dots per inch) and scaled down. */
const DENSITY = 300;

/** @throws Error when the content is not an image */
export const toLogoImage = async (content: Uint8Array): Promise<LogoImage> => {
  // Imported only when a logo is set, because the library costs start time and memory.
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
  if ((await stat(path)).size > MAX_LOGO_BYTES) throw new Error('it is larger than 1 MB');
  return { type, content: await readFile(path) };
};

export const NO_LOGO: BrandLogo = { file: null, image: () => null };

/**
 * Reads the configured logo. A file must exist and be an image. An external logo is loaded in the background; mails and documents
 * show the brand's name until then. `machineMs` is this process's clock in milliseconds; it measures the pause before a retry.
 * @throws Error that says what is wrong with the file
 */
export const openBrandLogo = async (
  { logo, logoFile }: { readonly logo: string | null; readonly logoFile: string | null },
  onFailure: (error: unknown) => void,
  machineMs: () => number,
): Promise<BrandLogo> => {
  if (logoFile !== null)
    try {
      const file = await readLogo(logoFile);
      const image = await toLogoImage(file.content);
      return { file, image: () => image };
    } catch (error) {
      throw new Error(
        `BRAND_LOGO ${logoFile} cannot be used: ${error instanceof Error ? error.message : error}`,
      );
    }
  if (!logo?.startsWith('https:')) return NO_LOGO;
  const image = readInBackground(async () => toLogoImage(await fetchLogo(logo)), onFailure, machineMs);
  return { file: null, image };
};
