import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

const MOST_LINES = 14;

const shortened = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => `    ${line}`);

/** The failed tests of a Vitest report with the beginning of their messages, as lines to print below `title`; empty when all passed. */
export const failures = (title, testResults) => {
  const lines = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`  ${file}`, ...shortened(message)];
    return failed.flatMap(({ fullName, failureMessages }) => [
      `  ${file}: ${fullName}`,
      ...shortened(failureMessages[0]),
    ]);
  });
  return lines.length === 0 ? [] : [title, ...lines];
};
