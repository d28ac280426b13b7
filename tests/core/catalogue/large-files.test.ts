import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { MOST_ROWS } from '@wondercast/core/shop/catalogue/catalogue-file';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../adapters/http/tables/read-table.ts';
import { readTableApart } from '../../../adapters/http/tables/read-table-apart.ts';

/** A megabyte of nothing, as CSV and as JSON. */
const FILES = [
  ['csv', `slug\n${',\n'.repeat(500_000)}`],
  ['csv', `slug\n${','.repeat(1_000_000)}`],
  ['csv', `slug${'\na'.repeat(500_000)}`],
  ['json', `[${'{},'.repeat(300_000)}{}]`],
  ['json', '['.repeat(1_000_000)],
] as const;

/** For how long nothing else was done, at most, in milliseconds. */
const longestWait = async (work: () => unknown): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await setImmediate();
  await Promise.resolve(work()).catch(() => undefined);
  await setImmediate();
  delay.disable();
  return delay.max / 1e6;
};

describe('a file of a megabyte of nothing', () => {
  it('is read beside what the shop does meanwhile', async () => {
    const apart: number[] = [];
    const here: number[] = [];
    for (const [format, text] of FILES) {
      apart.push(await longestWait(() => readTableApart(format, text)));
      here.push(await longestWait(async () => readTable(format, text)));
    }
    // A ratio of one run: machines differ. What waits beside a thread is what starts it.
    expect(Math.max(...apart)).toBeLessThan(Math.max(...here) / 2);
  });

  it('has no more rows than say that it has too many', async () => {
    await expect(readTableApart(...FILES[0])).rejects.toMatchObject({
      message: 'The file has too many blank lines.',
    });
    for (const [format, text] of [FILES[2], FILES[3]])
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
