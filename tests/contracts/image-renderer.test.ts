import type { ImageRenderer, Rendered } from '@wondercast/core/shop/media/ports';
import { HEIC_PICTURE, NOT_AN_IMAGE, RENDERERS_BUSY } from '@wondercast/core/shop/media/words';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { sharpRenderer } from '../../adapters/images/sharp-renderer.ts';
import { allowing } from '../faults/allowance.ts';
import { aBomb, aPicture } from '../support/pictures.ts';

const renderer: ImageRenderer = sharpRenderer();

const sizesOf = async ({ versions }: Rendered) =>
  Object.fromEntries(
    await Promise.all(
      versions.map(async ({ width, format, content }) => {
        const { width: real, height, format: kind, compression } = await sharp(content).metadata();
        expect(kind).toBe(format === 'avif' ? 'heif' : 'webp');
        if (format === 'avif') expect(compression).toBe('av1');
        return [`${width} ${format}`, `${real}x${height}`];
      }),
    ),
  );

const largest = ({ versions }: Rendered) => sharp(versions.at(-1)?.content);

describe('an uploaded picture', () => {
  it('comes in three widths and two formats', async () => {
    const rendered = await renderer.render(await aPicture(3200, 1400).jpeg().toBuffer());
    expect(rendered.naturalWidth).toBe(3200);
    expect(await sizesOf(rendered)).toEqual({
      '386 avif': '386x169',
      '386 webp': '386x169',
      '772 avif': '772x338',
      '772 webp': '772x338',
      '1600 avif': '1600x700',
      '1600 webp': '1600x700',
    });
  });

  it('is never drawn wider than it came', async () => {
    const rendered = await renderer.render(await aPicture(500, 400).png().toBuffer());
    expect(rendered.naturalWidth).toBe(500);
    expect(await sizesOf(rendered)).toMatchObject({
      '386 webp': '386x309',
      '772 webp': '500x400',
      '1600 avif': '500x400',
    });
    const dot = await renderer.render(await aPicture(1, 1).png().toBuffer());
    expect(await sizesOf(dot)).toMatchObject({ '1600 avif': '1x1' });
  });

  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const { naturalWidth } = await renderer.render(await aPicture(400, 300).toFormat(format).toBuffer());
    expect(naturalWidth).toBe(400);
  });

  it.each([
    ['grey', (picture: Sharp) => picture.greyscale().png()],
    ['16 bits deep', (picture: Sharp) => picture.toColourspace('rgb16').png()],
    ['printed in four colours', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
    ['of few colours', (picture: Sharp) => picture.png({ palette: true })],
    ['progressive', (picture: Sharp) => picture.jpeg({ progressive: true })],
  ])('may be %s', async (_what, as) => {
    const rendered = await renderer.render(await as(aPicture(400, 300)).toBuffer());
    const { channels, depth, space } = await largest(rendered).metadata();
    expect([channels, depth, space]).toEqual([3, 'uchar', 'srgb']);
  });

  it('keeps what is transparent', async () => {
    const clear = { create: { width: 400, height: 300, channels: 4, background: '#0000' } } as const;
    const rendered = await renderer.render(await sharp(clear).png().toBuffer());
    expect((await largest(rendered).metadata()).hasAlpha).toBe(true);
    expect((await largest(rendered).stats()).channels[3]?.max).toBe(0);
  });

  it('stands upright, and says nothing of place, camera, time and colours', async () => {
    const taken = await aPicture(400, 300)
      .withExif({
        IFD0: { Make: 'Camera', Model: 'Secret model' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSLongitudeRef: 'W' },
      })
      .withMetadata({ orientation: 6, density: 300 })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const rendered = await renderer.render(taken);
    expect(rendered.naturalWidth).toBe(300);
    expect(await sizesOf(rendered)).toMatchObject({ '1600 webp': '300x400' });
    for (const { content } of rendered.versions) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(content).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
      expect(Buffer.from(content).includes('Secret model')).toBe(false);
    }
    // What was on the left is on top once the camera is turned.
    const { data, info } = await largest(rendered).raw().toBuffer({ resolveWithObject: true });
    const top = data.subarray(info.width * info.channels * 5);
    expect([top[0], top[2]].map((each) => (each ?? 0) > 128)).toEqual([false, true]);
  });

  it('is the first of those that move', async () => {
    const frames = Buffer.concat([Buffer.alloc(400 * 300 * 3, 10), Buffer.alloc(400 * 300 * 3, 200)]);
    const moving = await sharp(frames, { raw: { width: 400, height: 600, channels: 3, pageHeight: 300 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect(await sizesOf(await renderer.render(moving))).toMatchObject({ '1600 webp': '400x300' });
  });
});

describe('what is no picture, or not only one,', () => {
  const png = () => aPicture(40, 30).png().toBuffer();
  const jpeg = () => aPicture(40, 30).jpeg().toBuffer();
  const gif = () => aPicture(40, 30).gif().toBuffer();
  const followedBy = async (picture: Promise<Buffer>, text: string) =>
    Buffer.concat([await picture, Buffer.from(text, 'latin1')]);
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const ZIP = `PK\u0003\u0004${'\0'.repeat(30)}PK\u0005\u0006${'\0'.repeat(18)}`;
  const comment = async (text: string) => {
    const picture = await jpeg();
    const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
    return Buffer.concat([picture.subarray(0, 2), head, Buffer.from(text), picture.subarray(2)]);
  };

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('hello')],
    ['zeros', () => Buffer.alloc(5_000)],
    ['SVG', () => Buffer.from(SVG)],
    ['SVG with a declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['TIFF', () => aPicture(40, 30).tiff().toBuffer()],
    ['PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['a program', () => Buffer.from('\u007fELF', 'latin1')],
    ['the beginning of a PNG', async () => (await png()).subarray(0, 40)],
    ['half a JPEG', async () => (await aPicture(800, 600).jpeg().toBuffer()).subarray(0, 1_000)],
    [
      'a PNG whose middle is wrong',
      async () => {
        const picture = await png();
        return picture.fill(0x55, 50, picture.length - 20);
      },
    ],
    ['a JPEG that calls itself PNG', async () => Buffer.concat([(await png()).subarray(0, 8), await jpeg()])],
    ['a PNG that ends as a page', () => followedBy(png(), '<html><script>alert(1)</script>')],
    ['a PNG that ends as SVG', () => followedBy(png(), SVG)],
    ['a GIF that is a page', () => followedBy(gif(), '<SCRIPT>alert(1)</SCRIPT>')],
    ['a JPEG that is an archive', () => followedBy(jpeg(), ZIP)],
    ['a JPEG with a program in its comment', () => comment('<?php system($_GET["x"]); ?>')],
    ['a JPEG that is a document', () => comment('%PDF-1.4')],
    ['50,000 × 50,000 pixels', () => aBomb(50_000, 50_000)],
    ['8,000 × 8,000 pixels', () => aBomb(8_000, 8_000)],
    ['one row of 60,000 pixels', () => aBomb(60_000, 1, 1)],
    ['a thread', () => aPicture(40, 300).png().toBuffer()],
  ])('such as %s, is refused in the specified words', async (_what, made) => {
    const before = process.memoryUsage().rss;
    await expect(renderer.render(await made())).rejects.toMatchObject({
      kind: 'invalid',
      message: NOT_AN_IMAGE,
      issues: [{ path: 'image', message: NOT_AN_IMAGE }],
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
    expect(NOT_AN_IMAGE).toBe('Please select an image file');
  });

  it.each<[string, string, readonly string[]]>([
    ['an iPhone', 'heic', ['mif1', 'MiHE', 'MiPr', 'miaf', 'MiHB', 'heic']],
    ['another phone', 'mif1', ['mif1', 'heic']],
    ['a burst', 'msf1', ['msf1', 'hevc']],
  ])('such as the HEIC picture of %s, is refused by its name', async (_what, major, compatible) => {
    const box = Buffer.from(`0000ftyp${major}\0\0\0\0${compatible.join('')}`, 'latin1');
    box.writeUInt32BE(box.length);
    await expect(renderer.render(Buffer.concat([box, Buffer.alloc(400)]))).rejects.toMatchObject({
      kind: 'invalid',
      message: HEIC_PICTURE,
      issues: [{ path: 'image', message: HEIC_PICTURE }],
    });
    expect(HEIC_PICTURE).toContain('HEIC');
  });

  it('leaves nothing of itself where it is not noticed', async () => {
    // A picture that is a script too, without a word of markup.
    const picture = await gif();
    const hidden = Buffer.concat([picture, Buffer.from('*/=1;alert(document.domain)//')]);
    for (const { content } of (await renderer.render(hidden)).versions)
      expect(Buffer.from(content).includes('alert')).toBe(false);
  });
});

describe('many pictures at once', () => {
  it('are drawn one after another, some wait, and the rest is told to come again', async () => {
    const picture = await aPicture(900, 600).jpeg().toBuffer();
    const own = sharpRenderer();
    const settled = await Promise.allSettled(Array.from({ length: 20 }, () => own.render(picture)));
    const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toHaveLength(11);
    for (const error of refused)
      expect(error).toMatchObject({ kind: 'unavailable', message: RENDERERS_BUSY });
    expect((await own.render(picture)).versions).toHaveLength(6);
  });

  it('leave room for everything else', async () => {
    const picture = await aPicture(4000, 3000).jpeg().toBuffer();
    let longest = 0;
    let last = performance.now();
    const ticking = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    await Promise.all([renderer.render(picture), renderer.render(picture)]);
    clearInterval(ticking);
    expect(longest).toBeLessThan(allowing(1_000));
  });
});
