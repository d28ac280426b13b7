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
const ROOMS = ['core', 'openapi', ...(process.env.TESTS === 'full' ? ['adapters'] : []), 'web', 'tests'];

/** What is known of a room's types from the last run: only what has changed since, and what uses it, is checked again. */
const knownTypes = (room) => `node_modules/.cache/types/${room}.tsbuildinfo`;

const AT_ONCE = 2;

/** Checkers do much of each other's work again: more than one pays only where processors would be idle. */
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
 * The rules of OWASP take longer than all the other checks of a contract: they are asked again once it, they or a package has
 * changed since they were last content.
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

/** The checks before any test runs. Each is a program that exits with 0 or prints what is wrong. The import rules are a test. */
export const checks = [
  { name: 'generated files are fresh', run: () => run(node, ['openapi/generate.ts', '--check']) },
  {
    name: 'format and lint',
    run: () => run(bin('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']),
  },
  { name: 'the contract is linted without a warning', run: () => lintContract() },
  { name: 'the contract keeps the rules of OWASP', run: rulesOfOwasp },
  ...ROOMS.map((room) => ({
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
