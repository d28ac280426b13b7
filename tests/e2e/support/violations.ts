import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  readonly axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> };
}

/** What axe has to say against a page, in short; nothing when all is well. */
export const violationsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as WithAxe;
    return axe.run(document, { resultTypes: ['violations'] });
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
};
