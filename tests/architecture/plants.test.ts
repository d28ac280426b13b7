import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plants } from '../planted/plants.ts';
import { root } from './tree.ts';

describe('the planted breaks', () => {
  it.each(plants)('of $screen stand where they can be planted', ({ file, from, to, tests }) => {
    expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(tests.filter((each) => !existsSync(join(root, each)))).toEqual([]);
  });
});
