import type { Rendered } from '@wondercast/core/media/ports';
import { WIDTHS, type Width } from '@wondercast/core/media/uploaded-image';
import sharp, { type CreateRaw, type Sharp } from 'sharp';
import type { Kind } from './sniff.ts';

/** What is larger was made to hurt: a decoder would need hundreds of megabytes. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 16_000;
/** A strip that is higher than this many widths is no picture for a card or a banner. */
const STEEPEST = 5;
const PATIENCE_S = 30;

const FORMAT: Readonly<Record<Kind, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'heif',
};

/** Only these decoders exist for the process, whatever a file pretends to be. */
const DECODERS = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

interface Drawing {
  /** A picture as it came. */
  open(content: Buffer): Sharp;
  /** Pixels, to be written in another format. */
  write(pixels: Buffer, raw: CreateRaw): Sharp;
}

const prepared = (): Drawing => {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  // One picture at a time on one core: the other serves visitors.
  sharp.concurrency(1);
  sharp.cache(false);
  const patience = { seconds: PATIENCE_S };
  return {
    open: (content) =>
      sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 }).timeout(patience),
    write: (pixels, raw) => sharp(pixels, { raw }).timeout(patience),
  };
};

/** It only pretends to be a picture. */
export class NoPicture extends Error {}

/** Width as people see it, after the camera's orientation. @throws NoPicture */
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

/** Draws an upload anew with libvips. @throws what libvips throws, or NoPicture, for what is none */
export const drawPicture = async (content: Buffer, kind: Kind): Promise<Rendered> => {
  const { open, write } = drawing;
  const naturalWidth = await uprightWidth(open(content), kind);
  const version = async (width: Width) => {
    // Nothing of the source but its pixels goes on: no place, no camera, no profile.
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
