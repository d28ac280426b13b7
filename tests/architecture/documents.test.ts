import { describe, expect, it } from 'vitest';
import { CORE_GROUPS } from '../../scripts/core-groups.mjs';
import { documents, wrongReferences } from './documents.ts';

const MOST_LINES = 150;
const MOST_WORDS = 1_200;

const textOf = (path: string): string => documents.find((each) => each.path === path)?.text ?? '';
const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

describe('the documents', () => {
  it('are found in every room', () => {
    const paths = documents.map(({ path }) => path);
    for (const path of ['README.md', 'core/README.md', 'web/README.md', 'docs/decisions/README.md'])
      expect(paths).toContain(path);
  });

  it('name files that exist', () => {
    const wrong = documents.flatMap((document) =>
      wrongReferences(document).map((reference) => `${document.path}: ${reference}`),
    );
    expect(wrong).toEqual([]);
  });

  it('begin with a README that is read in ten minutes', () => {
    const readme = textOf('README.md');
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
    expect(wordsOf(readme)).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('have a short guide for contributors', () => {
    const guide = textOf('CONTRIBUTING.md').trimEnd().split('\n');
    expect(guide.length).toBeGreaterThan(10);
    expect(guide.length).toBeLessThanOrEqual(40);
  });

  it.each(Object.entries(CORE_GROUPS))('tell what core/%s consists of, in its order', (group, slices) => {
    const told = [...textOf(`core/${group}/README.md`).matchAll(/^- `([^`]+)`:/gm)].map(([, slice]) => slice);
    expect(told).toEqual(slices);
    expect(textOf('core/README.md')).toContain(`[\`${group}\`](${group}/README.md)`);
  });

  it('would be wrong with a file that is gone', () => {
    const wrongIn = (text: string) => wrongReferences({ path: 'core/README.md', text });
    expect(wrongIn('[a](gone.md), [b](../README.md#map), [c](https://wondercast.example), [d](#e)')).toEqual([
      'gone.md',
    ]);
    expect(wrongIn('`cart/gone.ts`, `core/gone/`, `gone/gone.ts`, `core/<slice>/gone.ts`')).toEqual([
      'cart/gone.ts',
      'core/gone/',
      'gone/gone.ts',
      'core/<slice>/gone.ts',
    ]);
    expect(wrongIn('`node_modules/gone/`, `.data/gone/`')).toEqual([]);
    expect(wrongIn('`buying/cart/cart.ts`, `web/pages`, `<slice>/rules.ts`, `application/json`')).toEqual([]);
  });
});
