import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';

/** What the runbook says about one alert. */
export interface RunbookSection {
  readonly alert: string;
  readonly text: string;
  /** Its shell commands, in their order, a block each. */
  readonly commands: readonly string[];
}

/** What every section has, in this order. */
export const PARTS = ['**What it means.**', '**What to do.**', '**It is over when**'];

const BLOCK = /^ *```sh\n([\s\S]*?)^ *```$/gm;

export const runbook = (
  text = readFileSync(join(root, 'docs/runbook.md'), 'utf8'),
): readonly RunbookSection[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      alert: section.slice(0, section.indexOf('\n')),
      text: section,
      commands: [...section.matchAll(BLOCK)].map(([, block = '']) => block.replace(/^ {3}/gm, '').trim()),
    }));
