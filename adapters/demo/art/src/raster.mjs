// node raster.mjs [name …]  → ../raster/{name}-{card|cover}-{386|772|1600}.{webp|avif}, from ../cards and ../covers.
// sharp is a dependency of the repository. It takes about half a minute per name on one core.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const here = path.dirname(new URL(import.meta.url).pathname);
const out = path.join(here, '../raster');
const only = process.argv.slice(2);

// The stipple compresses badly. Small pictures get high quality. The 1600 px card is shown only on dense screens, where a
// slight blur before encoding is invisible and halves its size.
const SETTINGS = {
  card: {
    svg: 'cards',
    base: 386,
    master: 1600,
    sizes: [
      { width: 386, webp: 66, avif: 55 },
      { width: 772, webp: 42, avif: 42 },
      { width: 1600, webp: 26, avif: 28, soften: 0.6 },
    ],
  },
  cover: {
    svg: 'covers',
    base: 1600,
    master: 2400,
    sizes: [
      { width: 386, webp: 80, avif: 55 },
      { width: 772, webp: 75, avif: 55 },
      { width: 1600, webp: 60, avif: 48 },
    ],
  },
};

sharp.concurrency(1);
fs.mkdirSync(out, { recursive: true });
let total = 0;
for (const [kind, { svg, base, master, sizes }] of Object.entries(SETTINGS)) {
  const names = fs.readdirSync(path.join(here, '..', svg)).map((file) => path.basename(file, '.svg'));
  for (const name of names.filter((each) => !only.length || only.includes(each))) {
    const source = fs.readFileSync(path.join(here, '..', svg, `${name}.svg`));
    const drawn = await sharp(source, { density: (72 * master) / base })
      .resize(master)
      .flatten({ background: '#110C16' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (const { width, webp, avif, soften } of sizes) {
      let picture = sharp(drawn).resize(width, null, { kernel: 'lanczos3' });
      if (soften) picture = picture.blur(soften);
      const pixels = await picture.png({ compressionLevel: 1 }).toBuffer();
      const file = path.join(out, `${name}-${kind}-${width}`);
      const encoded = [
        await sharp(pixels).webp({ quality: webp, effort: 6, smartSubsample: true }).toFile(`${file}.webp`),
        await sharp(pixels).avif({ quality: avif, effort: 5 }).toFile(`${file}.avif`),
      ];
      total += encoded[0].size + encoded[1].size;
      console.log(`${name}-${kind}-${width}`, ...encoded.map(({ size, height }) => `${(size / 1024).toFixed(0)} kB (${height})`));
    }
  }
}
console.log('total', `${(total / 1024 / 1024).toFixed(2)} MB`);
