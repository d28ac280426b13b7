import { relative } from 'node:path';
import { root } from './root.mjs';

const MANY = 10;

const inSeconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

const slowestOf = (timed) =>
  timed
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, MANY)
    .map(({ ms, name }) => `${inSeconds(ms)}  ${name}`);

/** The total time of each project. */
const projects = (files) => {
  const sums = new Map();
  for (const { name, ms } of files) {
    const project = name.split('/')[1];
    sums.set(project, (sums.get(project) ?? 0) + ms);
  }
  return [...sums].map(([name, ms]) => ({ name, ms }));
};

/** The ten slowest tests and files of a Vitest report, and the total of each project, as lines to print. */
export const slowest = (testResults) => {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
  }));
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  return [
    'The slowest tests',
    ...slowestOf(tests),
    '',
    'The slowest files',
    ...slowestOf(files),
    '',
    'All files of',
    ...slowestOf(projects(files)),
  ];
};
