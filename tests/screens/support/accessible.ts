import axe from 'axe-core';
import { expect } from 'vitest';

/** What axe finds wrong in what is on the screen now, a line each. */
export const mistakesIn = async (within: string): Promise<string> => {
  const { violations } = await axe.run(within, { resultTypes: ['violations'] });
  const mistakes = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
  return mistakes.join('\n');
};

/** What is on the screen has no mistake that axe finds, once it has come to rest; `within` narrows it to one part. */
export const expectAccessible = (within: string): Promise<void> =>
  expect.poll(() => mistakesIn(within), { interval: 100 }).toBe('');
