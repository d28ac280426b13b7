// npm run check: everything that needs neither database nor browser.
import { onOwnNode } from './own-node.mjs';
import { run } from './run.mjs';
import { checks, runSteps } from './steps.mjs';

await onOwnNode('scripts/check.mjs');
const unitTests = {
  name: 'unit tests',
  run: () => run('node_modules/.bin/vitest', ['run', '--project=core', '--reporter=dot']),
};
const { passed, failed } = await runSteps([...checks, unitTests]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
