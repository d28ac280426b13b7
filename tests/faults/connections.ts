import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

/* The tests of faults that run in a short form with all others, in their full counts: part of `npm run faults`. */
const run = (tests: readonly string[], env: Readonly<Record<string, string>> = {}): void => {
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--project', 'faults', ...tests],
    {
      cwd: root,
      env: { ...process.env, TESTS: 'full', UPLOADS: '1000', SLOW_SOCKETS: '1000', ...env },
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exitCode = 1;
};

run(['upload-memory', 'slow-sockets', 'unread-answers']);
run(['slow-sockets'], { SLOW_PROCESSES: '2' });
