import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/**
 * What a browser shows keeps the processors busy; databases, processes that are killed and time limits mostly wait. So the
 * two run side by side, and neither processor is ever idle. Each has two workers, and every project is in one of them.
 */
const LANES = [
  { name: 'browser', args: ['--project=e2e', '--project=screens'] },
  { name: 'server', args: ['--project=!e2e', '--project=!screens'] },
];

const reportOf = (name) => `tests/output/vitest-${name}.json`;

const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });

/** Two that write to one terminal at once would overwrite each other's status lines; piped, they print whole lines. */
const vitest = ({ name, args }, stdio) =>
  new Promise((resolve) => {
    const report = reportOf(name);
    rmSync(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
      stdio,
      env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
    });
    children.add(child);
    child.stdout?.pipe(process.stdout, { end: false });
    child.stderr?.pipe(process.stderr, { end: false });
    child.once('close', (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });

/** The results of one runner. A file that fails with no failed test, because it or its preparation broke, counts as a failure. */
const resultOf = async (lane, stdio) => {
  const code = await vitest(lane, stdio);
  try {
    const report = JSON.parse(readFileSync(reportOf(lane.name), 'utf8'));
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    );
    const failed = report.numFailedTests + broken.length;
    return {
      passed: report.numPassedTests,
      failed: code === 0 ? failed : Math.max(failed, 1),
      files: report.testResults,
    };
  } catch {
    return { passed: 0, failed: 1, files: [] };
  }
};

/**
 * Runs the tests that `chosen`, arguments of Vitest, select; all of them when there are none.
 * Answers how many passed and failed, and the results of each file.
 */
export const runSuites = async (chosen) => {
  const results =
    chosen.length > 0
      ? [await resultOf({ name: 'chosen', args: chosen }, 'inherit')]
      : await Promise.all(LANES.map((lane) => resultOf(lane, ['inherit', 'pipe', 'pipe'])));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    files: results.flatMap(({ files }) => files),
  };
};
