import type { Rendered } from '@wondercast/core/shop/media/ports';
import { WIDTHS, type Width } from '@wondercast/core/shop/media/uploaded-image';
import sharp, { type CreateRaw, type Sharp } from 'sharp';
import type { Kind } from './sniff-kind.ts';

/** Larger images are treated as attacks: a decoder would need hundreds of megabytes. */
const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_000;
/** Images that are higher than this many times their width fit no card and no banner. */
const MAX_HEIGHT_TO_WIDTH = 5;
const TIMEOUT_S = 30;

const FORMAT: Readonly<Record<Kind, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'heif',
};

/** Only these decoders are enabled; the type that a file claims is ignored. */
const DECODERS = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

interface Codec {
  /** Opens the uploaded image. */
  open(content: Buffer): Sharp;
  /** Raw pixels, to be encoded. */
  write(pixels: Buffer, raw: CreateRaw): Sharp;
}

const createCodec = (): Codec => {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  // One thread only: the other core serves requests.
  sharp.concurrency(1);
  sharp.cache(false);
  const timeout = { seconds: TIMEOUT_S };
  return {
    open: (content) =>
      sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).timeout(timeout),
    write: (pixels, raw) => sharp(pixels, { raw }).timeout(timeout),
  };
};

export class InvalidImage extends Error {}

/** The width after rotation by the camera's orientation. @throws InvalidImage */
const uprightWidth = async (picture: Sharp, kind: Kind): Promise<number> => {
  const { format, autoOrient } = await picture.metadata();
  const { width, height } = autoOrient;
  const isPicture =
    format === FORMAT[kind] &&
    width >= 1 &&
    height >= 1 &&
    Math.max(width, height) <= MAX_SIDE &&
    width * height <= MAX_PIXELS &&
    height <= width * MAX_HEIGHT_TO_WIDTH;
  if (!isPicture) throw new InvalidImage();
  return width;
};

const codec = createCodec();

/** Re-encodes an upload with libvips. @throws InvalidImage for an invalid image, or what libvips throws */
export const renderImage = async (content: Buffer, kind: Kind): Promise<Rendered> => {
  const { open, write } = codec;
  const naturalWidth = await uprightWidth(open(content), kind);
  const version = async (width: Width) => {
    // Only the pixels are kept: no location, no camera data, no colour profile.
    const { data, info } = await open(content)
      .autoOrient()
      .resize({ width: Math.min(width, naturalWidth) })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return [
      { width, format: 'avif', content: await write(data, raw).avif({ quality: 55, effort: 2 }).toBuffer() },
      { width, format: 'webp', content: await write(data, raw).webp({ quality: 78 }).toBuffer() },
    ] as const;
  };
  const versions = [];
  for (const width of WIDTHS) versions.push(...(await version(width)));
  return { naturalWidth, versions };
};
