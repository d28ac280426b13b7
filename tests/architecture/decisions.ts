import type { Source } from './source-rules.ts';
import { sources } from './tree.ts';

const FOLDER = 'docs/decisions/';
const PAGES = `${FOLDER}pages/`;
const README = `${FOLDER}README.md`;

/** `docs/decisions`: its README, a page of entries for each group, and pages of single decisions. */
export interface Decisions {
  readonly readme: string;
  readonly groups: readonly Source[];
  readonly pages: readonly Source[];
}

/** A decision on its group's page; `number` is what code cites. */
export interface Entry {
  readonly group: string;
  readonly number: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const findDecisions = (): Decisions => {
  const found = sources().filter(({ path }) => path.startsWith(FOLDER));
  const pages = found.filter(({ path }) => path.startsWith(PAGES));
  return {
    readme: found.find(({ path }) => path === README)?.text ?? '',
    groups: found.filter((each) => each.path !== README && !pages.includes(each)),
    pages,
  };
};

export const entriesOf = ({ groups }: Decisions): Entry[] =>
  groups.flatMap(({ path, text }) =>
    text
      .split(/^### /m)
      .slice(1)
      .map((part) => {
        const [heading = '', ...lines] = part.trimEnd().split('\n');
        return { group: fileOf(path), number: heading.slice(0, 3), title: heading.slice(4), lines };
      }),
  );

export const decisions = findDecisions();

const entries = entriesOf(decisions);
const numbers = new Set(entries.map(({ number }) => number));

/** What is wrong with a number that something cites; null when a decision has it. */
export const wrongNumber = (number: string): string | null =>
  numbers.has(number) ? null : `no decision ${number}`;

/** One number or several after the word, also across the line break of a comment. Every spelling is found, so that a wrong one fails. */
const CITATION = /\bdecisions?(?:\s|\*|\/\/)+([A-Z]?\d+(?:(?:,| and)\s+\d{3}\b)*)/gi;

const citationsIn = ({ text }: Source): string[] =>
  [...text.matchAll(CITATION)].flatMap(([, cited = '']) => cited.match(/[A-Z]?\d+/gi) ?? []);

/** The citations of a source that lead to no entry. */
export const wrongCitations = (source: Source): string[] =>
  citationsIn(source).flatMap((number) => wrongNumber(number) ?? []);

export const countCitations = (source: Source): number => citationsIn(source).length;

/** The part of an address that GitHub gives a heading. */
const anchorOf = ({ number, title }: Entry): string =>
  `${number} ${title}`
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

const anchors = new Set(entries.map((entry) => `${entry.group}#${anchorOf(entry)}`));

/** The links of a source to entries that are not there. */
export const wrongEntryLinks = ({ text }: Source): string[] =>
  [...text.matchAll(/\]\((?:[\w./-]*\/)?decisions\/([^)]*)\)/g)].flatMap(([, target = '']) =>
    target === 'README.md' || anchors.has(target) ? [] : [`no entry ${target}`],
  );
