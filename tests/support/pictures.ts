import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture with something in it: two colours side by side, so that turning it shows. */
export const aPicture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } }).composite([
    {
      input: {
        create: {
          width: Math.max(1, Math.floor(width / 2)),
          height,
          channels: 3,
          background: { r: 20, g: 20, b: 220 },
        },
      },
      left: 0,
      top: 0,
    },
  ]);

const chunk = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length);
  head.write(kind, 4, 'latin1');
  const table = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  let crc = 0xffffffff;
  for (const byte of Buffer.concat([head.subarray(4), content]))
    crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([head, content, tail]);
};

/** A PNG of a few kilobytes that says it has so many pixels, and really unpacks to `rows` rows of them. */
export const aBomb = (width: number, height: number, rows = 10): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
