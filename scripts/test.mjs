// npm test: the checks, then every suite against real Postgres and a real browser. Arguments go to vitest and select tests;
// --full adds the longer forms (tests/support/full.ts).
import { failures } from './failures.mjs';
import { onOwnNode } from './own-node.mjs';
import { printStep } from './print-step.mjs';
import { runSuites } from './run-suites.mjs';
import { slowest } from './slowest.mjs';
import { buildOfWeb, checksOf, runSteps } from './steps.mjs';

await onOwnNode('scripts/test.mjs');

const ensureBrowser = async () => {
  const { findBrowser, installBrowser, isBestBrowser } = await import('../tests/support/browser.ts');
  if (!(await findBrowser()) || !isBestBrowser()) await printStep('Installing a browser', installBrowser);
};

const FULL = '--full';
const isFull = process.argv.includes(FULL);
if (isFull) process.env.TESTS = 'full';
const chosen = process.argv.slice(2).filter((each) => each !== FULL);

const suites = async () => {
  const { files, passedAlone, ...result } = await runSuites(chosen);
  const print = (lines) => lines.length > 0 && console.log(['', ...lines].join('\n'));
  if (files.length > 0) print(slowest(files));
  // Repeated at the end, where it is seen.
  print(failures('What failed beside everything else, and passed alone', passedAlone));
  print(failures('What failed', files));
  return result;
};

/** Prepares what tests need. A failure counts as one failed test, and the suites that need it fail too. */
const prepared = async (work) => {
  try {
    await work();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
};

const results = [
  await runSteps([...(chosen.length === 0 ? checksOf(isFull) : []), buildOfWeb]),
  await prepared(ensureBrowser),
  await suites(),
];
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
