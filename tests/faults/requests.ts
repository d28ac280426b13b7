import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

/*
 * A hundred thousand random requests, over every operation with visitors, accounts, administrators and both kinds of
 * keys, half of them on each store: no answer of 5xx or above 1 MB, none that breaks the document or blocks the loop for
 * 250 ms. `npm run fuzz 100` sends a hundredth, `npm run fuzz memory 100` on one store.
 */
const args = process.argv.slice(2);
const share = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 1);
const store = args.find((arg) => arg === 'memory' || arg === 'postgres');
const TOTAL = Math.ceil(5_000 / share);
/** Fewer than these meet only some of the answers, which the test expects all. */
const FEWEST_BATCHES = 25;
const SEEDS = Math.max(1, Math.min(10, Math.floor(TOTAL / FEWEST_BATCHES)));
const BATCHES = Math.ceil(TOTAL / SEEDS);

const runOnce = (seed: number): Promise<number> =>
  new Promise((resolve) => {
    const ofStore = store ? ['-t', `on ${store}`] : [];
    const chosen = ['run', '--project', 'http', 'tests/http/fuzz.test.ts', ...ofStore];
    const env = { ...process.env, TESTS: 'full', FUZZ_BATCHES: String(BATCHES), FUZZ_SEED: String(seed) };
    spawn(join(root, 'node_modules/.bin/vitest'), chosen, { cwd: root, env, stdio: 'inherit' })
      .once('error', () => resolve(1))
      .once('close', (code) => resolve(code ?? 1));
  });

for (let seed = 1; seed <= SEEDS; seed++) if ((await runOnce(seed)) !== 0) process.exitCode = 1;
