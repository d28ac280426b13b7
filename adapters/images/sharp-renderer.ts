import type { ImageRenderer, Rendered } from '@wondercast/core/media/ports';
import { WIDTHS, type Width } from '@wondercast/core/media/uploaded-image';
import { NOT_AN_IMAGE, RENDERERS_BUSY } from '@wondercast/core/media/words';
import { Refusal } from '@wondercast/core/refusal';
import type { CreateRaw, Sharp } from 'sharp';
import { atMost } from '../system/at-most.ts';
import { type Kind, sniff } from './sniff.ts';

/** What is larger was made to hurt: a decoder would need hundreds of megabytes. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 16_000;
/** A strip that is higher than this many widths is no picture for a card or a banner. */
const STEEPEST = 5;
const PATIENCE_S = 30;
const WAITING = 8;

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

/** Loaded when first needed: few starts of the shop ever draw a picture. */
const load = async (): Promise<Drawing> => {
  const { default: sharp } = await import('sharp');
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

const notAnImage = () =>
  new Refusal('invalid', NOT_AN_IMAGE, { issues: [{ path: 'image', message: NOT_AN_IMAGE }] });

/** Width as people see it, after the camera's orientation. @throws Refusal 'invalid' for what only pretends to be a picture */
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
  if (!isPicture) throw notAnImage();
  return width;
};

const draw = async ({ open, write }: Drawing, content: Buffer, kind: Kind): Promise<Rendered> => {
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

/** Draws uploads anew with libvips. */
export const sharpRenderer = (): ImageRenderer => {
  let loading: Promise<Drawing> | null = null;
  const inTurn = atMost(1, WAITING, () => new Refusal('unavailable', RENDERERS_BUSY));
  return {
    render: async (given) => {
      const content = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
      const kind = sniff(content);
      if (!kind) throw notAnImage();
      loading ??= load();
      const drawing = await loading;
      return inTurn(async () => {
        try {
          return await draw(drawing, content, kind);
        } catch (error) {
          if (error instanceof Refusal) throw error;
          throw notAnImage();
        }
      });
    },
  };
};
