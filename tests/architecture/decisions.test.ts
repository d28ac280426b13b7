import { describe, expect, it } from 'vitest';
import {
  countCitations,
  decisionIndex,
  decisions,
  wrongCitations,
  wrongNumber,
  wrongPage,
} from './decisions.ts';
import { sources } from './tree.ts';

/** This file plants citations that lead nowhere. */
const cited = sources().filter(({ path }) => path !== 'tests/architecture/decisions.test.ts');

describe('the decisions', () => {
  it('are pages of at most 20 lines with context, decision and price', () => {
    expect(decisions.length).toBeGreaterThan(90);
    expect(decisions.flatMap(wrongPage)).toEqual([]);
  });

  it('have numbers of their own', () => {
    expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
  });

  it('are listed in the index with their titles', () => {
    const listed = decisions.map(({ number, file, text }) => {
      const title = text.slice(`# ${number} `.length, text.indexOf('\n'));
      return `- [${number}](${file}) ${title}`;
    });
    const lines = decisionIndex.split('\n').filter((line) => line.startsWith('- '));
    expect(lines.sort()).toEqual(listed.sort());
  });

  it('exist for every number that code, tests and documents cite', () => {
    const total = cited.reduce((sum, source) => sum + countCitations(source), 0);
    expect(total).toBeGreaterThan(100);
    const wrong = cited.flatMap((source) => wrongCitations(source).map((what) => `${source.path}: ${what}`));
    expect(wrong).toEqual([]);
  });

  it('are missed when a citation, a page or a part of a page is missing', () => {
    const planted = (text: string) => wrongCitations({ path: 'core/kernel/money.ts', text });
    expect(planted('/** Rounded half up (decision 999). */')).toEqual(['no decision 999']);
    expect(planted('/** Rounded half up (decision W9). */')).toEqual(['no decision W9']);
    expect(planted('/**\n * Rounded half up (decision\n * 998)\n */')).toEqual(['no decision 998']);
    expect(planted('/** Rounded half up (decision 027). */')).toEqual([]);
    expect(wrongNumber('27')).toBe('no decision 27');

    const page = '# 200 A title\n\n**Context.** Why.\n\n**Decision.** What.\n\n**Price.** How much.\n';
    const wrongWith = (text: string) => wrongPage({ number: '200', file: '200-a-title.md', text });
    expect(wrongWith(page)).toEqual([]);
    expect(wrongWith(page.replace('**Price.** How much.', ''))).toEqual(['200-a-title.md: has no Price']);
    expect(wrongWith(page + 'More.\n'.repeat(20))[0]).toContain('more than 20');
  });
});
