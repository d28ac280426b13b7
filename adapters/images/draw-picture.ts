import type { Rendered } from '@wondercast/core/media/ports';
import { WIDTHS, type Width } from '@wondercast/core/media/uploaded-image';
import sharp, { type CreateRaw, type Sharp } from 'sharp';
import type { Kind } from './sniff.ts';

/** Larger images are attacks: a decoder would need hundreds of megabytes. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 16_000;
/** An image whose height is more than this many widths fits no card and no banner. */
const STEEPEST = 5;
const PATIENCE_S = 30;

const FORMAT: Readonly<Record<Kind, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'heif',
};

/** Only these decoders are enabled, whatever type a file claims. */
const DECODERS = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

interface Drawing {
  /** Opens the uploaded image. */
  open(content: Buffer): Sharp;
  /** Raw pixels, to be encoded. */
  write(pixels: Buffer, raw: CreateRaw): Sharp;
}

const prepared = (): Drawing => {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  // One thread only: the other core serves requests.
  sharp.concurrency(1);
  sharp.cache(false);
  const patience = { seconds: PATIENCE_S };
  return {
    open: (content) =>
      sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).timeout(patience),
    write: (pixels, raw) => sharp(pixels, { raw }).timeout(patience),
  };
};

/** The file is not a valid image. */
export class NoPicture extends Error {}

/** Width after rotation by the camera's orientation. @throws NoPicture */
const uprightWidth = async (picture: Sharp, kind: Kind): Promise<number> => {
  const { format, autoOrient } = await picture.metadata();
  const { width, height } = autoOrient;
  const isPicture =
    format === FORMAT[kind] &&
    width >= 1 &&
    height >= 1 &&
    Math.max(width, height) <= LONGEST_SIDE &&
    width * height <= MOST_PIXELS &&
    height <= width * STEEPEST;
  if (!isPicture) throw new NoPicture();
  return width;
};

const drawing = prepared();

/** Re-encodes an upload with libvips. @throws NoPicture for an invalid image, or what libvips throws */
export const drawPicture = async (content: Buffer, kind: Kind): Promise<Rendered> => {
  const { open, write } = drawing;
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
