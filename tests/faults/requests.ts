import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

/*
 * A hundred thousand requests that nobody thought of, over every operation with visitors, accounts, administrators and both kinds
 * of keys, half of them on each store: no answer of 5xx or above 1 MB, none that breaks the document or blocks the loop for 250 ms. `npm run fuzz 100` for a hundredth.
 */
const share = Number(process.argv[2] ?? 1);
const SEEDS = 10;
const BATCHES = Math.ceil(500 / share);

const runOnce = (seed: number): Promise<number> =>
  new Promise((resolve) => {
    const args = ['run', '--project', 'http', 'tests/http/fuzz.test.ts'];
    const env = { ...process.env, FUZZ_BATCHES: String(BATCHES), FUZZ_SEED: String(seed) };
    spawn(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, env, stdio: 'inherit' })
      .once('error', () => resolve(1))
      .once('close', (code) => resolve(code ?? 1));
  });

for (let seed = 1; seed <= SEEDS; seed++) if ((await runOnce(seed)) !== 0) process.exitCode = 1;
