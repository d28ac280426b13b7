// node render.mjs [name …]  → ../cards/*.svg and ../covers/*.svg, from every scenes-*.mjs beside this file.
// Needs svgo, which the repository does not carry. Install it anywhere outside and say where:
//   mkdir /tmp/art-tools && npm install --prefix /tmp/art-tools svgo
//   SVGO_FROM=/tmp/art-tools node render.mjs
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { draw } from './kit.mjs';

const here = path.dirname(new URL(import.meta.url).pathname);

const loadSvgo = async () => {
  const from = createRequire(path.join(process.env.SVGO_FROM ?? here, 'anything.cjs'));
  try {
    return await import(pathToFileURL(from.resolve('svgo')).href);
  } catch {
    console.error('svgo was not found. Install it outside of the repository and set SVGO_FROM; see the first lines of this file.');
    process.exit(1);
  }
};
const { optimize } = await loadSvgo();

const scenes = {};
for (const file of fs.readdirSync(here).filter((each) => /^scenes-.*\.mjs$/.test(each)).sort()) {
  Object.assign(scenes, await import(`./${file}`));
}

const picked = process.argv.slice(2);
for (const kind of ['card', 'cover']) {
  fs.mkdirSync(path.join(here, `../${kind}s`), { recursive: true });
  for (const name of picked.length ? picked : Object.keys(scenes)) {
    const raw = draw(scenes[name], kind);
    const { data } = optimize(raw, {
      multipass: true,
      floatPrecision: 1,
      plugins: [
        {
          name: 'preset-default',
          params: {
            overrides: {
              cleanupIds: true,
              removeHiddenElems: false,
              convertTransform: { floatPrecision: 3 },
              cleanupNumericValues: { floatPrecision: 2 },
              mergePaths: false,
              inlineStyles: false,
              convertShapeToPath: false,
            },
          },
        },
      ],
    });
    fs.writeFileSync(path.join(here, `../${kind}s/${name}.svg`), data);
    console.log(name, kind, raw.length, data.length);
  }
}
