import axe from 'axe-core';
import { expect } from 'vitest';

/** What is on the screen now has no mistake that axe finds; `within` narrows it to one part. */
export const expectAccessible = async (within: string): Promise<void> => {
  const { violations } = await axe.run(within, { resultTypes: ['violations'] });
  const mistakes = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect(mistakes.join('\n')).toBe('');
};
