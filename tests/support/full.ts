/**
 * Whether the longer forms run as well, as `npm run test:full` does: both stores for everything, every width and theme, all ways of a
 * journey, the commands themselves. Without it each promise is tested once, where it is cheapest.
 */
export const IS_FULL = process.env.TESTS === 'full';

/** All of these in the full run; otherwise those of them that stand for the rest. */
export const fullOr = <Each>(all: readonly Each[], few: readonly Each[]): readonly Each[] =>
  IS_FULL ? all : few;

/** What a promise over HTTP is tested on: contracts prove the two stores alike, so Postgres stands for both otherwise. */
export const STORES = fullOr<'memory' | 'postgres'>(['memory', 'postgres'], ['postgres']);
