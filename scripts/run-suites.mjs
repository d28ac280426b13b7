import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

/**
 * What a browser shows keeps the processors busy; databases, processes that are killed and time limits mostly wait. So the
 * two run side by side, and neither processor is ever idle. Each has two workers, and every project is in one of them.
 */
const LANES = [
  // As a shop serves it: React's development build takes more than half of what screens cost.
  { name: 'browser', args: ['--project=e2e', '--project=screens'], env: { NODE_ENV: 'production' } },
  { name: 'server', args: ['--project=!e2e', '--project=!screens'] },
];

/** So many files may fail because their machine is overloaded; more of them show a fault of the product. */
const MOST_ALONE = 12;

const reportOf = (name) => `tests/output/vitest-${name}.json`;

const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });

/** Two that write to one terminal at once would overwrite each other's status lines; piped, they print whole lines. */
const vitest = ({ name, args, env = {} }, stdio) =>
  new Promise((resolve) => {
    const report = reportOf(name);
    rmSync(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    // Node reads the configuration as it is: to bundle it first takes seconds.
    const runner = ['node_modules/vitest/vitest.mjs', 'run', '--configLoader=native'];
    const child = spawn(process.execPath, [...runner, ...reporters, ...args], {
      stdio,
      env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...process.env, ...env },
    });
    children.add(child);
    child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
    child.once('close', (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });

const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed');

/** The results of one runner. A file that fails with no failed test, because it or its preparation broke, counts as a failure. */
const resultOf = async (lane, stdio) => {
  const code = await vitest(lane, stdio);
  try {
    const report = JSON.parse(readFileSync(reportOf(lane.name), 'utf8'));
    const failed = report.numFailedTests + report.testResults.filter(isBroken).length;
    return {
      passed: report.numPassedTests,
      failed: code === 0 ? failed : Math.max(failed, 1),
      files: report.testResults,
    };
  } catch {
    return { passed: 0, failed: 1, files: [] };
  }
};

const added = (results) => {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), files: results.flatMap(({ files }) => files) };
};

/** What these files alone add to `passed` and `failed`. */
const countsOf = (files) => {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed') + files.filter(isBroken).length };
};

/** Runs files that failed beside everything else once more, one after the other with nothing beside them: this counts. */
const runAlone = async (result, failing) => {
  const paths = failing.map(({ name }) => relative(root, name));
  console.log(['', 'Failed beside everything else, and runs again alone:', ...paths].join('\n'));
  const alone = await resultOf({ name: 'alone', args: [...paths, '--maxWorkers=1'] }, 'inherit');
  const before = countsOf(failing);
  return {
    passed: result.passed - before.passed + alone.passed,
    failed: result.failed - before.failed + alone.failed,
    files: [...result.files.filter((file) => !failing.includes(file)), ...alone.files],
    passedAlone: failing.filter(({ name }) =>
      alone.files.some((file) => file.name === name && file.status === 'passed'),
    ),
  };
};

/**
 * Runs the tests that `chosen`, arguments of Vitest, select; all of them when there are none.
 * Answers how many passed and failed, the results of each file, and the first results of those that passed only alone.
 */
export const runSuites = async (chosen) => {
  if (chosen.length > 0)
    return { ...(await resultOf({ name: 'chosen', args: chosen }, 'inherit')), passedAlone: [] };
  const result = added(await Promise.all(LANES.map((lane) => resultOf(lane, ['inherit', 'pipe', 'pipe']))));
  const failing = result.files.filter(({ status }) => status === 'failed');
  if (failing.length === 0 || failing.length > MOST_ALONE) return { ...result, passedAlone: [] };
  return runAlone(result, failing);
};
