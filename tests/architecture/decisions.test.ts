import { describe, expect, it } from 'vitest';
import { wrongForms } from './decision-rules.ts';
import {
  countCitations,
  type Decisions,
  decisions,
  entriesOf,
  wrongCitations,
  wrongEntryLinks,
  wrongNumber,
} from './decisions.ts';
import { sources } from './tree.ts';

/** This file plants citations and links that lead nowhere. */
const cited = sources().filter(({ path }) => path !== 'tests/architecture/decisions.test.ts');

const found = (wrongIn: typeof wrongCitations) =>
  cited.flatMap((source) => wrongIn(source).map((what) => `${source.path}: ${what}`));

describe('the decisions', () => {
  it('are entries of one or two lines on the pages of their groups; some have a page of their own', () => {
    expect(entriesOf(decisions).length).toBeGreaterThan(200);
    expect(decisions.pages.length).toBeGreaterThan(50);
    expect(wrongForms(decisions)).toEqual([]);
  });

  it('exist for every number that code, tests and documents cite', () => {
    expect(cited.reduce((sum, source) => sum + countCitations(source), 0)).toBeGreaterThan(100);
    expect(found(wrongCitations)).toEqual([]);
  });

  it('are where documents link to them', () => {
    expect(found(wrongEntryLinks)).toEqual([]);
  });

  it('are missed when a citation or a link leads to none', () => {
    const citing = (text: string) => wrongCitations({ path: 'core/kernel/money.ts', text });
    expect(citing('/** Rounded half up (decision 999). */')).toEqual(['no decision 999']);
    expect(citing('/** Rounded half up (decision W9). */')).toEqual(['no decision W9']);
    expect(citing('/**\n * Rounded half up (decision\n * 998)\n */')).toEqual(['no decision 998']);
    expect(citing('/** Rounded (decisions 267, 997 and 996). */')).toEqual([
      'no decision 997',
      'no decision 996',
    ]);
    expect(citing('/** Rounded half up (decision 267). */')).toEqual([]);
    expect(wrongNumber('18')).toBe('no decision 18');

    const linking = (target: string) => wrongEntryLinks({ path: 'docs/scaling.md', text: `[a](${target})` });
    expect(linking('decisions/api.md#007-a-quote-reports-problems-and-never-refuses')).toEqual([]);
    expect(linking('decisions/api.md#007-a-quote')).toEqual(['no entry api.md#007-a-quote']);
    expect(linking('decisions/api.md')).toEqual(['no entry api.md']);
    expect(linking('decisions/README.md')).toEqual([]);
  });
});

describe('the form of decisions', () => {
  const GROUP =
    '# Money and payment\n\n### 200 A title\nWhat. [More](pages/200-a-title.md)\n\n### 201 Another\nWhat.\n';
  const PAGE = '# 200 A title\n\n**Context.** Why.\n\n**Decision.** What.\n\n**Price.** How much.\n';
  const README = 'The next number is **202**.\n\n- [Money and payment](money-and-payment.md): prices.\n';

  const formsOf = (group: string, page = PAGE, readme = README): string[] => {
    const planted: Decisions = {
      readme,
      groups: [{ path: 'docs/decisions/money-and-payment.md', text: group }],
      pages: [{ path: 'docs/decisions/pages/200-a-title.md', text: page }],
    };
    return wrongForms(planted);
  };

  it('accepts short entries, and a page that its entry links to', () => {
    expect(formsOf(GROUP)).toEqual([]);
  });

  it.each([
    ['a number that stands twice', GROUP.replace('201', '200'), '200: stands twice'],
    ['a long entry', GROUP.replace('What.\n', `${'word '.repeat(61)}\n`), '201: 61 words, more than 60'],
    [
      'an entry of three lines',
      GROUP.replace('What.\n', 'What.\nWhy.\nWhen.\n'),
      '201: 3 lines, more than 2',
    ],
    ['an entry of two paragraphs', GROUP.replace('What.\n', 'What.\n\nWhy.\n'), '201: is not one paragraph'],
    ['an entry without words', GROUP.replace('What.\n', ''), '201: is not one paragraph'],
    [
      'a title without a number',
      GROUP.replace('### 201', '### 21'),
      '“### 21 Another” is no title of an entry',
    ],
    [
      'another level of titles',
      GROUP.replace('### 201', '## 201'),
      '“## 201 Another” is no title of an entry',
    ],
    ['a page that is gone', GROUP.replace('a-title.md', 'gone.md'), '200: 200-gone.md is not its page'],
    [
      "another decision's page",
      GROUP.replace('[More]', '').replace('Another\n', 'Another\n[More](pages/200-a-title.md) '),
      '201: 200-a-title.md is not its page',
    ],
    [
      'a page that no entry links to',
      GROUP.replace(/\[More].*/, ''),
      '200-a-title.md: 0 entries link to it, not one',
    ],
    [
      'a group that is named otherwise',
      GROUP.replace('Money', 'Cents'),
      'money-and-payment.md: is not named for its heading',
    ],
  ])('refuses %s', (_what, group, message) => {
    expect(formsOf(group).join('\n')).toContain(message);
  });

  it('refuses a page of another form, a group that is not listed, and a number that is not announced', () => {
    expect(formsOf(GROUP, PAGE.replace('**Price.** How much.', ''))).toEqual([
      '200-a-title.md: has no Price',
    ]);
    expect(formsOf(GROUP, PAGE + 'More.\n'.repeat(20))[0]).toContain('more than 20');
    expect(formsOf(GROUP, PAGE.replace('A title', 'A subject'))).toEqual([
      '200-a-title.md: has another title than its entry',
    ]);
    expect(formsOf(GROUP, PAGE, README.replace('202', '201'))).toEqual([
      '201: the README says that 201 is the next number',
    ]);
    expect(formsOf(GROUP, PAGE, README.replace('(money', '(cents'))).toEqual([
      'money-and-payment.md: is not listed once in the README',
    ]);
  });
});
