import { afterEach, beforeEach, expect } from 'vitest';
import { complain, findings, forgetComplaints } from './complaints.ts';

const log = console.error;
console.error = (...words: readonly unknown[]) => {
  complain(words.map((word) => (word instanceof Error ? word.message : String(word))).join(' '));
  log(...words);
};
addEventListener('error', ({ message }) => complain(message));

beforeEach(forgetComplaints);

/** Whatever a screen complains of fails its test. */
afterEach(() => {
  expect(findings()).toEqual([]);
});
