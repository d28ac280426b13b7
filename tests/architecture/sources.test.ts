import { describe, expect, it } from 'vitest';
import { sourceRules } from './source-rules.ts';
import { sources } from './tree.ts';

const tree = sources();

describe.each(sourceRules)('$name', ({ finds, planted }) => {
  it('everywhere in the tree', () => {
    expect(tree.flatMap((source) => finds(source).map((found) => `${source.path}: ${found}`))).toEqual([]);
  });

  it('is noticed when broken', () => {
    expect(finds(planted)).not.toEqual([]);
  });
});

it('looks at every room', () => {
  for (const room of ['core', 'openapi', 'adapters', 'web', 'tests', 'scripts']) {
    expect(tree.some(({ path }) => path.startsWith(`${room}/`))).toBe(true);
  }
});

it('leaves alone what only looks like a colour or a call', () => {
  const fine = `<a href="#main">&#8217;</a>; queryClient.prefetchQuery(x); refetch(); const fetchPriority = 'high';`;
  expect(sourceRules.flatMap(({ finds }) => finds({ path: 'web/ui/Link.tsx', text: fine }))).toEqual([]);
});
