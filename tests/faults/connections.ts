import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

/* The tests of faults that run in a short form with all others, in their full counts: part of `npm run faults`. */
const { status } = spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'faults', 'upload-memory', 'slow-sockets', 'unread-answers'],
  { cwd: root, env: { ...process.env, UPLOADS: '1000', SLOW_SOCKETS: '1000' }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
