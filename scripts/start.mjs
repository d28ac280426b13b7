// npm start: builds the web when it has changed, then becomes the server.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ensureWeb } from './build-web.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { loadEnv } from './load-env.mjs';
import { onOwnNode } from './own-node.mjs';
import { root } from './root.mjs';
import { failWith } from './say.mjs';

await onOwnNode('scripts/start.mjs');
loadEnv();
endWithNpm();
process.env.NODE_ENV = 'production';
await ensureWeb().catch(failWith);
// In this very process: signals, exit code and terminal are the server's own, and a second Node would cost start time.
// Stripped and compiled code is kept between starts: that is most of the start-up time, and the memory of the stripper.
enableCompileCache(join(root, 'node_modules/.cache/node'));
await import('../adapters/main.ts');
