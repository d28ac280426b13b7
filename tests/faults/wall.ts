import { spawnSync } from 'node:child_process';
import { root } from '../../scripts/root.mjs';

/*
 * The wall between live and test keys under 100,000 random calls of each kind, and of both at once; or a share of them. `WALL_CALLS` says
 * another count, `WALL_SEED` another history.
 */
const CALLS = 100_000;

const share = Number(process.argv[2] ?? '1');
const calls = process.env.WALL_CALLS ?? String(Math.ceil(CALLS / share));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project=http', 'tests/http/partner/wall.test.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', WALL_CALLS: calls } },
);
process.exitCode = status ?? 1;
