import { type Decisions, type Entry, entriesOf, fileOf } from './decisions.ts';
import type { Source } from './source-rules.ts';

const MOST_LINES = 2;
const MOST_WORDS = 60;
const MOST_LINES_OF_PAGE = 20;

const wrongGroup = ({ path, text }: Source, readme: string): string[] => {
  const file = fileOf(path);
  const [heading = '', ...others] = text.split('\n').filter((line) => line.startsWith('#'));
  return [
    ...(heading.replaceAll(' ', '-').toLowerCase() === `#-${file.slice(0, -3)}`
      ? []
      : [`${file}: is not named for its heading`]),
    ...others
      .filter((line) => !/^### \d{3} \S/.test(line))
      .map((line) => `${file}: “${line}” is no title of an entry`),
    ...(readme.split(`](${file})`).length === 2 ? [] : [`${file}: is not listed once in the README`]),
  ];
};

const linksOf = ({ lines }: Entry): string[] =>
  [...lines.join('\n').matchAll(/\]\(pages\/([^)]*)\)/g)].map(([, file = '']) => file);

const wrongEntry = (entry: Entry, { pages }: Decisions): string[] => {
  const { number, lines } = entry;
  const words = lines.join(' ').split(/\s+/).length;
  const isItsPage = (file: string) =>
    file.startsWith(`${number}-`) && pages.some(({ path }) => fileOf(path) === file);
  return [
    ...(lines.length > 0 && lines.every((line) => line !== '') ? [] : [`${number}: is not one paragraph`]),
    ...(lines.length <= MOST_LINES ? [] : [`${number}: ${lines.length} lines, more than ${MOST_LINES}`]),
    ...(words <= MOST_WORDS ? [] : [`${number}: ${words} words, more than ${MOST_WORDS}`]),
    ...linksOf(entry)
      .filter((file) => !isItsPage(file))
      .map((file) => `${number}: ${file} is not its page`),
  ];
};

const wrongPage = ({ path, text }: Source, entries: readonly Entry[]): string[] => {
  const file = fileOf(path);
  const lines = text.trimEnd().split('\n');
  const linked = entries.filter((entry) => linksOf(entry).includes(file));
  const isTitled = linked.every(({ number, title }) => lines[0] === `# ${number} ${title}`);
  return [
    ...(/^\d{3}-[a-z0-9-]+\.md$/.test(file) ? [] : [`${file}: is not named NNN-title.md`]),
    ...(linked.length === 1 ? [] : [`${file}: ${linked.length} entries link to it, not one`]),
    ...(isTitled ? [] : [`${file}: has another title than its entry`]),
    ...(lines.length <= MOST_LINES_OF_PAGE
      ? []
      : [`${file}: ${lines.length} lines, more than ${MOST_LINES_OF_PAGE}`]),
    ...['Context', 'Decision', 'Price']
      .filter((part) => !new RegExp(`^\\*\\*${part}\\.\\*\\* \\S`, 'm').test(text))
      .map((part) => `${file}: has no ${part}`),
  ];
};

/** A number that was deleted is not used again, because the README names the next one. */
const wrongNumbers = (entries: readonly Entry[], readme: string): string[] => {
  const numbers = entries.map(({ number }) => number);
  const next = readme.match(/^The next number is \*\*(\d{3})\*\*\.$/m)?.[1] ?? '000';
  return [
    ...numbers
      .filter((number, index) => numbers.indexOf(number) !== index)
      .map((number) => `${number}: stands twice`),
    ...numbers
      .filter((number) => number >= next)
      .map((number) => `${number}: the README says that ${next} is the next number`),
  ];
};

/** What is wrong with the form of the decisions: groups, entries, pages, numbers. */
export const wrongForms = (decisions: Decisions): string[] => {
  const entries = entriesOf(decisions);
  return [
    ...decisions.groups.flatMap((group) => wrongGroup(group, decisions.readme)),
    ...entries.flatMap((entry) => wrongEntry(entry, decisions)),
    ...decisions.pages.flatMap((page) => wrongPage(page, entries)),
    ...wrongNumbers(entries, decisions.readme),
  ];
};
