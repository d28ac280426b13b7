import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECTIONS } from '../e2e/statements/sections.ts';
import type { Shown } from '../e2e/statements/statement.ts';
import { wrongNumber } from './decisions.ts';

const TESTS = join(import.meta.dirname, '..');

/** What is wrong with a reference; null when it leads somewhere. */
const wrongWith = (shown: Shown): string | null => {
  if ('decision' in shown) return wrongNumber(shown.decision);
  const path = join(TESTS, shown.file);
  if (!existsSync(path)) return `no file ${shown.file}`;
  return readFileSync(path, 'utf8').includes(`'${shown.title}'`)
    ? null
    : `no test “${shown.title}” in ${shown.file}`;
};

describe('the table of statements', () => {
  it('goes through sections 1 to 9 of the specification', () => {
    const numbers = new Set(SECTIONS.map(({ section }) => Number.parseInt(section, 10)));
    expect([...numbers].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each(SECTIONS.map(({ section, statements }) => [section, statements] as const))(
    '%s: every statement is shown by a test that exists, or left out by a decision',
    (_section, statements) => {
      expect(statements.length).toBeGreaterThan(0);
      const wrong = statements.flatMap(([words, ...shown]) =>
        shown.flatMap((each) => wrongWith(each) ?? []).map((what) => `${words}: ${what}`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('would notice a test that is gone, and a decision nobody took', () => {
    expect(wrongWith({ file: 'e2e/suite/home.ts', title: 'no such test' })).toContain('no test');
    expect(wrongWith({ file: 'e2e/suite/none.ts', title: 'no such test' })).toContain('no file');
    expect(wrongWith({ decision: '999' })).toContain('no decision');
  });
});
