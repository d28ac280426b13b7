import { timePasses } from '../../support/time-passes.ts';
import { allowing } from '../allowance.ts';

/** Somebody who browses all the time. */
export interface Reader {
  answered(): number;
  /** What came instead of a page, in words. */
  failures(): readonly string[];
  /** The longest time in milliseconds from one page to the next. */
  longestWait(): number;
  stop(): Promise<void>;
}

const PATHS = ['/', '/api/experiences', '/about', '/api/categories'];
const BETWEEN_MS = 25;
/** Whoever has waited longer for a page has gone. */
const LONGEST_MS = 10_000;

export const startReader = (url: string): Reader => {
  const failures: string[] = [];
  let isStopping = false;
  let answered = 0;
  let longest = 0;
  let last = performance.now();
  const read = async (path: string): Promise<void> => {
    try {
      const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(allowing(LONGEST_MS)) });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
      answered += 1;
    } catch (error) {
      failures.push(`${new Date().toISOString()} GET ${path}: ${(error as Error).message}`);
    }
  };
  const life = (async () => {
    for (let time = 0; !isStopping; time++) {
      await read(PATHS[time % PATHS.length] ?? '/');
      await timePasses(BETWEEN_MS);
    }
  })();
  return {
    answered: () => answered,
    failures: () => failures,
    longestWait: () => Math.max(longest, performance.now() - last),
    stop: async () => {
      isStopping = true;
      await life;
    },
  };
};
