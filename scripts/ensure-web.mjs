// Builds the web when it has changed, for test runs without npm test.
import { ensureWeb } from './build-web.mjs';
import { failWith } from './print-step.mjs';

await ensureWeb().catch(failWith);
