// npm run dev: restarts the server when one of its files changes; Vite serves the web and updates it in place.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { endWithNpm } from './end-with-npm.mjs';
import { loadEnv } from './load-env.mjs';
import { onOwnNode } from './own-node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

const SETTLE_MS = 200;

await onOwnNode('scripts/dev.mjs');
loadEnv();
endWithNpm();

/** Regenerates the files of the OpenAPI document after an edit, so that the server uses them at once. */
const generate = async () => {
  const { code, output } = await run(process.execPath, ['openapi/generate.ts']);
  if (code !== 0) console.error(`The contract could not be generated:\n${output}`);
};
let settling;
watch(`${root}/openapi`, { recursive: true }, (_event, file) => {
  if (!file?.endsWith('.yaml')) return;
  clearTimeout(settling);
  settling = setTimeout(generate, SETTLE_MS);
});
await generate();

// The folders are listed, because Node would also watch the files that Vite loads for itself.
const rooms = ['adapters', 'core', 'openapi'].map((room) => `--watch-path=${room}`);
const server = spawn(process.execPath, ['--watch-preserve-output', ...rooms, 'adapters/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', WEB_DEV: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 0));
