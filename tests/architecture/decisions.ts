import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './source-rules.ts';
import { root } from './tree.ts';

const FOLDER = 'docs/decisions';
const MOST_LINES = 20;

/** A page of `docs/decisions`; `number` is what code cites. */
export interface Decision {
  readonly number: string;
  readonly file: string;
  readonly text: string;
}

export const decisions: readonly Decision[] = readdirSync(join(root, FOLDER))
  .filter((file) => file !== 'README.md')
  .sort()
  .map((file) => ({
    number: file.slice(0, 3),
    file,
    text: readFileSync(join(root, FOLDER, file), 'utf8'),
  }));

export const decisionIndex = readFileSync(join(root, FOLDER, 'README.md'), 'utf8');

const numbers = new Set(decisions.map(({ number }) => number));

/** What is wrong with a number that something cites; null when its page exists. */
export const wrongNumber = (number: string): string | null =>
  numbers.has(number) ? null : `no decision ${number}`;

/** A number after the word, also across the line break of a comment. Every spelling is found, so that a wrong one fails. */
const CITATION = /\bdecisions?(?:\s|\*|\/\/)+([A-Z]?\d+)\b/gi;

/** The citations of a source that lead to no page. */
export const wrongCitations = ({ text }: Source): string[] =>
  [...text.matchAll(CITATION)].flatMap(([, number = '']) => wrongNumber(number) ?? []);

export const countCitations = ({ text }: Source): number => [...text.matchAll(CITATION)].length;

/** What is wrong with the form of a page. */
export const wrongPage = ({ number, file, text }: Decision): string[] => {
  const lines = text.trimEnd().split('\n');
  return [
    ...(/^\d{3}-[a-z0-9-]+\.md$/.test(file) ? [] : [`${file}: is not named NNN-title.md`]),
    ...(lines[0]?.startsWith(`# ${number} `) ? [] : [`${file}: the heading does not begin with ${number}`]),
    ...(lines.length <= MOST_LINES ? [] : [`${file}: ${lines.length} lines, more than ${MOST_LINES}`]),
    ...['Context', 'Decision', 'Price']
      .filter((part) => !new RegExp(`^\\*\\*${part}\\.\\*\\* \\S`, 'm').test(text))
      .map((part) => `${file}: has no ${part}`),
  ];
};
