// npm start: builds the web when it has changed, then runs the server.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ensureWeb } from './build-web.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { loadEnv } from './load-env.mjs';
import { onOwnNode } from './own-node.mjs';
import { failWith } from './print-step.mjs';
import { root } from './root.mjs';

await onOwnNode('scripts/start.mjs');
loadEnv();
endWithNpm();
process.env.NODE_ENV = 'production';
await ensureWeb().catch(failWith);
// The server runs in this process, which handles signals, exit code and terminal; a second Node would cost start time. The compile
// cache stores stripped and compiled code, which saves most of the start time.
enableCompileCache(join(root, 'node_modules/.cache/node'));
await import('../adapters/main.ts');
