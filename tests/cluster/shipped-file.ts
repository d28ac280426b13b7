import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

/** A file of `deploy/`, as it is shipped. */
export const shippedFile = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');

/** An address of the machines that shipped files speak of. */
const OF_PRODUCTION = /\b10\.0\.0\.\d+/;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The file with words replaced: addresses of production by those of loopback, and paths. What is tested is otherwise what is
 * shipped.
 * @throws Error when a word is not in the file, or an address of production is left
 */
export const replaceWords = (text: string, words: Readonly<Record<string, string>>): string => {
  const missing = Object.keys(words).filter((word) => !text.includes(word));
  if (missing.length > 0) throw new Error(`The shipped file does not say: ${missing.join(', ')}`);
  // Longer ones first: a port may stand within an address. One pass, so that no replacement is replaced again.
  const sorted = Object.keys(words).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(sorted.map(escaped).join('|'), 'g');
  const replaced = text.replace(pattern, (word) => words[word] ?? word);
  const left = replaced.split('\n').find((line) => OF_PRODUCTION.test(line) && !/^\s*[#;]/.test(line));
  if (left) throw new Error(`An address of production is left: ${left.trim()}`);
  return replaced;
};
