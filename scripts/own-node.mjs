import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

const OLDEST = 24;

/**
 * Makes sure that the script runs on the project's Node, because older versions cannot strip types. npm already does this; a script
 * that was called by hand on an older Node is started again on the right one.
 */
export const onOwnNode = async (script) => {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST) return;
  const node = join(root, 'node_modules', '.bin', 'node');
  const child = spawn(node, [script, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code, signal] = await new Promise((resolve) => {
    child.once('error', () => resolve([127, null]));
    child.once('exit', (...end) => resolve(end));
  });
  if (code === 127) console.error('Node 26 is missing: run npm ci first.');
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
};
