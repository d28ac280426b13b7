import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEYS_WITHOUT_IT } from '../contracts/sharding-key.ts';
import { root } from './tree.ts';

describe('docs/scaling.md', () => {
  it('says how many unique keys do not contain the id of the booking', () => {
    const page = readFileSync(join(root, 'docs/scaling.md'), 'utf8');
    const [, said] = /the (\S+) unique keys that do not/.exec(page) ?? [];
    expect(said).toBe(String(Object.keys(KEYS_WITHOUT_IT).length));
  });
});
