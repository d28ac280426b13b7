import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { run } from './run.mjs';

const node = process.execPath;
const bin = (name) => `node_modules/.bin/${name}`;

/**
 * The tests use all adapters: their types, which take longest, are checked together with them. The full run checks adapters
 * alone too, without the types of a browser, whose globals the linter refuses them (biome.json).
 */
const roomsOf = (isFull) => ['core', 'openapi', ...(isFull ? ['adapters'] : []), 'web', 'tests'];

/** TypeScript's incremental build information of a room: only changed files and their dependents are checked again. */
const knownTypes = (room) => `node_modules/.cache/types/${room}.tsbuildinfo`;

const AT_ONCE = 2;

/** Parallel checkers repeat much of each other's work, so several only pay off where processors would be idle. */
const CHECKERS = availableParallelism() > AT_ONCE ? [] : ['--checkers', '1'];

const CONTRACT = 'openapi/generated/openapi.json';

/** The linter exits with 0 on warnings; here a warning is a failure. */
const lintContract = async () => {
  const { code, output } = await run(bin('redocly'), ['lint', '--config', 'openapi/redocly.yaml', CONTRACT]);
  return { code: /\bwarnings?\b/i.test(output) ? 1 : code, output };
};

const RULES = 'openapi/spectral.yaml';
const LOCK = 'package-lock.json';

/**
 * The OWASP rules take longer than all other checks of the document, so they only run again after the document, the rules or a
 * package has changed since they last passed.
 */
const rulesOfOwasp = async () => {
  const folder = 'node_modules/.cache/checks';
  const hash = createHash('sha256');
  for (const path of [CONTRACT, RULES, LOCK]) hash.update(readFileSync(path)).update('\0');
  const known = `${folder}/owasp-${hash.digest('hex')}`;
  if (existsSync(known)) return { code: 0, output: '' };
  const result = await run(bin('spectral'), ['lint', '--fail-severity=hint', '-r', RULES, CONTRACT]);
  if (result.code === 0) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(known, '');
  }
  return result;
};

/**
 * The checks that run before any test. Each is a program that exits with 0 or prints what is wrong. The import rules are checked by
 * a test instead.
 */
export const checksOf = (isFull) => [
  { name: 'generated files are fresh', run: () => run(node, ['openapi/generate.ts', '--check']) },
  {
    name: 'format and lint',
    run: () => run(bin('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']),
  },
  { name: 'the contract is linted without a warning', run: () => lintContract() },
  { name: 'the contract keeps the rules of OWASP', run: rulesOfOwasp },
  ...roomsOf(isFull).map((room) => ({
    name: `types of ${room === 'tests' ? 'adapters and tests' : room}`,
    run: () =>
      run(bin('tsc'), ['-p', room, ...CHECKERS, '--incremental', '--tsBuildInfoFile', knownTypes(room)]),
  })),
];

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
