import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

/** What the runbook says about one alert. */
export interface RunbookSection {
  readonly alert: string;
  readonly text: string;
  /** The shell commands of what to do, in their order, a block each. */
  readonly steps: readonly string[];
  /** Those that show that it is over. */
  readonly proof: readonly string[];
}

/** What every section has, in this order. */
export const PARTS = ['**What it means.**', '**What to do.**', '**It is over when**'];

const BLOCK = /^ *```sh\n([\s\S]*?)^ *```$/gm;

const blocksOf = (text: string): readonly string[] =>
  [...text.matchAll(BLOCK)].map(([, block = '']) => block.replace(/^ {3}/gm, '').trim());

export const runbook = (
  text = readFileSync(join(root, 'docs/runbook.md'), 'utf8'),
): readonly RunbookSection[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [steps = '', proof = ''] = section.split(PARTS.at(-1) ?? '');
      return {
        alert: section.slice(0, section.indexOf('\n')),
        text: section,
        steps: blocksOf(steps),
        proof: blocksOf(proof),
      };
    });
