import { availableParallelism } from 'node:os';
import { lintContract, lintOwasp, lintOwaspUnlessPassed } from './contract-lint.mjs';
import { run } from './run.mjs';

const node = process.execPath;
const bin = (name) => `node_modules/.bin/${name}`;

/** TypeScript's incremental build information of a room: only changed files and their dependents are checked again. */
const knownTypes = (room) => `node_modules/.cache/types/${room}.tsbuildinfo`;

const AT_ONCE = 2;

/** Parallel checkers repeat much of each other's work, so several only pay off where processors would be idle. */
const CHECKERS = availableParallelism() > AT_ONCE ? [] : ['--checkers', '1'];

const typesOf = (room) => ({
  name: `types of ${room === 'tests' ? 'adapters, web and tests' : room}`,
  run: () =>
    run(bin('tsc'), ['-p', room, ...CHECKERS, '--incremental', '--tsBuildInfoFile', knownTypes(room)]),
});

/**
 * The checks that run before any test, the longest first. Each is a program that exits with 0 or prints what is wrong. The import
 * rules are checked by a test instead.
 */
export const checksOf = (isFull) => [
  typesOf('tests'),
  { name: 'generated files are fresh', run: () => run(node, ['openapi/generate.ts', '--check']) },
  {
    name: 'format and lint',
    run: () => run(bin('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']),
  },
  { name: 'the contract is linted without a warning', run: lintContract },
  { name: 'the contract keeps the rules of OWASP', run: isFull ? lintOwasp : lintOwaspUnlessPassed },
  // Without the globals of the other's platform, which the linter refuses them too (biome.json).
  ...['core', 'openapi', ...(isFull ? ['adapters', 'web'] : [])].map(typesOf),
];

/** What the browser's tests load. */
export const buildOfWeb = {
  name: 'the web is built',
  run: () => run(node, ['scripts/ensure-web.mjs']),
};

/** Runs the steps, two at a time, and prints the result of each when it ends. */
export const runSteps = async (steps) => {
  const queue = [...steps];
  let failed = 0;
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const since = Date.now();
      const { code, output } = await step.run();
      const seconds = ((Date.now() - since) / 1000).toFixed(1).padStart(6);
      console.log(`${code === 0 ? '  ok    ' : '  FAILED'} ${seconds} s  ${step.name}`);
      if (code === 0) continue;
      failed += 1;
      console.log(output.replace(/^/gm, '    '));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { passed: steps.length - failed, failed };
};
