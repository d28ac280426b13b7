import { defineConfig } from 'vitest/config';
import { screensProject } from './tests/screens/support/screens-project.ts';
import { LEFT_OUT } from './tests/support/left-out.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { PATIENCE_MS } from './tests/support/patience.ts';

const DATABASE = 'tests/support/database-setup.ts';
const WEB = 'tests/support/web-setup.ts';
/** No test may fail because its machine is slow: these end what hangs, they judge no speed. */
const LONG_MS = 600_000;

/** Every test opens a shop of its own, so files share one loaded program: loading it costs more than most of them. */
const SHARED = { isolate: false, setupFiles: ['tests/support/one-seed.ts'] };

/** Projects of one group run side by side, groups one after the other. 0 would be the last of all. */
const project = (name: string, group: number, more: object = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    exclude: LEFT_OUT,
    sequence: { groupOrder: group },
    ...more,
  },
});

const CORE = ['tests/core/**/*.test.ts', 'tests/architecture/**/*.test.ts'];

const serverProjects = [
  project('core', 1, { ...SHARED, include: CORE }),
  project('web', 1, SHARED),
  project('contracts', 2, { ...SHARED, globalSetup: [DATABASE] }),
  project('http', 2, { ...SHARED, globalSetup: [DATABASE] }),
];

/** The same as one project, for scripts/run-suites.mjs: its workers load the shop once and none waits for the end of a project. */
const serverLane = [
  project('server', 1, {
    ...SHARED,
    globalSetup: [DATABASE],
    include: [...CORE, 'tests/{web,contracts,http}/**/*.test.{ts,tsx}'],
  }),
];

export default defineConfig({
  test: {
    pool: 'forks',
    // Most of what a test makes is garbage at once: a larger nursery saves 7 % of their processors' time.
    execArgv: ['--max-semi-space-size=32'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    environment: 'node',
    // A forgotten `.only` would hide every other test and still be green.
    allowOnly: false,
    passWithNoTests: false,
    // Vite's server of the screens keeps the process for as long as it may.
    teardownTimeout: 1_000,
    testTimeout: LONG_MS,
    hookTimeout: LONG_MS,
    // To ask costs more than to wait.
    expect: { poll: { timeout: PATIENCE_MS, interval: 50 } },
    projects: [
      ...(process.env.SERVER_LANE ? serverLane : serverProjects),
      { ...screensProject, test: { ...screensProject.test, sequence: { groupOrder: 3 } } },
      project('e2e', 4, { ...SHARED, globalSetup: [DATABASE, WEB] }),
      project('faults', 5, {
        globalSetup: [DATABASE, WEB],
        setupFiles: ['tests/support/one-seed.ts', 'tests/faults/none-left.ts'],
      }),
    ],
  },
});
