import { isSlug } from '../slug.ts';
import type { rowJudge } from './row-judge.ts';

export const SLUG_MISSING = 'Every row needs a slug';
export const SLUG_UNFIT =
  'A slug has small letters, digits and hyphens, at most 120, and at least one of them is a letter';
const LONGEST = 120;

/** The slug that names a row's record; null, with the error collected, when it cannot be one. */
export const slugCell = (
  cell: unknown,
  {
    line,
    known,
    seenIn,
    refuse,
  }: {
    readonly line: number;
    readonly known: { has(slug: string): boolean };
    readonly seenIn: (slug: string, line: number) => number | null;
    readonly refuse: ReturnType<typeof rowJudge>['refuse'];
  },
): string | null => {
  const slug = typeof cell === 'string' ? cell.trim() : '';
  if (slug === '') return refuse('slug', SLUG_MISSING);
  if (!known.has(slug) && (slug.length > LONGEST || !isSlug(slug))) return refuse('slug', SLUG_UNFIT);
  const earlier = seenIn(slug, line);
  return earlier === null ? slug : refuse('slug', `This slug is in line ${earlier} already.`);
};
