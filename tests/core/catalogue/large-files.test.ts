import { setImmediate } from 'node:timers/promises';
import { MOST_ROWS } from '@wondercast/core/shop/catalogue/catalogue-file';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../adapters/http/tables/read-table.ts';
import { readTableApart } from '../../../adapters/http/tables/read-table-apart.ts';
import { fullOr } from '../../support/full.ts';

/** A megabyte of nothing, as CSV and as JSON. */
const FILES = [
  ['csv', `slug\n${',\n'.repeat(500_000)}`],
  ['csv', `slug\n${','.repeat(1_000_000)}`],
  ['csv', `slug${'\na'.repeat(500_000)}`],
  ['json', `[${'{},'.repeat(300_000)}{}]`],
  ['json', '['.repeat(1_000_000)],
] as const;

/** How often anything else had its turn meanwhile. */
const turnsDuring = async (work: () => unknown): Promise<number> => {
  let turns = 0;
  let isDone = false;
  const count = async () => {
    for (await setImmediate(); !isDone; await setImmediate()) turns += 1;
  };
  const counting = count();
  await Promise.resolve(work()).catch(() => undefined);
  isDone = true;
  await counting;
  return turns;
};

describe('a file of a megabyte of nothing', () => {
  it('is read beside what the shop does meanwhile', async () => {
    for (const [format, text] of fullOr(FILES, FILES.slice(0, 1))) {
      expect(await turnsDuring(() => readTableApart(format, text))).toBeGreaterThan(5);
      expect(await turnsDuring(async () => readTable(format, text))).toBe(0);
    }
  });

  it('has no more rows than say that it has too many', async () => {
    await expect(readTableApart(...FILES[0])).rejects.toMatchObject({
      message: 'The file has too many blank lines.',
    });
    for (const [format, text] of fullOr([FILES[2], FILES[3]], [FILES[2]]))
      expect((await readTableApart(format, text)).rows).toHaveLength(MOST_ROWS + 1);
  });

  it('is refused in the same words as a small one', async () => {
    await expect(readTableApart('json', '['.repeat(1_000_000))).rejects.toMatchObject({
      kind: 'invalid',
      message: 'The file is not valid JSON.',
    });
    await expect(readTableApart('csv', `a\n"${'b'.repeat(100_000)}`)).rejects.toMatchObject({
      message: 'Line 2: A quoted cell does not end.',
    });
  });
});
