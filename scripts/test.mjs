// npm test: the checks, then every suite against real Postgres and a real browser. Arguments go to vitest and select tests.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureWeb } from './build-web.mjs';
import { onOwnNode } from './own-node.mjs';
import { during } from './say.mjs';
import { slowest } from './slowest.mjs';
import { checks, runSteps } from './steps.mjs';

const REPORT = 'tests/output/vitest.json';

await onOwnNode('scripts/test.mjs');

const ensureBrowser = async () => {
  const { findBrowser, installBrowser, isBestBrowser } = await import('../tests/support/browser.ts');
  if (!(await findBrowser()) || !isBestBrowser()) await during('Installing a browser', installBrowser);
};

const chosen = process.argv.slice(2);

const vitest = () =>
  new Promise((resolve) => {
    rmSync(REPORT, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
    const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...chosen];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** A suite that fails to load has no failed test, but counts as a failure. */
const suites = async () => {
  const code = await vitest();
  try {
    const report = JSON.parse(readFileSync(REPORT, 'utf8'));
    const unloaded = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    const failed = report.numFailedTests + unloaded.length;
    console.log(['', ...slowest(report)].join('\n'));
    return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** Prepares what tests need. If that fails, it counts as one failure, and the suites that need it fail too. */
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
  await runSteps(chosen.length === 0 ? checks : []),
  await prepared(ensureWeb),
  await prepared(ensureBrowser),
  await suites(),
];
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
