// Breaks one screen after the other, and fails when its tests do not notice. `npm run plants -- cart` takes those that match.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';
import { type Plant, plants } from './plants.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const testsFail = async ({ project, tests, named }: Plant): Promise<boolean> => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...tests, '--bail=1'];
  const child = spawn(process.execPath, [...args, ...(named ? ['-t', named] : [])], {
    stdio: 'ignore',
    env: { ...process.env, TESTS: 'full' },
  });
  const [code] = await once(child, 'exit');
  return code !== 0;
};

/** Whether the tests of a screen notice that it is broken. The file is as it was afterwards, also when this is interrupted. */
const isNoticed = async (plant: Plant): Promise<boolean> => {
  const path = join(root, plant.file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(plant.from).length !== 2) throw new Error(`${plant.file} has no single ${plant.from}`);
  const restore = () => writeFileSync(path, whole);
  const interrupted = () => {
    restore();
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, interrupted);
  try {
    writeFileSync(
      path,
      whole.replace(plant.from, () => plant.to),
    );
    return await testsFail(plant);
  } finally {
    restore();
    for (const signal of SIGNALS) process.off(signal, interrupted);
  }
};

const [wanted = ''] = process.argv.slice(2);
const chosen = plants.filter(({ screen }) => screen.includes(wanted));
let unnoticed = 0;
for (const plant of chosen) {
  // Whose tests fail anyway would notice nothing.
  if (await testsFail(plant)) throw new Error(`The tests of ${plant.screen} fail without a break already`);
  const noticed = await isNoticed(plant);
  console.log(`${noticed ? '  noticed  ' : '  UNNOTICED'} ${plant.screen}`);
  if (!noticed) unnoticed += 1;
}
console.log(`\n${chosen.length - unnoticed} passed, ${unnoticed} failed`);
process.exitCode = unnoticed === 0 ? 0 : 1;
