// npm run check: every check that needs neither database nor browser. Arguments select the steps whose names contain one of
// them: `npm run check types`.
import { onOwnNode } from './own-node.mjs';
import { failWith } from './print-step.mjs';
import { run } from './run.mjs';
import { checksOf, runSteps } from './steps.mjs';

await onOwnNode('scripts/check.mjs');
const unitTests = {
  name: 'unit tests',
  run: () =>
    run('node_modules/.bin/vitest', ['run', '--configLoader=native', '--project=core', '--reporter=dot']),
};
const words = process.argv.slice(2);
const steps = [unitTests, ...checksOf(false)].filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
if (steps.length === 0) failWith(new Error(`No step’s name contains: ${words.join(', ')}`));
const { passed, failed } = await runSteps(steps);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
