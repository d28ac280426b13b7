/**
 * Whether the longer forms run as well, as `npm run test:full` does: both stores for everything, every width and theme, all ways of a
 * journey, what one screen says in the browser, kills and outages, the commands themselves. Without it run the promises about
 * money, data and access, each where it is cheapest, and one journey wherever pages, processes or browsers meet (decision 214).
 */
export const IS_FULL = process.env.TESTS === 'full';

/** All of these in the full run; otherwise those of them that stand for the rest. */
export const fullOr = <Each>(all: readonly Each[], few: readonly Each[]): readonly Each[] =>
  IS_FULL ? all : few;

/** Registers tests for the full run alone; the others do not have them, so that none is ever skipped. */
export const inFull = (register: () => void): void => {
  if (IS_FULL) register();
};

/** What a promise over HTTP is tested on: contracts prove the two stores alike, so Postgres stands for both otherwise. */
export const STORES = fullOr<'memory' | 'postgres'>(['memory', 'postgres'], ['postgres']);

/** How many random cases run. */
export const times = (few: number, many: number): number => (IS_FULL ? many : few);
