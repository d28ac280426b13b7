import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

/**
 * Browser tests keep the processors busy, while databases, killed processes and time limits mostly wait. So both lanes run in
 * parallel, the one that waits with a worker more, since it takes longer. Every project is in one lane.
 */
const LANES = [
  // A production build, because React's development build takes more than half of the screens' time.
  { name: 'browser', args: ['--project=e2e', '--project=screens'], env: { NODE_ENV: 'production' } },
  {
    name: 'server',
    args: ['--project=server', '--project=faults', '--maxWorkers=3'],
    env: { SERVER_LANE: 'one' },
  },
];

/** Up to this many files may fail because the machine is overloaded; more failures mean a fault in the product. */
const MOST_ALONE = 12;

/** Random cases are drawn from this, also when a file runs again (tests/support/one-seed.ts). */
const PROPERTY_SEED = String(process.env.PROPERTY_SEED ?? randomInt(2 ** 31));

const reportOf = (name) => `tests/output/vitest-${name}.json`;

const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });

/** Two processes that write to one terminal would overwrite each other's status lines; with piped output they print whole lines. */
const vitest = ({ name, args, env = {} }, stdio) =>
  new Promise((resolve) => {
    const report = reportOf(name);
    rmSync(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    // Node loads the configuration directly, because bundling it first takes seconds.
    const runner = ['node_modules/vitest/vitest.mjs', 'run', '--configLoader=native'];
    const child = spawn(process.execPath, [...runner, ...reporters, ...args], {
      stdio,
      env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...process.env, PROPERTY_SEED, ...env },
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

/** The results of one lane. A file that fails without a failed test, because it or its setup broke, counts as a failure. */
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

/** Runs files that failed in parallel once more, one at a time. This result counts. */
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
 * Runs the tests selected by `chosen`, which are arguments of Vitest; all tests when it is empty. Returns how many passed and
 * failed, the results of each file, and the first results of those that passed only alone.
 */
export const runSuites = async (chosen) => {
  if (chosen.length > 0)
    return { ...(await resultOf({ name: 'chosen', args: chosen }, 'inherit')), passedAlone: [] };
  const result = added(await Promise.all(LANES.map((lane) => resultOf(lane, ['inherit', 'pipe', 'pipe']))));
  const failing = result.files.filter(({ status }) => status === 'failed');
  if (failing.length === 0 || failing.length > MOST_ALONE) return { ...result, passedAlone: [] };
  return runAlone(result, failing);
};
